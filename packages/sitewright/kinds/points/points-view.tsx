import { EntryWords, ruledRow, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { points } from './points.ts';

/** Points, in the way that the content chooses. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  const inRows = content.look === 'rows';
  return (
    <Section {...frame} intro={content} beside={inRows}>
      <ul className={inRows ? 'border-ink border-t-2' : columnsFor(content.items.length)}>
        {content.items.map((point) => (
          <li key={point.title} className={inRows ? ruledRow : column}>
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Side by side under the heading, in rows that they fill. */
const column = 'grid content-start gap-2 break-inside-avoid border-ink border-t-2 pt-4';
function columnsFor(length: number): string {
  const ofThrees = length % 3 === 0 ? 'grid sm:grid-cols-3' : 'in-fours';
  return `mt-8 gap-x-8 gap-y-5 sm:mt-10 ${length === 2 ? 'grid sm:grid-cols-2' : ofThrees}`;
}
