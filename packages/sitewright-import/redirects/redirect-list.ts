/** A line of a list that leads from an address to another, as far as it is one. */
export interface ListedRedirect {
  /** Of the file that was read; the first is 1. */
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  /** What it leads from beside what the line says. */
  wider?: string;
  /** What visitors get otherwise than from the server that the list is of: some of {@link differences}. */
  differs?: readonly string[];
}

/** A line that cannot be said in redirects.yaml, and why. */
interface UnreadLine {
  line: number;
  text: string;
  reason: string;
}

export interface RedirectList {
  redirects: ListedRedirect[];
  unread: UnreadLine[];
}

/** What one rule of a list says, or why it cannot be said. */
export type Row = Omit<ListedRedirect, 'line'>;
export type Rule = Row | { reason: string };
export type Rules = Rule | readonly Rule[];

/** A rule with its place in a list. */
export interface PlacedRule {
  line: number;
  text: string;
  rule: Rules;
  /** The host that it is of, where a list has several. */
  host?: string | undefined;
}

/** What a line of redirects.yaml does otherwise than the rules of some servers. */
export const differences = {
  slash: 'it leads from the path with / at its end and from the one without',
  query: 'it leads whatever stands behind ?, which goes along',
  ownQuery: 'what stands behind ? does not go along, as the new address has some of its own',
  askedQuery: 'what it asks for behind ? may stand among others there, and does not go along',
  letterCase: 'capitals within a word are other letters, which the old server took for the same',
  below: 'it leads from this path alone, and from nothing below it',
  begins: 'it leads from the path and from what is below it, not from longer names that begin so',
  middle: 'it leads from paths that begin so, not from those that have it further on',
  onePart: '(.*) between two / finds one part of a path, not several',
  dot: 'a dot is a dot, not any letter',
  oneSlash: 'the new address has one / where the old server’s had two',
} as const;

/** Whether a path seems to be that of a file, below which nothing is. */
export const isFile = (path: string): boolean => /\/[^/]*\.[a-z][a-z\d]{1,4}$/i.test(path);

/**
 * Sorts what the rules of a list say.
 *
 * @param rules in the order in which their server asks them, of which the first that fits leads
 */
export function collect(rules: Iterable<PlacedRule>): RedirectList {
  const list: RedirectList = { redirects: [], unread: [] };
  const patterns: { pattern: RegExp; line: number }[] = [];
  for (const { line, text, rule, host } of rules) {
    const leave = (reason: string) => {
      const isNamed = list.unread.some((one) => one.line === line);
      if (!isNamed) list.unread.push({ line, text: text.trim(), reason });
    };
    for (const [index, one] of [rule].flat().entries()) {
      if ('reason' in one) {
        leave(one.reason);
        continue;
      }
      // Here a whole path goes before each pattern, there it was never asked for.
      const sample = one.from.replace(/\*$/, '0/0').replaceAll(/(?<=\/):\w+/g, '0');
      const hiding =
        list.redirects.find(({ from }) => from === one.from) ??
        patterns.find(({ pattern }) => pattern.test(sample));
      if (hiding && hiding.line !== line) {
        // What a rule leads from beside is led as it was before.
        if (index === 0) leave(`line ${hiding.line} leads ${one.from} already`);
        continue;
      }
      const { differs = [], ...row } = one;
      const all = host ? [...differs, `it was for ${host} alone`] : differs;
      list.redirects.push({ line, ...row, ...(all.length > 0 && { differs: all }) });
      if (sample !== one.from && !one.wider)
        patterns.push({ pattern: toExpression(one.from), line });
    }
  }
  list.unread.sort((one, other) => one.line - other.line);
  return list;
}

const toExpression = (from: string) =>
  new RegExp(
    `^${RegExp.escape(from)
      .replace(/\\\*$/, '.+')
      .replaceAll(/(?<=\\\/)(:|\\x3a)\w+/g, '[^/?]+')}$`,
  );

/** The status that says the same of two: for good, or for a time. @returns undefined for one that leads nowhere */
export function readStatus(code: string | undefined): 301 | 302 | undefined {
  if (code === undefined || /^(301|308|permanent)$/i.test(code)) return 301;
  return /^(302|303|307|temp|temporary|redirect|seeother)$/i.test(code) ? 302 : undefined;
}
