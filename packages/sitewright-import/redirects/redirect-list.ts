/** A line of a list that leads from an address to another, as far as it is one. */
export interface ListedRedirect {
  /** Of the file that was read; the first is 1. */
  line: number;
  from: string;
  to: string;
  status: 301 | 302;
  /** What it leads from beside what the line says. */
  wider?: string;
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
export type Rule = Omit<ListedRedirect, 'line'> | { reason: string };

/** Sorts what the rules of a list say. */
export function collect(
  rules: Iterable<{ line: number; text: string; rule: Rule | readonly Rule[] }>,
): RedirectList {
  const list: RedirectList = { redirects: [], unread: [] };
  for (const { line, text, rule } of rules) {
    for (const one of [rule].flat()) {
      if ('reason' in one) list.unread.push({ line, text: text.trim(), reason: one.reason });
      else list.redirects.push({ line, ...one });
    }
  }
  return list;
}

/** The status that says the same of two: for good, or for a time. @returns undefined for one that leads nowhere */
export function readStatus(code: string | undefined): 301 | 302 | undefined {
  if (code === undefined || /^(301|308|permanent)$/i.test(code)) return 301;
  return /^(302|303|307|temp|temporary|redirect|seeother)$/i.test(code) ? 302 : undefined;
}
