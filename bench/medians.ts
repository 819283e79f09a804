import type { Visit } from './lighthouse.ts';

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of each measure. */
export function middle(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  const [fcp, lcp, tbt, cls] = [of('fcp'), of('lcp'), of('tbt'), of('cls')];
  return { fcp, lcp, tbt, cls, bytes: of('bytes'), requests: of('requests') };
}
