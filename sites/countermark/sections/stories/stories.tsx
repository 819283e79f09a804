import type { ReactNode } from 'react';
import type { SectionProps } from 'sitewright';
import {
  drawingTint,
  Heading,
  Picture,
  RichText,
  Section,
  Testimonial,
  Tick,
} from 'sitewright/views';
import { FolderTab } from '../../figures/folder-tab.tsx';
import type { Stories, Story, stories } from './stories.ts';
import { StoryChart } from './story-chart.tsx';
import { folderOfStory } from './story-folders.ts';

/** The stories as dossiers, one behind the other, each with its tab in view. */
export default function SuccessStories({ frame, content }: SectionProps<typeof stories>) {
  return (
    <Section {...frame} intro={content}>
      <div className="mt-6 sm:mt-10">
        {content.items.map((story, index) => (
          <Dossier
            key={story.title}
            story={story}
            labels={content.labels}
            index={index}
            inFront={content.items[index - 1]?.paper}
          />
        ))}
      </div>
    </Section>
  );
}

interface StoryProps {
  story: Story;
  labels: Stories['labels'];
}

interface DossierProps extends StoryProps {
  index: number;
  /** The paper of the story above, on whose folder the tab lies. */
  inFront: Story['paper'] | undefined;
}

/** A story as a folder: its tab, its chart, its form and a testimonial. */
function Dossier({ story, labels, index, inFront }: DossierProps) {
  const { tab, wideForm, ...places } = folderOfStory(index, story.chart !== undefined);
  const onFolder = inFront ? `card-stock -mt-px border-x-2 ${shade} ${drawingTint(inFront)}` : '';
  return (
    <article aria-label={story.title} className="max-sm:-mx-gutter print:mt-4">
      <div className={`grid max-sm:border-x-0 px-[min(2rem,6vw)] print:contents ${onFolder}`}>
        <FolderTab place={`font-mono text-small ${tab} ${drawingTint(story.paper)}`}>
          <span className="sr-only">{labels.industry}: </span>
          {story.industry}
        </FolderTab>
      </div>
      <div
        className={`card-stock border-2 not-print:[:not(:last-child)>&]:border-b-0 max-sm:border-x-0 px-gutter pt-5 pb-10 sm:px-8 lg:px-12 lg:pt-10 print:py-5 ${shade} ${drawingTint(story.paper)}`}
      >
        <div className="grid grid-cols-1 gap-4 sm:gap-6 print:grid-cols-[1fr_2fr] print:gap-5 lg:grid-cols-12 lg:gap-x-14 lg:gap-y-10">
          <header className={`grid content-start gap-2 sm:gap-3 ${places.header}`}>
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
      </div>
    </article>
  );
}

/** Opaque, so that none is seen twice where a folder lies on the next one. */
const shade = 'not-print:[box-shadow:5px_5px_0_var(--color-shade),5px_5px_0_var(--tone)]';

/** The sheet in a folder: a form with a box for each part of the story. */
function CaseForm({ story, labels, wide }: StoryProps & { wide: boolean }) {
  const part = wide ? 'sm:col-span-6 lg:col-span-2 print:col-span-2' : 'sm:col-span-6';
  return (
    <dl className="grid grid-cols-1 overflow-clip max-sm:leading-[1.45] sm:grid-cols-6 sm:gap-0 sm:sheet sm:always-light sm:bg-paper">
      <Box label={labels.company}>
        {story.logo && (
          <Picture
            picture={story.logo}
            className="mb-2 h-10 w-auto max-w-full object-contain object-left sm:max-w-40 mix-blend-multiply"
          />
        )}
        {story.company}
      </Box>
      <Box label={labels.size}>{story.size}</Box>
      <Box label={labels.timeframe}>{story.timeframe}</Box>
      {(['challenge', 'solution'] as const).map((name) => (
        <Box key={name} label={labels[name]} span={`${runIn} ${part}`}>
          <RichText content={story[name]} />
        </Box>
      ))}
      <Box label={labels.results} span={part}>
        <ul className="grid gap-1.5">
          {story.results.map((result) => (
            <li key={result} className="flex gap-3">
              <Tick />
              {result}
            </li>
          ))}
        </ul>
      </Box>
    </dl>
  );
}

const oneFact = 'max-sm:xs:grid-cols-[6rem_1fr] sm:col-span-2';

/** On phones the label begins the first line of the text. */
const runIn = 'max-sm:block max-sm:*:inline';

interface BoxProps {
  label: string;
  span?: string;
  children: ReactNode;
}

/** A box of the form; its borders overlap its neighbours'. */
function Box({ label, span = oneFact, children }: BoxProps) {
  return (
    <div
      className={`grid content-start gap-x-3 border-rule border-t-2 py-1.5 sm:gap-y-1 sm:-me-0.5 sm:-mb-0.5 sm:border-e-2 sm:border-t-0 sm:border-b-2 sm:p-5 print:p-3 ${span}`}
    >
      <dt
        className={`text-small ${span === oneFact ? 'text-ink-muted' : 'sm:text-ink-muted max-sm:font-semibold'}`}
      >
        {label}
      </dt>{' '}
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}
