import { expect, test } from 'vitest';
import { compress, compressQuickly, quickQuality } from './compress.ts';
import { initialWindowBytes } from './page-weight.ts';

/** Words that no compressor knows. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index).toString(36).slice(2)).join(' ');

test('in a large site, a page is compressed as far as visitors wait for it', async () => {
  const [short, long] = [words(200), words(2_000)];
  const [quick, best] = await Promise.all([compress(short, quickQuality), compress(long)]);
  expect(best.br.byteLength).toBeGreaterThan(initialWindowBytes);
  expect((await compressQuickly(short)).br).toEqual(quick.br);
  expect((await compressQuickly(long)).br).toEqual(best.br);
});
