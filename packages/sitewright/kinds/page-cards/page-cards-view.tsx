import { Section } from '../../page/components/section.tsx';
import { DrawingMark } from '../../page/figures/site-drawings.tsx';
import type { SectionProps } from '../../page/sections/define-section.ts';
import { PageCardWords } from './page-card-words.tsx';
import type { pageCards } from './page-cards.ts';

/** Every entry of the group with its drawing, its words and its link. */
export default function PageCards({
  frame,
  content,
  groupEntries,
}: SectionProps<typeof pageCards>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid gap-10 sm:grid-cols-2">
        {groupEntries.map((entry) => (
          <li key={entry.href} className="grid content-start gap-3 border-ink border-t-2 pt-4">
            <DrawingMark name={entry.drawing} className="w-14" />
            <PageCardWords {...entry} link={content} className="grid gap-3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
