import { ButtonRow } from '../components/button-row.tsx';
import { Container } from '../components/container.tsx';
import { Heading } from '../components/heading.tsx';
import { StatList } from '../components/stat-list.tsx';
import type { Home } from '../content/schemas/home.ts';
import { PaperTrail } from '../figures/paper-trail.tsx';
import { Stamp } from '../figures/stamp.tsx';

interface HomeHeroProps {
  content: Home['hero'];
}

/** The start page's opening: the promise on the left, the paper trail on the right, four figures below. */
export function HomeHero({ content }: HomeHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="pt-10 pb-section lg:pt-14">
      <Container>
        <div className="grid items-center gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="grid gap-7 lg:col-span-6">
            <p className="flex items-center gap-2 font-mono text-small">
              <span className="size-6 text-action">
                <Stamp />
              </span>
              {content.badge}
            </p>
            <Heading level={1} size="title-1" id="hero-title">
              {content.title}
            </Heading>
            <p className="max-w-measure text-lead text-ink-muted text-pretty">{content.lead}</p>
            <ButtonRow actions={content.actions} />
          </div>
          <div className="lg:col-span-6">
            <PaperTrail hub={content.figure.hub} label={content.figure.label} />
          </div>
        </div>
        <div className="mt-14">
          <StatList stats={content.stats} />
        </div>
      </Container>
    </section>
  );
}
