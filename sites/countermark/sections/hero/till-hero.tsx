import type { ContentOf } from 'sitewright';
import {
  actionButtons,
  Container,
  countClass,
  Heading,
  Paragraph,
  StatValue,
} from 'sitewright/views';
import type { Till as TillContent } from '../../figures/till-fields.ts';
import type { hero } from './hero.ts';
import Till from './till.client.tsx';

interface TillHeroProps {
  /** The section's anchor; the first heading has the id `<id>-title`. */
  id: string;
  content: ContentOf<typeof hero>;
  till: TillContent;
  language: string;
}

/** The opening of a page whose till goes across it: a line of words, the till on its counter, figures below. */
export function TillHero({ id, content, till, language }: TillHeroProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="tone-ground pb-section-sm">
      <Container>
        <div className="grid min-h-opening content-end">
          {content.badge && <p className="py-3">{content.badge}</p>}
        </div>
        <Heading level={1} size="title-1" id={`${id}-title`}>
          {content.title}
        </Heading>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <Paragraph
            className="max-w-measure text-lead text-ink-muted text-balance"
            content={content.lead}
          />
          {content.actions && (
            <div className="flex flex-wrap gap-4 max-sm:grow max-sm:*:grow print:hidden">
              {actionButtons(content.actions)}
            </div>
          )}
        </div>
        <figure aria-label={till.label} className={`mt-8 ${countClass(till.lines.length)}`}>
          <Till till={till} language={language} />
        </figure>
        {content.stats && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] gap-x-8 gap-y-6 border-t-2 full-bleed-line pt-4 max-md:mt-8 lg:grid-cols-4">
            {content.stats.map(({ value, label }) => (
              <div key={label} className="grid content-start">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="-order-1 font-heading text-value even-digits">
                  <StatValue value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}
