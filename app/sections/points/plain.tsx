import { EntryWords } from '../../components/entry-words.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionProps } from '../define-section.ts';
import type { points } from './points.ts';

/** The points under rules, on no paper at all. */
export function Plain({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} intro={content}>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-8">
        {content.items.map(({ title, description }) => (
          <li key={title} className="grid content-start gap-2 border-ink border-t-2 pt-4">
            <EntryWords title={title} description={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
