import type { BuildRun, readResults } from './results.ts';

type Results = ReturnType<typeof readResults>;
type ResultOf<Name extends keyof Results> = NonNullable<Results[Name]>;

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const formatCount = (number: number) => number.toLocaleString('en');

export function pagesTable({ pages, rounds, machine }: ResultOf<'pages'>): string {
  const rows = pages.map(({ address, baseline, scores, ...page }) => [
    address,
    formatSeconds(page.fcp),
    `${(page.fcp / baseline.fcp).toFixed(2)} ×`,
    formatSeconds(page.lcp),
    `${(page.lcp / baseline.lcp).toFixed(2)} ×`,
    `${page.tbt.toFixed(0)} ms`,
    String(Number(page.cls.toFixed(4))),
    `${(page.bytes / 1000).toFixed(1)} KB`,
    Object.values(scores).join(' '),
  ]);
  const head = [
    ...['page', 'FCP', 'of baseline', 'LCP', 'of baseline'],
    ...['TBT', 'CLS', 'weight', 'scores'],
  ];
  const categories = Object.keys(pages[0]?.scores ?? {}).join(', ');
  return `${formatTable(head, rows)}

Medians of ${rounds} visits to each page and to its baseline in turn. Scores are Lighthouse’s: ${categories}. Measured on ${machine}.`;
}

export function nextPageTable({
  links,
  repeats,
  roundTrip,
  slowdown,
  rest,
  machine,
}: ResultOf<'next'>): string {
  const milliseconds = (time: number) => `${time.toFixed(0)} ms`;
  const rows = links.map(({ approach, goal, ...times }) => [
    `a link that was ${approach}`,
    ...[times.median, times.least, times.most, times.baseline, goal].map(milliseconds),
  ]);
  return `${formatTable(['', 'median', 'least', 'most', 'its bare text', 'goal'], rows)}

From the click, or from the moment at which a finger comes down, to the largest paint of the link’s page; its bare text is the median of the page’s baseline behind the same link. The pointer or the focus rested on the link for ${rest} ms after the browser had begun its page. ${repeats} times each in turn, each time in a browser that is new to the site, with a processor ${slowdown} times slower and a server ${roundTrip} ms away. Measured on ${machine}.`;
}

export function buildTable({ runs, machine }: ResultOf<'build'>): string {
  const memory = (megabytes: number) => (megabytes > 0 ? `${megabytes} MB` : 'unknown');
  const rows = runs.map(({ pages, ...builds }) => {
    const { first, next, word } = builds;
    const timesOf = ({ seconds }: BuildRun) => [
      `${seconds.toFixed(1)} s`,
      `${((1000 * seconds) / pages).toFixed(0)} ms`,
    ];
    const most = Math.max(...Object.values(builds).map(({ megabytes }) => megabytes));
    const afterWord = word ? `${word.seconds.toFixed(1)} s` : 'unknown';
    return [String(pages), ...timesOf(first), ...timesOf(next), afterWord, memory(most)];
  });
  const head = [
    ...['pages', 'first build', 'a page', 'next build', 'a page'],
    ...['one word changed', 'peak memory'],
  ];
  return `${formatTable(head, rows)}

The first build starts with an empty build cache; the next finds everything in it; the last follows a change of one word in one page. Peak memory adds up all processes of a build, sampled every 50 ms. Measured on ${machine}.`;
}

export function loadTable({
  page,
  text,
  size,
  connections,
  seconds,
  turns,
  machine,
}: ResultOf<'load'>): string {
  const row = (title: string, { requests, failed, perSecond, p99 }: typeof page) => [
    title,
    ...[requests, failed, perSecond].map(formatCount),
    `${p99.toFixed(1)} ms`,
  ];
  const rows = [row('the start page', page), row(`plain text of ${formatCount(size)} bytes`, text)];
  return `${formatTable(['', 'requests', 'failed', 'per second', 'p99'], rows)}

nginx, ${connections} connections at a time, ${turns} × ${seconds} seconds each in turn, brotli, keep-alive; the load generator (wrk) runs on the same machine. Measured on ${machine}.`;
}

/** A Markdown table that also reads well in a terminal: first column left, the others right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (column === 0 ? '-' : ':'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
