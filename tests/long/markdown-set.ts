// npx node tests/long/markdown-set.ts FOLDER [MOST]: how many Markdown files of others a site can show as they are.
// Each folder in FOLDER is what one site has. Of each, at most MOST files are read, spread over all; nothing is fetched.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toAddressName, toPathPart } from '../../packages/sitewright/content/address-name.ts';
import { ContentFile } from '../../packages/sitewright/content/index/site-folder.ts';
import type { Language } from '../../packages/sitewright/content/language.ts';
import { splitFrontMatter } from '../../packages/sitewright/content/markdown/front-matter.ts';
import { readMarkdown } from '../../packages/sitewright/content/markdown/read-markdown.ts';
import {
  createPictureFolder,
  type PictureFile,
} from '../../packages/sitewright/content/pictures/picture-file.ts';
import { noPlaceholders } from '../../packages/sitewright/content/placeholders.ts';
import { z } from '../../packages/sitewright/index.ts';

const [set = process.env.MARKDOWN_SET ?? '', most = '60', only = ''] = process.argv.slice(2);
const schema = z.strictObject({ title: z.string() });
const language: Language = {
  tag: 'en',
  name: 'English',
  dir: 'ltr',
  base: '',
  paths: new Set(),
  elsewhere: new Map(),
  sectionsElsewhere: new Map(),
};

