import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import { getOrCreate, hashInputs } from './build-cache.ts';

const compressible = /\.(html|css|js|svg|txt|md|xml|json|webmanifest|speculationrules)$/;
const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

/** The compressed forms of a text by the suffix of their files. */
const forms: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.br': (text) => brotli(text),
  // Whoever takes zstd nearly always takes brotli too, which is smaller: the levels above 15 would
  // take three times as long to save half a per cent. Told the length, it takes less memory.
  '.zst': (text) =>
    zstd(text, {
      pledgedSrcSize: text.length,
      params: { [zlib.constants.ZSTD_c_compressionLevel]: 15 },
    }),
  '.gz': (text) => gzip(text, { level: 9 }),
};

/**
 * Writes the brotli, zstd and gzip form of each text file beside it (`about.html.br`, `.zst`,
 * `.gz`), so that no server has to compress on the way. Forms of a text that was there before are kept.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => compressible.test(file));
  const compressFile = async (name: string) => {
    const file = path.join(folder, name);
    const text = await readFile(file);
    for (const [suffix, compress] of Object.entries(forms)) {
      // The function's own text says how it compresses.
      const hash = hashInputs(process.version, String(compress), text);
      await writeFile(file + suffix, await getOrCreate(hash + suffix, () => compress(text)));
    }
  };
  await pMap(texts, compressFile, { concurrency: availableParallelism() });
}
