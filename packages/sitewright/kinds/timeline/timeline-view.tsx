import { EntryWords, ruledRow, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { timeline } from './timeline.ts';

/** The years, one below the other, beside their heading. */
export default function Timeline({ frame, content }: SectionProps<typeof timeline>) {
  return (
    <Section {...frame} intro={content} beside>
      <ol className="border-ink border-t-2">
        {content.entries.map(({ year, ...entry }) => (
          <li key={year} className={ruledRow}>
            <p className="font-heading text-figure tracking-tight">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <div className="grid content-start gap-2">
              <EntryWords {...entry} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
