// npx sitewright-import OLD-SITE: moves an old site into the one in this folder. With texts of this site's content
// folder in its place, it writes these in our Markdown.

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UserError } from 'sitewright/lib';
import { writeSafely } from 'sitewright/node';
import { contentFolder } from 'sitewright/site';
import { convertTexts } from './convert-texts.ts';
import { moveSite } from './move/move-site.ts';

const usage = `Usage, in the folder of a site:
  npx sitewright-import ../old-site      a folder, a clone of a repository, or the .xml file of an export of WordPress
    --from jekyll                        what made it, where its files do not tell
    --offline                            leaves pictures of other sites where they are
  npx sitewright-import content/posts    writes texts that are in content/ already in our Markdown`;

const settings = { usage };

await runCommand(async ({ step }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, offline: { type: 'boolean', default: false } },
  });
  const [source, ...others] = positionals;
  if (source === undefined) throw new UserError(usage);
  for (const one of positionals)
    if (!existsSync(one)) throw new UserError(`There is no ${one}\n${usage}`);
  const isInContent = (one: string) => {
    const inside = path.relative(contentFolder, one);
    return !inside.startsWith('..') && !path.isAbsolute(inside);
  };
  const isMarkdown = (one: string) => statSync(one).isFile() && /\.md$/i.test(one);
  if (positionals.every((one) => isInContent(one) || isMarkdown(one)))
    return convertTexts(positionals, step);
  if (others.length > 0)
    throw new UserError(`expected one old site, found ${positionals.length}\n${usage}`);
  if (!existsSync(contentFolder))
    throw new UserError(
      `There is no folder ${contentFolder}: make a site with npm create sitewright, and run this in its folder`,
    );
  const { from, offline: isOffline } = values;
  const report = await moveSite(source, contentFolder, { from, isOffline, step });
  writeSafely('IMPORT.md', report.print());
  for (const line of report.facts) console.log(line);
  const { decisions } = report;
  console.log(`\n${decisions.length} things are for you to decide; IMPORT.md names each place:`);
  for (const { what, places } of decisions) console.log(`  ${what} (${places.length})`);
}, settings);
