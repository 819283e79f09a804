import { readPattern } from './read-pattern.ts';
import { collect, type RedirectList, type Rule, readStatus } from './redirect-list.ts';

const names = {
  from: ['source', 'origin', 'source url', 'from', 'old url', 'url'],
  to: ['target', 'target url', 'to', 'new url', 'destination'],
  status: ['code', 'type', 'http code', 'status code', 'header code'],
  format: ['regex', 'format', 'match'],
};

/** Reads a table with a header, as Redirection and Yoast for WordPress write it. */
export function readCsv(text: string): RedirectList {
  const [header, ...rows] = readRows(text);
  const titles = header?.cells.map((one) => one.trim().toLowerCase()) ?? [];
  const column = (name: keyof typeof names) =>
    names[name].map((one) => titles.indexOf(one)).find((one) => one >= 0) ?? -1;
  const [from, to, status, format] = [
    column('from'),
    column('to'),
    column('status'),
    column('format'),
  ];
  return collect(
    rows.map(({ line, cells, text: row }) => {
      const get = (index: number) => cells[index]?.trim() ?? '';
      const isPattern = /^(1|true|regex)$/i.test(get(format));
      return { line, text: row, rule: readRow(get(from), get(to), get(status), isPattern) };
    }),
  );
}

/** Whether a text begins as such a table. */
export function isCsv(text: string): boolean {
  const titles = readRows(text.split('\n', 1)[0] ?? '')[0]?.cells.map((one) =>
    one.trim().toLowerCase(),
  );
  const has = (all: readonly string[]) => titles?.some((one) => all.includes(one)) === true;
  return has(names.from) && has(names.to);
}

function readRow(from: string, to: string, code: string, isPattern: boolean): Rule {
  const status = readStatus(code || undefined);
  if (!status) return { reason: `status ${code} does not lead visitors elsewhere` };
  if (!from || !to) return { reason: 'it does not say where it leads' };
  if (isPattern) return readPattern(from, to, status);
  const isPath = /^(\/|https?:)/.test(from);
  // Yoast leaves the first slash out, of both.
  return { from: isPath ? from : `/${from}`, to: /^(\/|https?:)/.test(to) ? to : `/${to}`, status };
}

/** The rows of a table by RFC 4180, or with semicolons, each with the line on which it begins. */
function readRows(text: string) {
  const separator = /^[^,\n]*;/.test(text) ? ';' : ',';
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^"${separator}\\r\\n][^${separator}\\r\\n]*)?(${separator}|\\r?\\n|$)`,
    'y',
  );
  const rows: { line: number; cells: string[]; text: string }[] = [];
  const whole = text.replace(/^\uFEFF/, '');
  let [line, start, cells] = [1, 0, [] as string[]];
  while (cell.lastIndex < whole.length) {
    const found = cell.exec(whole);
    if (!found) break;
    const [, value = '', end = ''] = found;
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === separator) continue;
    const row = whole.slice(start, cell.lastIndex);
    if (row.trim()) rows.push({ line, cells, text: row });
    line += row.split('\n').length - 1;
    [start, cells] = [cell.lastIndex, []];
  }
  return rows;
}
