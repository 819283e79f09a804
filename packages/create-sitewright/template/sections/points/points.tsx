import type { SectionProps } from 'sitewright';
import type { points } from 'sitewright/kinds';
import { EntryWords, Section } from 'sitewright/views';

/** Points, in columns or in rows. */
export default function Points({ frame, content }: SectionProps<typeof points>) {
  return (
    <Section {...frame} intro={content}>
      <ul className={`points ${content.look === 'rows' ? 'in-rows' : ''}`}>
        {content.items.map((point) => (
          <li key={point.title}>
            <EntryWords {...point} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
