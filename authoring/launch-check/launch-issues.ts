import { contentEntries } from '../../app/content/content-values.ts';
import { loadContent } from '../../app/content/load.ts';
import { rules } from './rules.ts';

/** One thing to do before the site goes live. */
export interface OpenPoint {
  group: string;
  file: string;
  line: number;
  column: number;
  field: string;
  message: string;
}

/**
 * What is still placeholder in a vendor's content.
 *
 * @param folder path of the content folder
 * @param now the day from which expiry is counted
 * @returns the open points, group by group, each group in the order of the files
 * @throws ContentError when the content cannot be built at all
 */
export function openPoints(folder: string, now: Date): OpenPoint[] {
  const platforms = loadContent(folder).platformLinks.length;
  const entries = contentEntries(folder);
  return rules.flatMap(({ group, find }) =>
    entries.flatMap((entry) => {
      const message = find(entry, { platforms, now });
      const { file, line, column, field } = entry;
      return message ? [{ group, file, line, column, field, message }] : [];
    }),
  );
}

/** The open points as one report for people: a heading for each group, a line for each point. */
export function report(points: readonly OpenPoint[]): string {
  if (points.length === 0) return 'Nothing is open: the site can go live.';
  const groups = Map.groupBy(points, ({ group }) => group);
  const parts = [...groups].map(([group, members]) =>
    [
      `${group} (${members.length})`,
      ...members.map(
        ({ file, line, column, field, message }) =>
          `  ${file}:${line}:${column} ${field}: ${message}`,
      ),
    ].join('\n'),
  );
  const count = `${points.length} thing${points.length > 1 ? 's' : ''} to do before the site goes live.`;
  return [...parts, count].join('\n\n');
}
