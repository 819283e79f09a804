import { type readResults, table } from './results.ts';

type Results = ReturnType<typeof readResults>;
type Of<Name extends keyof Results> = NonNullable<Results[Name]>;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const count = (number: number) => number.toLocaleString('en');

export function pagesTable({ pages, prerendered, rounds, machine }: Of<'pages'>): string {
  const rows = pages.map(({ address, floor, scores, ...page }) => [
    address,
    seconds(page.fcp),
    `${(page.fcp / floor.fcp).toFixed(2)} ×`,
    seconds(page.lcp),
    `${(page.lcp / floor.lcp).toFixed(2)} ×`,
    `${page.tbt.toFixed(0)} ms`,
    String(Number(page.cls.toFixed(4))),
    `${(page.bytes / 1000).toFixed(1)} KB`,
    Object.values(scores).join(' '),
  ]);
  const head = ['page', 'FCP', 'of floor', 'LCP', 'of floor', 'TBT', 'CLS', 'weight', 'scores'];
  const scored = Object.keys(pages[0]?.scores ?? {}).join(', ');
  const share = Math.round(prerendered.share * 100);
  return `${table(head, rows)}

Medians of ${rounds} visits to each page and to its floor in turn; scores are Lighthouse’s, in the order ${scored}. A link that the pointer rested on was prerendered ${share} % of the time and painted ${prerendered.paint.toFixed(0)} ms after the click, ${prerendered.still.toFixed(0)} ms for those who ask for less motion and so get no cross-fade (medians). Measured on ${machine}.`;
}

export function techniquesTable({ rows, machine }: Of<'techniques'>): string {
  const [base] = rows;
  const change = (bytes: number, from = 0) => {
    const sign = bytes > from ? '+' : '−';
    return bytes === from ? '' : `${sign}${count(Math.abs(bytes - from))}`;
  };
  const cells = rows.map((row) => [
    row.name,
    count(row.page),
    change(row.page, base?.page),
    count(row.visit),
    change(row.visit, base?.visit),
  ]);
  const head = ['bytes', 'a first page', 'more or less', 'four pages', 'more or less'];
  return `${table(head, cells)}

Bodies alone, with the font, on the average of all pages; compressed by ${machine.split(', ').at(-1)}.`;
}

export function paintsTable({ address, rows, rounds, machine }: Of<'paints'>): string {
  const [base] = rows;
  const cells = rows.map(({ name, fcp, lcp, tbt, cls }) => {
    const change = Math.round(lcp - (base?.lcp ?? lcp));
    return [
      name,
      seconds(fcp),
      seconds(lcp),
      change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)} ms`,
      `${tbt.toFixed(0)} ms`,
      String(Number(cls.toFixed(4))),
    ];
  });
  const head = [address, 'FCP', 'LCP', 'more or less', 'TBT', 'CLS'];
  return `${table(head, cells)}

Medians of ${rounds} first visits to each in turn, slowed down as above. Measured on ${machine}.`;
}

export function buildTable({ runs, machine }: Of<'build'>): string {
  const memory = (megabytes: number) => (megabytes > 0 ? `${megabytes} MB` : 'unknown');
  const rows = runs.map(({ pages, first, next }) => [
    String(pages),
    `${first.seconds.toFixed(1)} s`,
    `${((1000 * first.seconds) / pages).toFixed(0)} ms`,
    `${next.seconds.toFixed(1)} s`,
    `${((1000 * next.seconds) / pages).toFixed(0)} ms`,
    memory(Math.max(first.megabytes, next.megabytes)),
  ]);
  const head = ['platform pages', 'first build', 'a page', 'next build', 'a page', 'most memory'];
  return `${table(head, rows)}

The first build finds nothing kept from earlier ones; the next finds drawings and compressed forms. Memory is what all processes of a build held at a time, looked at every 50 ms. Measured on ${machine}.`;
}

export function serveTable({ runs, connections, duration, machine }: Of<'serve'>): string {
  const rows = runs.map(({ address, perSecond, p50, p90, p99, max }) => [
    address,
    count(perSecond),
    ...[p50, p90, p99, max].map((time) => `${time} ms`),
  ]);
  return `${table(['path', 'requests a second', 'p50', 'p90', 'p99', 'slowest'], rows)}

The preview server, ${connections} connections at a time for ${duration} seconds each, brotli, keep-alive; the load comes from the same machine. Measured on ${machine}.`;
}

export function loadTable({
  page,
  text,
  size,
  connections,
  seconds,
  turns,
  machine,
}: Of<'load'>): string {
  const row = (title: string, { requests, failed, perSecond, p99 }: typeof page) => [
    title,
    ...[requests, failed, perSecond].map(count),
    `${p99.toFixed(1)} ms`,
  ];
  const rows = [row('the start page', page), row(`bare text of ${count(size)} bytes`, text)];
  return `${table(['', 'requests', 'failed', 'a second', 'p99'], rows)}

nginx, ${connections} connections at a time, ${turns} × ${seconds} seconds each in turn, brotli, keep-alive; the load (wrk) comes from the same machine. Measured on ${machine}.`;
}
