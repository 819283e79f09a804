// npm run weigh -- /careers: which parts of a page of build/client weigh most; without a path, of each page.
// With --budget=14600 it fails where a page has more bytes, for a workflow.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { initialWindowBytes, weighPages, weighParts } from '../build/page-weight.ts';
import { assertBuilt, readServedFiles } from '../hosting/served-files.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const folder = 'build/client';
const format = (bytes: number) => bytes.toLocaleString('en').padStart(8);

const usage = 'usage: npm run weigh -- /careers [--budget=14600], in bytes';

const settings = { usage };

await runCommand(async ({ step }) => {
  assertBuilt(folder);
  const options = { budget: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const budget = Number(values.budget ?? Number.POSITIVE_INFINITY);
  if (Number.isNaN(budget)) throw new UserError(usage);
  const wanted = positionals.map((one) => `${one.replace(/^\/|\/$/g, '') || 'index'}.html`);
  const pages = weighPages(folder, readServedFiles(folder));
  const unknown = wanted.find((file) => !pages.some((page) => page.file === file));
  if (unknown) {
    throw new UserError(`There is no build/client/${unknown}: run npm run build first`);
  }
  const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file);
  const shown = pages.filter(({ file }) => isWanted(file));
  const advance = step('Weighing the pages', shown.length);
  for (const { file, bytes, headers } of shown) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    console.log(`\n${file}: ${format(bytes).trim()} of ${format(initialWindowBytes).trim()} bytes`);
    const parts = [...weighParts(html), { name: 'headers', bytes: headers }];
    for (const part of parts) console.log(`${format(part.bytes)}  ${part.name}`);
    advance();
  }
  const heavy = pages.filter(({ file, bytes }) => bytes > budget && isWanted(file));
  if (heavy.length > 0) {
    const list = heavy.map(({ file, bytes }) => `${file} has ${format(bytes).trim()} bytes`);
    throw new UserError(`${list.join('\n')}\nThe budget is ${format(budget).trim()} bytes`);
  }
}, settings);
