import lighthouse, { type Flags, type Result } from 'lighthouse';

/** What one visit measured, on a mid-range phone and a slow network. */
export interface Visit {
  /** First and largest contentful paint and total blocking time, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, a score. */
  cls: number;
  /** All bytes that crossed the wire, and in how many requests. */
  bytes: number;
  requests: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's mobile profile with applied, not simulated, throttling: slow 4G (150 ms round trip,
 * 1.6 Mbit/s) and a quarter of the processor's speed.
 */
const flags: Flags = {
  throttlingMethod: 'devtools',
  formFactor: 'mobile',
  logLevel: 'error',
  output: 'json',
  // The not-found page is measured too.
  ignoreStatusCode: true,
};

/**
 * Visits a page once with an empty cache.
 *
 * @param port the DevTools port of a running Chromium
 * @throws Error when Lighthouse could not load the page
 */
export async function measureVisit(address: string, port: number): Promise<Visit> {
  const result = await run(address, port, ['performance']);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const items = (result.audits['network-requests']?.details as { items?: unknown[] })?.items ?? [];
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: items.length,
  };
}

/**
 * @param port the DevTools port of a running Chromium
 * @returns Lighthouse's score of a page in each category, 0 to 100
 * @throws Error when Lighthouse could not load the page
 */
export async function measureScores(address: string, port: number): Promise<Scores> {
  const result = await run(address, port, categories);
  const points = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, points(name)])) as Scores;
}

/** The median of each measure, each taken by itself. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  const [fcp, lcp, tbt, cls] = [of('fcp'), of('lcp'), of('tbt'), of('cls')];
  return { fcp, lcp, tbt, cls, bytes: of('bytes'), requests: of('requests') };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function run(
  address: string,
  port: number,
  onlyCategories: readonly string[],
): Promise<Result> {
  const outcome = await lighthouse(address, {
    ...flags,
    port,
    onlyCategories: [...onlyCategories],
  });
  const problem = outcome?.lhr.runtimeError;
  if (!outcome || problem) throw new Error(`${address}: ${problem?.message ?? 'no result'}`);
  return outcome.lhr;
}
