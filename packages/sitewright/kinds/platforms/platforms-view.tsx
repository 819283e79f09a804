import { Section } from '../../page/components/section.tsx';
import { DrawingMark } from '../../page/figures/site-drawings.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import { PlatformWords } from './platform-words.tsx';
import type { platforms } from './platforms.ts';

/** Every platform with its drawing, its words and its link. */
export default function Platforms({
  frame,
  content,
  platformLinks,
}: SectionProps<typeof platforms>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid gap-10 sm:grid-cols-2">
        {platformLinks.map((platform) => (
          <li key={platform.href} className="grid content-start gap-3 border-ink border-t-2 pt-4">
            <DrawingMark name={platform.drawing} className="w-14" />
            <PlatformWords {...platform} link={content} className="grid gap-3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
