import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapTexts } from '../../packages/sitewright/content/validate/parse.ts';
import { readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { findTurned } from '../support/page/turned-numbers.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { addTranslation } from './translated-content.ts';

const number = '12-3456 78';
const words = `رقم ${number} هنا`;

/** Translates the posts: texts in Markdown with the number in each of their parts. */
function addPosts(folder: string): void {
  const files = readSite(folder).files.filter((one) => one.startsWith('posts/'));
  for (const [index, file] of files.entries()) {
    const { picture } = readSite(folder).fields(file);
    const fields = {
      title: `${words} ${index}`,
      description: `${index} ${words} `.repeat(4).trim(),
      ...(picture ? { picture: { alt: words, caption: words } } : {}),
    };
    const body = [
      ...[words, `## ${words}`, `- ${words}`, `> *${words}* و[${words}](/)`],
      ...[`| ${words} | ${number} |\n|---|---|\n| ${words} | ${number} |`, `${words}[^1]`],
      `[^1]: ${words}`,
    ];
    const place = path.join(folder, 'fa', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `---\n${JSON.stringify(fields)}\n---\n\n${body.join('\n\n')}\n`);
  }
}

test('a number in any field of a language from right to left is read as it is written', async ({
  window: page,
}) => {
  using copy = new SiteCopy(process.env.VENDOR);
  const folder = path.join(copy.folder, 'content');
  const names = readSite(folder).files.flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
  // What search results show has a limit.
  const limited = new Set<string>();
  const addLimited = (text: string, at: readonly PropertyKey[]) => {
    if (/^(meta|tags\.\d+\.description)|\.meta\./.test(at.join('.'))) limited.add(text);
    return text;
  };
  for (const name of names) mapTexts(readSite(folder).fields(`${name}.yaml`), [], addLimited);
  let fields = 0;
  addTranslation(folder, 'fa', names, (text) => {
    fields += 1;
    const own = limited.has(text) ? text.slice(0, -number.length - 4).trimEnd() : text;
    return `رقم ${own} ${number}`;
  });
  addPosts(folder);
  expect(fields).toBeGreaterThan(100);
  const { ok, errors } = copy.build();
  expect(ok, errors).toBe(true);
  const address = await copy.serve('preview');
  const files = readServedFiles(path.join(copy.folder, 'build/client'));
  const paths = files.flatMap(({ file, urlPath }) =>
    /^fa(\/.+)?\.html$/.test(file) ? (urlPath ?? []) : [],
  );
  expect(paths.length).toBeGreaterThan(3);
  let found = 0;
  for (const urlPath of paths) {
    await page.goto(address + urlPath);
    const { turned, count } = await findTurned(page, new RegExp(number));
    expect.soft(turned, urlPath).toEqual([]);
    found += count;
  }
  expect(found).toBeGreaterThan(fields / 2);
});
