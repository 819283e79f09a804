import { EntryWords } from '../components/entry-words.tsx';
import { Section } from '../components/section.tsx';
import type { DocumentKind } from '../content/schemas/navigation.ts';
import type { Platform } from '../content/schemas/platform.ts';
import { ThreadPaper } from '../figures/thread-paper.tsx';

interface PlatformIntegrationsProps {
  content: Platform['integrations'] & { document: DocumentKind };
}

/** The platform's paper publishes; the papers that hang on its thread subscribe. */
export function PlatformIntegrations({ content }: PlatformIntegrationsProps) {
  const { publisher, publishes, subscribes, items, document } = content;
  const cells = cellsFor(items.length + 1);
  return (
    <Section id="integrations" tone="paper" intro={content}>
      <ol className={`mt-12 grid ${cells.className} print:break-inside-avoid`}>
        {[{ ...publisher, paper: document }, ...items].map(
          ({ title, description, paper }, index) => (
            <li
              key={title}
              className={`${threadAt(index, items.length, cells)}thread-row grid grid-cols-[min(6.5rem,24vw)_minmax(0,1fr)] items-start gap-x-[min(1.5rem,4vw)] pb-8 lg:block print:pb-2`}
            >
              <ThreadPaper
                paper={paper}
                position={index === 0 ? 'first' : index === items.length ? 'last' : 'between'}
              />
              <div className="grid grid-cols-1 content-start gap-2 break-words lg:pe-6">
                <p className="font-mono text-small text-action">{index ? subscribes : publishes}</p>
                <EntryWords muted title={title} description={description} />
              </div>
            </li>
          ),
        )}
      </ol>
    </Section>
  );
}

/** The cells in wide windows: rows of four or of five, whichever leaves fewer for the publisher to fill. */
function cellsFor(papers: number) {
  const leftOver = (row: number) => Math.ceil(papers / row) * row - papers;
  const row = leftOver(5) < leftOver(4) ? 5 : 4;
  const isOneFullRow = papers === row;
  const columns = row === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4';
  const sizes = row === 5 ? '[--cells:5]' : '[--cells:4]';
  const className = isOneFullRow ? columns : `${columns} ${sizes} thread-cells`;
  return { row, publisher: leftOver(row) + 1, isOneFullRow, className };
}

/** What the thread does at a paper besides going on to the next one. */
function threadAt(
  index: number,
  last: number,
  { row, publisher, isOneFullRow }: ReturnType<typeof cellsFor>,
): string {
  if (isOneFullRow) return '';
  if (index === 0)
    return ['', 'thread-start lg:col-span-2 ', 'thread-start lg:col-span-3 '][publisher - 1] ?? '';
  const place = (index + publisher - 1) % row;
  if (place === 0) return 'thread-return ';
  return place === row - 1 && index < last ? 'thread-leave ' : '';
}
