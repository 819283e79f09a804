import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import { InlineScript } from '../components/inline-script.tsx';
import type { NotFound } from '../content/schemas/errors.ts';
import notFound from '../enhance/not-found.ts?inline-script';
import { MissingReceipt } from '../figures/missing-receipt.tsx';

interface MissingPageProps {
  content: NotFound;
}

/** The receipt for a page that is not there. */
export function MissingPage({ content }: MissingPageProps) {
  return (
    <section aria-labelledby="missing-title" className="py-section">
      <Container>
        <MissingReceipt>
          <div className="font-heading text-title-1">{content.code}</div>
          <Heading level={1} size="title-2" id="missing-title">
            {content.title}
          </Heading>
          <p className="text-ink-muted">{content.lead}</p>
          <p>
            <a href={content.back.href} className="text-link">
              {content.back.label}
            </a>
          </p>
        </MissingReceipt>
      </Container>
      <InlineScript source={notFound} />
    </section>
  );
}
