/** A part of a body: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Chooses the form of a body to send.
 *
 * @param accepted the request's `Accept-Encoding`; undefined when it has none
 * @param available the encodings there are, the preferred ones first; `identity` goes without saying
 * @returns the first of those that the client likes best, or `identity`
 */
export function chooseEncoding(accepted: string | undefined, available: readonly string[]): string {
  const weights = new Map(
    (accepted ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  const weigh = (name: string) =>
    name === 'identity'
      ? // The uncompressed form is the last resort, even where the client rules it out.
        weights.get(name) || Number.MIN_VALUE
      : (weights.get(name) ?? weights.get('*') ?? 0);
  return [...available, 'identity'].reduce((best, name) =>
    weigh(name) > weigh(best) ? name : best,
  );
}

/** Whether the client's copy, as named in `If-None-Match`, is the current one. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  const known = ifNoneMatch?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return known.some((tag) => tag.replace('W/', '') === etag);
}

/**
 * Reads a request for one part of a body.
 *
 * @param range the request's `Range`; several parts at once, or what is no range, give undefined
 * @param size the body's length in bytes
 * @returns the part, `unsatisfiable` when it lies beyond the end, undefined to send everything
 */
export function parseRange(
  range: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
