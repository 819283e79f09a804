import { Heading } from '../../components/heading.tsx';
import type { CaseStudies, CaseStudy, Chart } from '../../content/schemas/case-studies.ts';
import { StoryChart } from '../../figures/story-chart.tsx';
import { type Tint, tintFill, tintGround } from '../../figures/tints.ts';
import { CaseForm } from './case-form.tsx';
import { FolderTab } from './folder-tab.tsx';
import { Testimonial } from './testimonial.tsx';

interface DossierProps {
  story: CaseStudy;
  labels: CaseStudies['stories']['labels'];
}

/** The layout of a folder, by its chart: on the right, across, or on the left. */
const layouts: Record<Chart['kind'], Record<'header' | 'chart' | 'form' | 'quote', string>> = {
  growth: {
    header: 'print:col-span-full lg:col-span-7',
    chart: 'lg:col-span-5 lg:row-span-2',
    form: 'lg:col-span-7 lg:row-span-2',
    quote: 'print:col-span-full lg:col-span-5',
  },
  channels: {
    header: 'print:col-span-full lg:col-span-5',
    chart: 'print:col-span-full lg:col-span-7 lg:row-span-2 lg:self-center',
    form: 'col-span-full',
    quote: 'print:col-span-full lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:self-end',
  },
  reduction: {
    header: 'col-span-full',
    chart: 'lg:col-span-5',
    form: 'lg:col-span-7',
    quote: 'col-span-full',
  },
};

const folders: Record<Chart['kind'], { tint: Tint; tabPlace: string }> = {
  growth: { tint: 'goldenrod', tabPlace: 'start-4 sm:start-8' },
  channels: { tint: 'mint', tabPlace: 'inset-x-0 mx-auto' },
  reduction: { tint: 'pink', tabPlace: 'end-4 sm:end-8' },
};

/** A story as a folder: its tab, its chart, its form and a testimonial. */
export function Dossier({ story, labels }: DossierProps) {
  const layout = layouts[story.chart.kind];
  const { tint, tabPlace } = folders[story.chart.kind];
  return (
    <article
      className={`sheet relative px-5 pt-8 pb-20 print:mt-4 print:py-5 not-print:not-first:border-t-0 sm:px-8 lg:px-12 lg:pt-12 ${tintGround[tint]}`}
    >
      <FolderTab fill={tintFill[tint]} place={tabPlace}>
        <span className="sr-only">{labels.industry}: </span>
        {story.industry}
      </FolderTab>
      <div className="grid gap-10 print:grid-cols-[1fr_2fr] print:gap-5 lg:grid-cols-12 lg:gap-x-14">
        <header className={`grid content-start gap-3 ${layout.header}`}>
          <Heading level={3} size="title-2">
            {story.title}
          </Heading>
          <p className="text-lead text-balance">{story.subtitle}</p>
        </header>
        <div className={layout.chart}>
          <StoryChart {...story.chart} />
        </div>
        <div className={layout.form}>
          <CaseForm story={story} labels={labels} wide={story.chart.kind === 'channels'} />
        </div>
        <div className={layout.quote}>
          <Testimonial text={story.testimonial} person={story.person} />
        </div>
      </div>
    </article>
  );
}
