import lighthouse, { type Flags, type Result } from 'lighthouse';

/** What one visit on a phone of the middle class and a slow network measured. */
export interface Visit {
  /** First and largest paint and blocked time, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** How far things moved, as a score. */
  cls: number;
  /** All bytes that crossed the wire, and how many requests they took. */
  bytes: number;
  requests: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's own mobile profile, with the network and the processor really slowed down: slow 4G
 * (150 ms round trip, 1.6 Mbit/s) and a quarter of the speed. Nothing is simulated.
 */
const flags: Flags = {
  throttlingMethod: 'devtools',
  formFactor: 'mobile',
  logLevel: 'error',
  output: 'json',
  // The not-found page is a page too.
  ignoreStatusCode: true,
};

/**
 * Visits a page once with an empty cache.
 *
 * @param port of a Chromium that listens for DevTools
 * @throws Error when Lighthouse could not load the page
 */
export async function visit(address: string, port: number): Promise<Visit> {
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

/** How Lighthouse scores a page, 0 to 100 in each category. */
export async function score(address: string, port: number): Promise<Scores> {
  const result = await run(address, port, categories);
  const points = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, points(name)])) as Scores;
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
