import type { ReactNode } from 'react';
import { Section } from '../../components/section.tsx';
import { Heading } from '../../components/words.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { folderOfStory } from '../../figures/story-folders.ts';
import { Testimonial } from '../../figures/testimonial.tsx';
import { tintVariable } from '../../figures/tints.ts';
import type { SectionProps } from '../define-section.ts';
import { CaseForm } from './case-form.tsx';
import type { Stories, Story, stories } from './stories.ts';
import { StoryChart } from './story-chart.tsx';

/** The stories as dossiers, one behind the other, each with its tab in view. The cover of the last one is the next section. */
export default function SuccessStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <Section {...frame} intro={content}>
      <div className="folders">
        {content.items.map((story, index) => (
          <Dossier key={story.title} story={story} labels={content.labels} index={index} />
        ))}
      </div>
    </Section>
  );
}

/** A story as a folder: its tab, its chart, its form and a testimonial. */
function Dossier({
  story,
  labels,
  index,
}: {
  story: Story;
  labels: Stories['labels'];
  index: number;
}) {
  const { tint, tab, wideForm, ...places } = folderOfStory(index, story.chart !== undefined);
  return (
    <article
      aria-label={story.title}
      className={`card-stock card-front border-2 relative border-b-0 px-[min(1.25rem,4vw)] pt-8 pb-20 sm:px-8 lg:px-12 lg:pt-12 print:mt-4 print:border-b-2 print:py-5 ${tintVariable(tint)}`}
    >
      <FolderTab place={tab}>
        <span className="sr-only">{labels.industry}: </span>
        {story.industry}
      </FolderTab>
      <div className="grid grid-cols-1 gap-10 print:grid-cols-[1fr_2fr] print:gap-5 lg:grid-cols-12 lg:gap-x-14">
        <header className={`grid content-start gap-3 ${places.header}`}>
          <Heading size="title-2">{story.title}</Heading>
          <p className="text-lead text-balance">{story.subtitle}</p>
        </header>
        {story.chart && (
          <div className={places.chart}>
            <StoryChart {...story.chart} />
          </div>
        )}
        <div className={places.form}>
          <CaseForm story={story} labels={labels} wide={wideForm} />
        </div>
        <div className={places.quote}>
          <Testimonial {...story} />
        </div>
      </div>
    </article>
  );
}

/** The tab of a folder, without a line where it meets the folder. */
function FolderTab({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div
      className={`folder-tab absolute -mb-0.5 bottom-full max-w-[calc(100%-6vw)] print:static print:mx-0 ${place}`}
    >
      <div className="relative w-fit max-w-full px-[min(1.25rem,4vw)] pt-2.5 pb-2 font-mono text-small not-print:always-light print:p-0">
        <Drawing
          viewBox="0 0 100 40"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-(--tint) stroke-(--edge) stroke-2 print:hidden"
        >
          <path className="stroke-none" d="M0 41L5 1H95L100 41z" />
          <path className="fill-none" vectorEffect="non-scaling-stroke" d="M.4 38L5 1H95L99.6 38" />
        </Drawing>
        <span className="relative">{children}</span>
      </div>
    </div>
  );
}
