import { DrawingMark, EntryWords, Section } from '../../components.ts';
import type { SectionProps } from '../../definitions.ts';
import type { integrations } from './integrations.ts';

/** The program that publishes, and those that subscribe, along one line. */
export default function Integrations({ frame, content, entry }: SectionProps<typeof integrations>) {
  const { publisher, publishes, subscribes, items } = content;
  const drawing = publisher.drawing ?? entry?.drawing;
  const all = [{ ...publisher, drawing }, ...items];
  const hasDrawings = all.some((one) => one.drawing);
  return (
    <Section {...frame} intro={content}>
      <ol className="mt-10 grid lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-y-6 print:grid-cols-5">
        {all.map(({ title, description, drawing }, index) => (
          <li
            key={title}
            className={`grid ${hasDrawings ? 'grid-cols-[3.5rem_1fr]' : ''} content-start gap-x-4 break-inside-avoid border-thread border-t-4 pt-4 pe-6 lg:grid-cols-1 lg:gap-y-3 print:grid-cols-1`}
          >
            {drawing && <DrawingMark name={drawing} />}
            {hasDrawings && !drawing && <span />}
            <div className="grid content-start gap-1">
              <p className="text-action text-small">{index ? subscribes : publishes}</p>
              <EntryWords muted title={title} description={description} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