interface Reading {
  name: string;
  problems: string[];
  advice: string[];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .filter((one) => !/(^|\/)node_modules\//.test(one))
    .sort();
}

const pathOf = (file: string) =>
  `/${file.replace(/\.\w+$/, '').replaceAll(/[^/]+/g, (part) => toPathPart(part))}`;

/** As many of them, from the first to the last. */
const spread = (files: readonly string[], count: number): string[] =>
  files.filter(
    (_, index) =>
      files.length <= count ||
      Math.floor((index * count) / files.length) !==
        Math.floor(((index - 1) * count) / files.length),
  );

/** The text below the fields of another system, and its title. */
function splitForeign(source: string): { title: string; body: string } {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const toml = /^\+\+\+\n[\s\S]*?\n\+\+\+\n/.exec(text)?.[0];
  const parts = toml
    ? { frontMatter: toml, body: text.slice(toml.length) }
    : splitFrontMatter(text);
  const fields = parts?.frontMatter ?? '';
  const isFields = /^[ \t]*['"]?[\w-]+['"]? *[:=]/m.test(fields) || /^---\s*$/.test(fields);
  const body = parts && isFields ? parts.body.replace(/^\n+/, '') : text;
  const said = isFields && /^title *[:=] *["']?(.*?)["']?$/m.exec(fields)?.[1];
  return { title: said || /^# +(.+?) *#*$/m.exec(body)?.[1] || 'Title', body };
}

const picture = {
  path: '',
  width: 800,
  height: 600,
  isTransparent: false,
  inkLoss: 0,
  digest: 'a',
  drawing: undefined,
};

function readSet(site: string): Reading[] {
  const folder = path.join(set, site);
  const files = listFiles(folder);
  const pictures = createPictureFolder(
    'content/pictures',
    new Map(
      files
        .filter((one) => /\.(jpe?g|png|webp|avif|svg|gif)$/i.test(one))
        .map((one) => [
          toAddressName(path.basename(one)),
          { ...picture, path: path.basename(one) } as PictureFile,
        ]),
    ),
  );
  const texts = files.filter((one) => /\.(md|markdown)$/i.test(one) && !/(^|\/)\./.test(one));
  const pages = new Map(texts.map((one) => [`pages/${one}`, pathOf(one)]));
  const downloads = new Set(files.map((one) => toAddressName(path.basename(one))));
  return spread(texts, Number(most)).flatMap((name) => {
    const { title, body } = splitForeign(readFileSync(path.join(folder, name), 'utf8'));
    if (body.trim() === '') return [];
    const source = `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`;
    const file = new ContentFile(`content/pages/${name.replace(/markdown$/i, 'md')}`, source);
    const read = readMarkdown(file, schema, {
      placeholders: noPlaceholders,
      language,
      knownNames: { pictures },
      places: { file: `pages/${name}`, pages, downloads },
    });
    const say = ({ line, message }: { line: number; message: string }) => `${line}: ${message}`;
    const problems = read.problems.map(say);
    for (const { to, line = 1 } of read.links) {
      const id = decodeURIComponent(/^#(.+)/.exec(to)?.[1] ?? '');
      if (id && !read.ids?.includes(id))
        problems.push(`${line}: leads to no element with the id, found "${to}"`);
    }
    return { name: `${site}/${name}`, problems, advice: read.advice.map(say) };
  });
}

/** What is alike in messages about the same, without what was found. */
const causeOf = (message: string): string =>
  message
    .replace(/^\d+: /, '')
    .replace(/^".*?" (is taken|behind)/, '… $1')
    .replace(/such as "[^"]*"(?=, found)/, 'such as …')
    .replace(/^(the title|.* of) .*? (is left out)/, '… $2')
    .replace(/, found ("|`|<|\[).*/s, ', found …')
    .replace(/\[\^[^\]]*\]/g, '[^…]')
    .replace(/\[[^\]]*\]\([^)]*\)/g, '[…](…)')
    .replace(/\d+/g, 'N')
    .replace(/inside: \{.*/, 'inside …')
    .replace(/^\[.*\]: is/, '[…]: is')
    .replace(/^\{.*\} is shown/, '{…} is shown')
    .replace(/does not know ".*?"/, 'does not know …')
    .replace(/^#+ is shown as #+/, '# is shown as ##')
    .slice(0, 110);

function printTable(
  readings: readonly Reading[],
  listOf: (one: Reading) => string[],
  head: string,
) {
  const counts = new Map<string, { files: number; alone: number }>();
  for (const one of readings) {
    const causes = new Set(listOf(one).map(causeOf));
    for (const cause of causes) {
      const count = counts.get(cause) ?? { files: 0, alone: 0 };
      count.files += 1;
      if (causes.size === 1) count.alone += 1;
      counts.set(cause, count);
    }
  }
  console.log(`\n| ${head} | files | alone |\n|---|---:|---:|`);
  for (const [cause, { files, alone }] of [...counts].sort(([, a], [, b]) => b.files - a.files)) {
    console.log(`| ${cause.replaceAll('|', '\\|').replaceAll('\n', ' ')} | ${files} | ${alone} |`);
  }
}

const all = readdirSync(set)
  .filter((one) => !one.startsWith('.'))
  .sort()
  .map(readSet);
const readings = all.flat();
const print = (name: string, list: readonly Reading[]) => {
  const built = list.filter(({ problems }) => problems.length === 0);
  const clean = built.filter(({ advice }) => advice.length === 0);
  // What npm run pictures -- fetch mends.
  const fetched = list.filter(({ problems }) =>
    problems.every((one) => one.includes('pictures -- fetch')),
  );
  const share = (count: number) => `${count} (${Math.round((100 * count) / list.length)} %)`;
  const shares = [built, fetched, clean].map(({ length }) => share(length));
  console.log(`| ${name} | ${list.length} | ${shares.join(' | ')} |`);
};
console.log('| site | files | build unchanged | with pictures fetched | without advice |');
console.log('|---|---:|---:|---:|---:|');
for (const list of all) print(list[0]?.name.split('/')[0] ?? '', list);
print('all', readings);
printTable(readings, ({ problems }) => problems, 'refused');
printTable(readings, ({ advice }) => advice, 'advice');
if (only) {
  for (const { name, problems, advice } of readings) {
    for (const one of [...problems, ...advice])
      if (one.includes(only)) console.log(`${name}:${one}`);
  }
}
