import { Heading } from '../../components/heading.tsx';
import type { CaseStudies, CaseStudy } from '../../content/schemas/case-studies.ts';
import { StoryChart } from '../../figures/story-chart.tsx';
import { tintVariable } from '../../figures/tints.ts';
import { CaseForm } from './case-form.tsx';
import { FolderTab } from './folder-tab.tsx';
import { folderOfStory } from './folders.ts';
import { Testimonial } from './testimonial.tsx';

interface DossierProps {
  story: CaseStudy;
  labels: CaseStudies['stories']['labels'];
  /** Its place in the stack of folders. */
  index: number;
}

/** A story as a folder: its tab, its chart, its form and a testimonial. */
export function Dossier({ story, labels, index }: DossierProps) {
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
