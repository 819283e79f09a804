import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { compressFiles } from './finish-files.ts';

test('a text gets a smaller brotli and gzip form with the same content, a picture gets none', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'about.html');
  const text = Buffer.from('<p>One sale, one record.</p>'.repeat(99));
  writeFileSync(file, text);
  writeFileSync(path.join(folder, 'share.png'), text);
  await compressFiles(folder);
  const forms = [
    zlib.brotliDecompressSync(readFileSync(`${file}.br`)),
    zlib.gunzipSync(readFileSync(`${file}.gz`)),
  ];
  for (const form of forms) expect(form).toEqual(text);
  for (const suffix of ['br', 'gz']) {
    expect(readFileSync(`${file}.${suffix}`).length).toBeLessThan(text.length / 2);
  }
  expect(readdirSync(folder)).toHaveLength(4);
});
