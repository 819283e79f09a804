// npm run weigh -- /careers: which parts of a page of build/client weigh most; without a path, of each page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initialWindowBytes, weighPages, weighParts } from '../build/page-weight.ts';
import { assertBuilt, readServedFiles } from '../hosting/served-files.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const folder = 'build/client';
const format = (bytes: number) => bytes.toLocaleString('en').padStart(8);

await runCommand(async () => {
  assertBuilt(folder);
  const wanted = process.argv
    .slice(2)
    .map((one) => `${one.replace(/^\/|\/$/g, '') || 'index'}.html`);
  const pages = weighPages(folder, readServedFiles(folder));
  const unknown = wanted.find((file) => !pages.some((page) => page.file === file));
  if (unknown) {
    throw new UserError(`There is no build/client/${unknown}: run npm run build first`);
  }
  for (const { file, bytes, headers } of pages) {
    if (wanted.length > 0 && !wanted.includes(file)) continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    console.log(`\n${file}: ${format(bytes).trim()} of ${format(initialWindowBytes).trim()} bytes`);
    const parts = [...weighParts(html), { name: 'headers', bytes: headers }];
    for (const part of parts) console.log(`${format(part.bytes)}  ${part.name}`);
  }
});
