import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import { listFiles } from '../hosting/served-files.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';

const compressible =
  /\.(html|css|js|svg|txt|md|xml|atom|json|jsonfeed|webmanifest|speculationrules|csv|ics|vcf|vtt|rtf)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** How to make each compressed form of a text, by the suffix of its file. */
const compressors: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.br': (text) => brotli(text),
  '.gz': (text) => gzip(text, { level: 9 }),
};

/**
 * Writes the brotli and the gzip form of each text file beside it (`about.html.br`, `about.html.gz`),
 * so that no server has to compress a response. Forms of an unchanged text come from the build cache.
 */
export async function compressFiles(folder: string): Promise<void> {
  const texts = listFiles(folder).filter((file) => compressible.test(file));
  const compressFile = async (name: string) => {
    const file = path.join(folder, name);
    const text = readFileSync(file);
    const textHash = hashInputs(text);
    for (const [suffix, compress] of Object.entries(compressors)) {
      // The function's own text says how it compresses.
      const hash = hashInputs(process.version, String(compress), textHash);
      writeFileSync(file + suffix, await getOrCreate(hash + suffix, () => compress(text)));
    }
  };
  await pMap(texts, compressFile, { concurrency: availableParallelism() });
}
