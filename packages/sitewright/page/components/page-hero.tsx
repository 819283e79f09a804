import type { ReactNode } from 'react';
import { actionButtons } from './button.tsx';
import { Container } from './section.tsx';
import { StatList } from './stats.tsx';
import { Heading, Paragraph, type RichTextContent } from './words.tsx';

interface PageHeroProps {
  /** The section's anchor; the first heading has the id `<id>-title`. */
  id: string;
  content: {
    title: string;
    lead: RichTextContent;
    /** The line above the heading. */
    badge?: string | undefined;
    actions?: Parameters<typeof actionButtons>[0] | undefined;
    stats?: Parameters<typeof StatList>[0]['stats'] | undefined;
    look?: 'words-first' | 'figure-first' | undefined;
  };
  /** The page's picture, beside the words or, in narrow windows, below them. */
  figure?: ReactNode;
}

/** The heading across the page; below it the words, and a figure at their side. All first headings are at the same height. */
export function PageHero({ id, content, figure }: PageHeroProps) {
  const turned = figure && content.look === 'figure-first';
  return (
    <section aria-labelledby={`${id}-title`} className="tone-ground pb-section">
      <Container>
        <p className="flex min-h-opening items-end pt-4 pb-3 text-action text-small">
          {content.badge}
        </p>
        <Heading level={1} size="title-1" id={`${id}-title`}>
          {content.title}
        </Heading>
        <div
          className={`mt-7 grid items-start gap-x-14 gap-y-8 ${figure ? 'lg:grid-cols-2' : ''} ${turned ? 'lg:*:first:order-1' : ''}`}
        >
          <div className="grid gap-7">
            <Paragraph
              className="max-w-measure text-lead text-ink-muted text-pretty"
              content={content.lead}
            />
            {content.actions && (
              <div className="flex flex-wrap gap-4 print:hidden">
                {actionButtons(content.actions)}
              </div>
            )}
          </div>
          {figure && <div className="w-full max-lg:max-w-measure print:max-w-80">{figure}</div>}
        </div>
        {content.stats && (
          <div className="mt-10">
            <StatList stats={content.stats} />
          </div>
        )}
      </Container>
    </section>
  );
}
