import type { ContentOf } from '../../page/sections/define-section.ts';
import type { estimate } from './estimate.ts';

interface EstimateExamplesProps
  extends Pick<ContentOf<typeof estimate>, 'caption' | 'examples' | 'labels'> {
  /** What so many shops pay by the month, and by the year if they may, as it is printed. */
  sumsOf: (shops: number) => string[];
}

/** A table of what some shops pay, for visitors without script. */
export function EstimateExamples({ caption, examples, labels, sumsOf }: EstimateExamplesProps) {
  const rows = examples.map((shops) => ({ shops, sums: sumsOf(shops) }));
  const columns = [labels.shops, labels.monthly, labels.yearly];
  const cell = 'border-rule border-b-2 py-3 pe-4 text-start';
  return (
    <noscript>
      <table className="mt-10 w-full max-w-measure even-digits">
        <caption className="text-start">{caption}</caption>
        <thead>
          <tr>
            {columns.slice(0, (rows[0]?.sums.length ?? 0) + 1).map((label) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shops, sums }) => (
            <tr key={shops}>
              <th scope="row" className={cell}>
                {shops}
              </th>
              {sums.map((sum, period) => (
                <td key={columns[period + 1]} className={cell}>
                  <bdi>{sum}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
