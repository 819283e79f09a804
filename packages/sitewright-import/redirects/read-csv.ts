import { UserError } from 'sitewright/lib';
import { readTable } from 'sitewright/texts';
import { readPattern } from './read-pattern.ts';
import { collect, type RedirectList, type Rule, readStatus } from './redirect-list.ts';

const names = {
  from: ['source', 'origin', 'source url', 'from', 'old url', 'url'],
  to: ['target', 'target url', 'to', 'new url', 'destination'],
  status: ['code', 'type', 'http code', 'status code', 'header code'],
  format: ['regex', 'format', 'match'],
};

/**
 * Reads a table with a header, as Redirection and Yoast for WordPress write it.
 *
 * @throws UserError where a row is no CSV, and those behind it cannot be told
 */
export function readCsv(text: string): RedirectList {
  const { rows: all, mistake } = readTable(text);
  if (mistake) throw new UserError(`line ${mistake.line} of the list: ${mistake.message}`);
  const [header, ...rows] = all;
  const titles = header?.cells.map((one) => one.text.trim().toLowerCase()) ?? [];
  const column = (name: keyof typeof names) =>
    names[name].map((one) => titles.indexOf(one)).find((one) => one >= 0) ?? -1;
  const [from, to, status, format] = (['from', 'to', 'status', 'format'] as const).map(column);
  return collect(
    rows.map(({ line, cells, text: row }) => {
      // Redirection keeps those that it does not lead any more.
      if (cells.some((one, index) => titles[index] === 'status' && one.text.trim() === 'disabled'))
        return { line, text: row, rule: { reason: 'it is switched off there' } };
      const get = (index = -1) => cells[index]?.text.trim() ?? '';
      const isPattern = /^(1|true|regex)$/i.test(get(format));
      return { line, text: row, rule: readRow(get(from), get(to), get(status), isPattern) };
    }),
  );
}

/** Whether a text begins as such a table. */
export function isCsv(text: string): boolean {
  const [header] = readTable(text.replace(/^\uFEFF/, '').split('\n', 1)[0] ?? '').rows;
  const titles = header?.cells.map((one) => one.text.trim().toLowerCase());
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
