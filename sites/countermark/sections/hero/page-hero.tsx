import type { ReactNode } from 'react';
import type { ContentOf } from 'sitewright';
import { actionButtons, Container, Heading, RichText, StatList } from 'sitewright/views';
import { Unbroken } from '../../figures/unbroken.tsx';
import type { hero } from './hero.ts';

interface PageHeroProps {
  /** The section's anchor; the first heading has the id `<id>-title`. */
  id: string;
  content: Omit<ContentOf<typeof hero>, 'figure' | 'look'> & Partial<ContentOf<typeof hero>>;
  /** The page's picture, beside the words or, in narrow windows, below them. A page without one has its words in two columns. */
  figure?: ReactNode;
}

/** Words on one side, a figure on the other, numbers below. All first headings are at the same height. */
export function PageHero({ id, content, figure }: PageHeroProps) {
  const turned = figure && content.look === 'figure-first';
  // The badge stands above the words: beside columns of 1 to 1.2, and beside two of one width.
  const [badgePlace, columns] = turned
    ? [
        'md:ps-[calc((100%-2rem)/2.2+2rem)] lg:ps-[calc(50%+1rem)]',
        'md:grid-cols-[1fr_1.2fr] md:*:row-start-1 md:*:first:col-start-2',
      ]
    : ['', 'md:grid-cols-[1.2fr_1fr]'];
  return (
    <section aria-labelledby={`${id}-title`} className="tone-ground pb-section">
      <Container>
        <div className={`flex min-h-opening items-end pt-4 pb-3 ${badgePlace}`}>
          {content.badge && <p className="text-balance">{content.badge}</p>}
        </div>
        <div
          className={`grid items-start gap-x-8 gap-y-5 sm:gap-y-8 md:grid-rows-[auto_1fr] ${columns} lg:grid-cols-2`}
        >
          <div className={figure ? 'grid gap-5 sm:gap-7' : 'contents'}>
            <Heading level={1} size="title-1" id={`${id}-title`}>
              {content.title}
            </Heading>
            <div className={`grid gap-5 sm:gap-7 ${figure ? '' : 'md:pt-3'}`}>
              <p className="max-w-measure text-lead text-ink-muted text-balance">
                {content.lead.map((node) =>
                  node.type === 'text' ? (
                    <Unbroken key={node.value} text={node.value} />
                  ) : (
                    <RichText key={JSON.stringify(node)} content={[node]} />
                  ),
                )}
              </p>
              {content.actions && (
                <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-2 print:hidden">
                  {actionButtons(content.actions)}
                </div>
              )}
            </div>
          </div>
          {figure && (
            <div className="mx-auto w-full self-stretch max-md:max-w-measure md:max-lg:row-span-2 print:has-[figure]:max-w-none print:max-w-80">
              {figure}
            </div>
          )}
          {/* Where the words leave room beside the figure, it is the numbers'. */}
          {content.stats && (
            <div className={`mt-5 sm:mt-2 ${figure ? 'lg:col-span-full' : 'col-span-full'}`}>
              <StatList stats={content.stats} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
