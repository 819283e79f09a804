import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { Tick } from '../../figures/tick.tsx';
import type { SectionProps } from '../define-section.ts';
import { FeaturePicture } from './feature-picture.tsx';
import type { Feature, features } from './features.ts';

/** The features in wide and narrow cells; the first one shares its row with the heading. */
export default function PlatformFeatures({ frame, content }: SectionProps<typeof features>) {
  return (
    <Section {...frame}>
      <div className="feature-cells grid gap-x-10 gap-y-14">
        <SectionIntro id={frame.id} {...content} />
        <ul className="contents">
          {content.items.map((feature) => (
            <li key={feature.title} className="border-ink border-t-2 pt-7">
              <FeatureEntry {...feature} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function FeatureEntry({ picture, title, description, benefits }: Feature) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[min(1.5rem,4vw)] gap-y-4 sm:grid-rows-[auto_1fr]">
      <div className="w-[min(5rem,18vw)] sm:row-span-2 sm:w-28">
        <FeaturePicture picture={picture} />
      </div>
      <div className="grid content-start gap-3">
        <EntryWords muted title={title} description={description} />
      </div>
      <ul className="grid content-start gap-2 text-pretty max-sm:col-span-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Tick />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
