import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import type { MessageOutcome } from '../content/schemas/message-form.ts';
import { MissingReceipt } from '../figures/missing-receipt.tsx';

interface MessageReceiptProps {
  content: MessageOutcome;
}

/** The receipt for a message that was sent, or was not. */
export function MessageReceipt({ content }: MessageReceiptProps) {
  return (
    <section aria-labelledby="receipt-title" className="py-section">
      <Container>
        <MissingReceipt stamp={content.stamp}>
          <Heading level={1} size="title-2" id="receipt-title">
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
    </section>
  );
}
