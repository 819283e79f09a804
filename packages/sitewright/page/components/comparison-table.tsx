import type { ReactNode } from 'react';

interface ComparisonTableProps {
  title: string;
  caption: string;
  /** The head of the column with the names of rows. */
  nameLabel: string;
  /** What is compared; the vendor draws the eye to one that is their own. */
  columns: readonly { name: string; isOwn?: boolean | undefined }[];
  /** For each column one cell. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A table of what several have; where it is wider than its place it scrolls there. */
export function ComparisonTable({
  title,
  caption,
  nameLabel,
  columns,
  rows,
}: ComparisonTableProps) {
  return (
    <section
      aria-label={`${title}: ${caption}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="mt-10 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full print:break-inside-avoid">
        <caption className="pb-4 text-start text-ink-muted">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} font-[400] text-ink-muted`}>
              {nameLabel}
            </th>
            {columns.map(({ name, isOwn }) => (
              <th
                key={name}
                scope="col"
                className={`${cell} font-heading text-title-3 [overflow-wrap:normal] ${isOwn ? 'text-action' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-rule border-t-2">
              <th scope="row" className={`${cell} font-[400] text-ink-muted`}>
                {name}
              </th>
              {columns.map((column, index) => (
                <td key={column.name} className={`${cell} ${column.isOwn ? 'font-semibold' : ''}`}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'min-w-28 py-3 pe-4 text-start align-baseline text-balance';
