import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compressible = /\.(html|css|js|svg|txt|md|xml|json|webmanifest)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes the brotli and gzip form of each text file beside it (`about.html.br`, `about.html.gz`),
 * at their highest levels, so that no server has to compress on the way.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (name) => {
        const file = path.join(folder, name);
        const text = await readFile(file);
        await writeFile(`${file}.br`, await brotli(text));
        await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
      }),
  );
}
