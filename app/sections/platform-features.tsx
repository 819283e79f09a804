import { Heading } from '../components/heading.tsx';
import { Section } from '../components/section.tsx';
import { SectionIntro } from '../components/section-intro.tsx';
import type { Feature, Platform } from '../content/schemas/platform.ts';
import { FeaturePicture } from '../figures/feature-picture.tsx';

interface PlatformFeaturesProps {
  content: Platform['features'];
}

/** Wide and narrow by turns; the first one shares its row with the section’s heading. */
export function PlatformFeatures({ content }: PlatformFeaturesProps) {
  return (
    <Section id="features" tone="ground" edge="tear">
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionIntro id="features" title={content.title} lead={content.lead} />
        </div>
        <ul className="contents">
          {content.items.map((feature, index) => (
            <li
              key={feature.title}
              className={`border-ink border-t-2 pt-6 ${index % 4 < 2 ? 'lg:col-span-7' : 'lg:col-span-5'}`}
            >
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
    <div className="flex gap-6">
      <div className="w-24 shrink-0">
        <FeaturePicture picture={picture} />
      </div>
      <div className="grid gap-3">
        <Heading level={3} size="title-3">
          {title}
        </Heading>
        <p className="text-ink-muted text-pretty">{description}</p>
        <ul className="grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Tick />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Tick() {
  return (
    <svg
      viewBox="0 0 20 18"
      aria-hidden="true"
      className="mt-1.5 h-4.5 w-5 shrink-0 fill-none stroke-3 stroke-action"
    >
      <path d="M2 9l6 6L18 3" />
    </svg>
  );
}
