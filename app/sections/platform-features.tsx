import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Feature, Platform } from '../content/schemas/platform.ts';
import { Drawing } from '../figures/drawing.tsx';
import { FeaturePicture } from '../figures/feature-picture.tsx';

interface PlatformFeaturesProps {
  content: Platform['features'];
}

/** The features in wide and narrow cells; the first one shares its row with the heading. */
export function PlatformFeatures({ content }: PlatformFeaturesProps) {
  return (
    <Section id="features" tone="ground">
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionIntro id="features" {...content} />
        </div>
        <ul className="contents">
          {content.items.map((feature, index) => (
            <li
              key={feature.title}
              className={`border-ink border-t-2 pt-7 ${isWide(index) ? 'lg:col-span-7' : 'lg:col-span-5'}`}
            >
              <FeatureEntry {...feature} wide={isWide(index)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The heading is the narrow cell of the first row; then rows begin wide and narrow by turns. */
function isWide(index: number): boolean {
  return index % 4 < 2;
}

interface FeatureEntryProps extends Feature {
  wide: boolean;
}

function FeatureEntry({ picture, title, description, benefits, wide }: FeatureEntryProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-4 sm:grid-rows-[auto_1fr]">
      <div className={wide ? 'w-20 sm:row-span-2 sm:w-40' : 'w-20 sm:row-span-2'}>
        <FeaturePicture picture={picture} />
      </div>
      <div className="grid content-start gap-3">
        <Heading level={3} size="title-3">
          {title}
        </Heading>
        <p className="text-ink-muted text-pretty">{description}</p>
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

function Tick() {
  return (
    <Drawing
      viewBox="0 0 20 18"
      className="mt-1.5 h-4.5 w-5 shrink-0 fill-none stroke-3 stroke-action"
    >
      <path d="M2 9l6 6L18 3" />
    </Drawing>
  );
}
