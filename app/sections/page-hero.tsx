import type { ReactNode } from 'react';
import { ButtonRow } from '../components/button-row.tsx';
import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import { StatList } from '../components/stat-list.tsx';
import type { Action } from '../content/schemas/shared.ts';
import { Stamp } from '../figures/stamp.tsx';

interface PageHeroProps {
  content: {
    badge?: string;
    title: string;
    lead: string;
    actions?: Action[];
    stats?: { value: string; label: string }[];
  };
  /** The page's picture, beside the words or, in narrow windows, below them. */
  figure: ReactNode;
}

/** The hero of a page: words on the left, a figure on the right, numbers below. */
export function PageHero({ content, figure }: PageHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="bg-ground pt-10 pb-section lg:pt-14">
      <Container>
        <div className="grid items-center gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="grid gap-7 lg:col-span-6">
            {content.badge && (
              <p className="flex items-center gap-2 font-mono text-small">
                <span className="size-6 text-action">
                  <Stamp />
                </span>
                {content.badge}
              </p>
            )}
            <Heading level={1} size="title-1" id="hero-title">
              {content.title}
            </Heading>
            <p className="max-w-measure text-lead text-ink-muted text-balance">{content.lead}</p>
            {content.actions && <ButtonRow actions={content.actions} />}
          </div>
          <div className="max-lg:max-w-measure lg:col-span-6 print:has-[figcaption]:max-w-none print:max-w-80">
            {figure}
          </div>
        </div>
        {content.stats && (
          <div className="mt-14">
            <StatList stats={content.stats} />
          </div>
        )}
      </Container>
    </section>
  );
}
