import { UserError } from 'sitewright/lib';
import { readTable } from 'sitewright/texts';
import { readPattern } from './read-pattern.ts';
import { collect, type RedirectList, type Rules, readStatus } from './redirect-list.ts';

const names = {
  from: ['source', 'origin', 'source url', 'from', 'old url', 'url', 'redirect from'],
  to: ['target', 'target url', 'to', 'new url', 'destination', 'redirect to'],
  status: ['code', 'type', 'http code', 'status code', 'header code', 'status'],
  format: ['regex', 'format', 'match', 'matching'],
  kind: ['type', 'match type'],
};

type Table = ReturnType<typeof readTable>;

/** A path, or the whole address of a page. */
const address = /^(\/|https?:\/\/)\S*$/;

/**
 * Reads a table of old and new addresses, as Redirection and Yoast for WordPress and Shopify write it, or any other of
 * which two columns are addresses.
 *
 * @throws UserError where a row is no CSV, and those behind it cannot be told
 */
export function readCsv(text: string): RedirectList {
  const table = readTable(text);
  const { mistake } = table;
  if (mistake) throw new UserError(`line ${mistake.line} of the list: ${mistake.message}`);
  const { from, to, titles } = findColumns(table);
  const rows = titles.length > 0 ? table.rows.slice(1) : table.rows;
  const find = (wanted: readonly string[], value: RegExp) =>
    titles.findIndex((title, index) => {
      const isOne = rows.some(({ cells }) => value.test(cells[index]?.text.trim() ?? ''));
      return wanted.includes(title) && isOne;
    });
  const named = find(names.status, /^\d{3}$/);
  const widest = Math.max(...rows.map(({ cells }) => cells.length));
  // Whatever its title is, a column of codes is that of the status.
  const coded = Array.from({ length: widest }, (_, index) => index).findIndex((index) =>
    rows.every(({ cells }) => /^30[12378]$/.test(cells[index]?.text.trim() ?? '')),
  );
  const status = named < 0 ? coded : named;
  const format = find(names.format, /./);
  const kind = find(names.kind, /^[a-z]/i);
  return collect(
    rows.map(({ line, cells, text: row }) => {
      const get = (index: number) => cells[index]?.text.trim() ?? '';
      // Plug-ins keep those that they do not lead any more.
      const isOff = titles.some((title, index) =>
        title === 'status'
          ? /^(disabled|inactive|trashed)$/i.test(get(index))
          : title === 'enabled' && /^(0|no|false)$/i.test(get(index)),
      );
      const rule = isOff
        ? { reason: 'it is switched off there' }
        : readRow(get(from), get(to), get(status), get(format), get(kind));
      return { line, text: row, rule };
    }),
  );
}

/** Whether a text is such a table. */
export function isCsv(text: string): boolean {
  // Where a row is no CSV, its header alone tells.
  const whole = readTable(text);
  const table = whole.mistake
    ? readTable(text.replace(/^\uFEFF/, '').split('\n', 1)[0] ?? '')
    : whole;
  return findColumns(table).to >= 0;
}

/** Finds the columns of old and new addresses by their titles, else by what is in them. */
function findColumns({ rows }: Table): { from: number; to: number; titles: readonly string[] } {
  const read = (row: Table['rows'][number] | undefined) =>
    row?.cells.map(({ text }) => text.trim()) ?? [];
  const titles = read(rows[0]).map((one) => one.toLowerCase().replaceAll('_', ' '));
  const column = (wanted: readonly string[]) =>
    wanted.map((one) => titles.indexOf(one)).find((index) => index >= 0) ?? -1;
  const [named, target] = [column(names.from), column(names.to)];
  if (named >= 0 && target >= 0) return { from: named, to: target, titles };
  const hasHeader = !read(rows[0]).some((one) => address.test(one));
  // Tabs stand between the words of _redirects too.
  if (rows[0]?.text.includes('\t') && !(hasHeader && titles.length > 1))
    return { from: -1, to: -1, titles };
  const body = rows.slice(hasHeader ? 1 : 0).map(read);
  const columns = titles.flatMap((_, index) => {
    const count = body.filter((cells) => address.test(cells[index] ?? '')).length;
    return count > 0 && count * 2 >= body.length ? [index] : [];
  });
  const [from = -1, to = -1] = columns;
  return { from, to, titles: hasHeader ? titles : [] };
}

function readRow(from: string, to: string, code: string, format: string, kind: string): Rules {
  if (kind && kind.toLowerCase() !== 'url')
    return { reason: `it leads some visitors alone, as its kind "${kind}" says` };
  const status = readStatus(code || undefined);
  if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
  if (!from || !to) return { reason: 'it does not say where it leads' };
  if (/^(1|true|regex)$/i.test(format)) return readPattern(from, to, status);
  if (!/^(0|false|plain|exact|url|no)?$/i.test(format))
    return { reason: `"${format}" fits more than a path: write the old paths one by one` };
  // Yoast leaves the first slash out, of both.
  const toPath = (one: string) => (/^(\/|https?:)/.test(one) ? one : `/${one}`);
  return { from: toPath(from), to: toPath(to), status };
}
