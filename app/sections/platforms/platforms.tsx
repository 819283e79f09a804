import { Anchor } from '../../components/anchor.tsx';
import { Heading } from '../../components/heading.tsx';
import { countClass, placeClass } from '../../components/places.ts';
import { Section } from '../../components/section.tsx';
import { SectionIntro } from '../../components/section-intro.tsx';
import { insertWords } from '../../content/insert-words.ts';
import type { PlatformLink } from '../../content/schemas/navigation.ts';
import { documentTint } from '../../figures/documents.tsx';
import { tintVariable } from '../../figures/tints.ts';
import { isHeroWith, type SectionProps } from '../define-section.ts';
import type { platforms } from './platforms.ts';
import { paperForms, SalePaper } from './sale-paper.tsx';

/** How many platforms have a paper of their own; the others are links below. */
const mostPapers = 16;

/**
 * Every platform with its paper of one sale. In wide windows the papers stand beside the words, and each
 * lies down on those before: the papers change, the sale on them stays where it is. In narrow ones the words
 * stand on the papers.
 */
export default function PlatformTrail({
  frame,
  content,
  platformLinks,
}: SectionProps<typeof platforms>) {
  const { sale } = content;
  const shown = platformLinks.slice(0, mostPapers);
  const others = platformLinks.slice(mostPapers);
  const hangs = isHeroWith(frame.above, 'papers');
  return (
    <Section {...frame}>
      {/* Left of the thread that comes down from the hero. */}
      <div className="lg:w-5/12">
        <SectionIntro id={frame.id} {...content} />
      </div>
      <ol className={`trail mt-12 ${countClass(shown.length)} ${hangs ? '' : 'without-thread'}`}>
        {shown.map((platform, index) => (
          <li
            key={platform.href}
            className={`${placeClass(index)} ${tintVariable(documentTint(platform.document))} ${paperForms[platform.document].outline}`}
          >
            <PlatformStep {...platform} link={content} />
            <SalePaper
              kind={platform.document}
              number={sale?.number}
              words={sale?.papers[platform.document]}
              sealed={index === shown.length - 1}
            />
          </li>
        ))}
      </ol>
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

function PlatformStep({ name, href, description, link }: PlatformStepProps) {
  return (
    <article aria-label={name} className="trail-step">
      <Heading size="value">{name}</Heading>
      <p className="text-pretty lg:text-lead">{description}</p>
      <p>
        <Anchor href={href} className="text-link">
          {link.linkLabel}
          <span className="sr-only"> {insertWords(link.linkTopic, { platform: name })}</span>
        </Anchor>
      </p>
    </article>
  );
}
