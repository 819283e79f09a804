/** When which release went live on a server, and who did it. */
export interface Entry {
  /** In UTC, such as `2026-11-27T09:30:00Z`. */
  time: string;
  /** `undo` where it is the one before that went live again. */
  action: 'release' | 'undo';
  digest: string;
  who: string;
  commit: string;
  vendor: string;
  /** The address that its pages name. */
  address: string;
}

/** What a server has of a site. */
export interface ServerState {
  /** The digest of the live release; undefined before the first one. */
  live: string | undefined;
  /** The releases that could go live. */
  there: readonly string[];
  /** What went live, the last one last. */
  entries: readonly Entry[];
}

/** Writes the line of an entry. */
export const formatEntry = (entry: Entry): string =>
  [entry.time, entry.action, entry.digest, entry.who, entry.commit, entry.vendor, entry.address]
    .map((value) => value.replaceAll(/\s+/g, ' '))
    .join('\t');

/** Reads what `readState` of `scripts.ts` prints. */
export function parseState(text: string): ServerState {
  const lines = text.split('\n');
  const live = lines[0]?.replace('live ', '') || undefined;
  const there = lines.flatMap((line) => /^there (.+)$/.exec(line)?.[1] ?? []);
  const entries = lines.flatMap((line): Entry[] => {
    const [time = '', action, digest = '', who = '', commit = '', vendor = '', address = ''] =
      line.split('\t');
    if (action !== 'release' && action !== 'undo') return [];
    return [{ time, action, digest, who, commit, vendor, address }];
  });
  return { live, there, entries };
}

/** The entry of the release that was live before the live one, so that each undo goes one further back. */
export function findLast({ live, entries }: ServerState): Entry | undefined {
  const stack: Entry[] = [];
  for (const entry of entries) {
    if (entry.action === 'release') stack.push(entry);
    else stack.pop();
  }
  return stack.findLast(({ digest }) => digest !== live);
}

/**
 * Lists the releases that nobody needs any more.
 *
 * @param count how many to leave, of those that went live last; the live one stays in any case
 */
export function listOld({ live, there, entries }: ServerState, count: number): string[] {
  const rank = (digest: string) => entries.findLastIndex((entry) => entry.digest === digest);
  const newest = there.toSorted((a, b) => rank(b) - rank(a)).slice(0, count);
  return there.filter((digest) => digest !== live && !newest.includes(digest));
}

/** Writes the list of what went live, the newest first, with a star at the one that is live now. */
export function describeHistory({ live, there, entries }: ServerState): string {
  const newest = live && entries.findLastIndex(({ digest }) => digest === live);
  const rows = entries.map((entry, index) => [
    index === newest ? '*' : '',
    entry.time.replace(/T(\d+:\d+).*/, ' $1'),
    entry.digest,
    entry.who,
    entry.vendor,
    entry.commit.replace(/^([0-9a-f]{12})[0-9a-f]{28}/, '$1'),
    [entry.action === 'undo' ? 'undo' : '', there.includes(entry.digest) ? '' : 'deleted']
      .filter(Boolean)
      .join(', '),
  ]);
  const table = [['', 'When (UTC)', 'Release', 'By', 'Vendor', 'Commit', ''], ...rows.reverse()];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
