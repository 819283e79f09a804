/** A part of a body by its first and last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Chooses the content encoding of a response.
 *
 * @param accepted the request's `Accept-Encoding`; undefined when it has none
 * @param available the encodings of the file, the preferred one first, without `identity`
 * @returns the one that the client weighs highest, or `identity`
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

/** Tells whether the client's copy, as named in `If-None-Match`, is the current one. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  const tags = ifNoneMatch?.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag.replace('W/', '') === etag);
}

/**
 * Parses the header `Range`.
 *
 * @param size the body's length in bytes
 * @returns the part to send; `unsatisfiable` when it lies beyond the end; undefined to send the whole
 *   body, which is also right for several ranges and for an invalid one
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
