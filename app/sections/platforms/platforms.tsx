import { Anchor } from '../../components/anchor.tsx';
import { Heading } from '../../components/heading.tsx';
import { countClass, placeClass } from '../../components/places.ts';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { insertWords } from '../../content/insert-words.ts';
import type { PlatformLink } from '../../content/schemas/navigation.ts';
import { BrandMark } from '../../figures/brand-mark.tsx';
import { DocumentMark } from '../../figures/documents.tsx';
import { isHeroWith, type SectionProps } from '../define-section.ts';
import type { platforms } from './platforms.ts';
import { SalePaper } from './sale-paper.tsx';

/** How many platforms have a step of their own; the others are links below. */
const mostSteps = 16;

/**
 * Every platform as a step of one sale. In wide windows its paper comes up beside it and lies down on
 * those before: the papers change, the sale on them stays where it is.
 */
export default function PlatformTrail({
  frame,
  content,
  platformLinks,
}: SectionProps<typeof platforms>) {
  const shown = platformLinks.slice(0, mostSteps);
  const others = platformLinks.slice(mostSteps);
  const hangs = isHeroWith(frame.above, 'papers');
  return (
    <Section {...frame}>
      {/* Left of the thread that comes down from the hero. */}
      <div className="lg:w-5/12">
        <SectionIntro id={frame.id} {...content} />
      </div>
      <div className={`trail mt-12 ${countClass(shown.length)}`}>
        <ol className="trail-steps not-print:lg:block grid grid-cols-1 gap-x-8 sm:grid-cols-2">
          {shown.map((platform) => (
            <li key={platform.href}>
              <PlatformStep {...platform} link={content} />
            </li>
          ))}
        </ol>
        {/* The list says all that it shows. */}
        <div aria-hidden="true" className={`trail-stage ${hangs ? '' : 'without-thread'}`}>
          {shown.map(({ href, document }, index) => (
            <div key={href} className={`trail-paper ${placeClass(index)}`}>
              <SalePaper kind={document} />
              {index === shown.length - 1 && (
                <div className="trail-seal">
                  <BrandMark />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <ul className="mt-12 columns-[16rem] gap-6">
          {others.map(({ name, href }) => (
            <li key={href}>
              <Anchor href={href} className="text-link">
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface PlatformStepProps extends PlatformLink {
  link: { linkLabel: string; linkTopic: string };
}

function PlatformStep({ name, href, description, document, link }: PlatformStepProps) {
  return (
    <article
      aria-label={name}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 max-[14rem]:grid-cols-1 lg:max-w-[min(26rem,84%)] lg:gap-y-3"
    >
      <span className="size-12 lg:size-16">
        <DocumentMark kind={document} />
      </span>
      <div className="grid content-start gap-1 lg:gap-3">
        <Heading size="value">{name}</Heading>
        <p className="text-pretty lg:text-lead">{description}</p>
        <p>
          <Anchor href={href} className="text-link">
            {link.linkLabel}
            <span className="sr-only"> {insertWords(link.linkTopic, { platform: name })}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
