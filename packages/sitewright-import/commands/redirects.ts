// npm run redirects -- import FILE: takes the redirects of another site into content/redirects.yaml.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { findTextMistake, runCommand, UserError } from 'sitewright/lib';
import { readTextFile, writeSafely } from 'sitewright/node';
import { contentFolder, readSite } from 'sitewright/site';
import { importRedirects } from '../redirects/import-redirects.ts';
import { readRedirectList } from '../redirects/read-list.ts';

const usage =
  'Usage: npm run redirects -- import FILE, which is _redirects, netlify.toml, vercel.json, a configuration of nginx or Apache, or an export of WordPress or Shopify';

const settings = { usage };

await runCommand(async ({ step }) => {
  const [command, named, ...more] = process.argv.slice(2);
  if (command !== 'import' || !named || more.length > 0) throw new UserError(usage);
  // npm runs commands in the folder of a site, wherever they were typed.
  const file = [named, path.resolve(process.env.INIT_CWD ?? '', named)].find((one) =>
    existsSync(one),
  );
  if (!file) throw new UserError(`There is no ${named}\n${usage}`);
  step('Reading the redirects');
  const source = readTextFile(file);
  const mistake = findTextMistake(source);
  if (mistake) throw new UserError(`${file}:${mistake.line}:${mistake.column} ${mistake.message}`);
  const list = readRedirectList(source);
  if (list.redirects.length + list.unread.length === 0)
    throw new UserError(`${file} has no line that leads elsewhere\n${usage}`);
  step('Looking at where they lead');
  const { text, added, changed, left } = await importRedirects(readSite(contentFolder), list);
  for (const one of changed) console.log(`${file}:${one}`);
  for (const one of left) console.log(`${file}:${one}`);
  const target = path.join(contentFolder, 'redirects.yaml');
  if (text !== undefined) writeSafely(target, text);
  console.log(`${target}: ${added} added, ${left.length} left out, each with its reason above`);
}, settings);
