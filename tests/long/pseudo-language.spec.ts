import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../packages/sitewright/content/markdown/front-matter.ts';
import { readContentValues } from '../../packages/sitewright/content/validate/content-values.ts';
import { mapTexts } from '../../packages/sitewright/content/validate/parse.ts';
import { readServedFiles } from '../../packages/sitewright/hosting/served-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { waitForStablePage } from '../../packages/sitewright-checks/support/stable-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutProblems, visibleTexts } from '../support/page/layout.ts';
import { SiteCopy } from '../support/site-copy.ts';
import { addTranslation } from './translated-content.ts';

const widths = [320, 390, 768, 1280];
/** A language whose counts have two forms, and how its letters stand for those from a to z. */
const tag = 'fa';
const letters = 'ابصدیفگهیجکلمنوپقرستوسوکیز';

/** The words in other letters; with vowels that are written twice, texts are a third longer. */
const rewrite = (words: string, vowels = 2) =>
  words.replaceAll(/[a-z]/gi, (letter) =>
    (letters[letter.toLowerCase().charCodeAt(0) - 97] ?? '').repeat(
      /[aeiou]/i.test(letter) ? vowels : 1,
    ),
  );

/** Changes the words of a text, but not those in braces, the targets of links and the names of notes. */
function mapWords(text: string, change: (words: string) => string): string {
  const fixed = /(\{[^{}]*\}|\]\([^)\s]*|\[\^\w+\])/;
  return text
    .split(fixed)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Adds the language to a content folder: all words of all YAML files, and the longest page and post. */
function addPseudoLanguage(folder: string): void {
  const names = readSite(folder).files.flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
  // What search results show has a limit, which longer words would exceed.
  const limited = new Set<string>();
  const addLimited = (text: string, at: readonly PropertyKey[]) => {
    if (/^(meta|tags\.\d+\.description)/.test(at.join('.'))) limited.add(text);
    return text;
  };
  for (const name of names) mapTexts(readSite(folder).fields(`${name}.yaml`), [], addLimited);
  addTranslation(folder, tag, names, (text) =>
    mapWords(text, (words) => rewrite(words, limited.has(text) ? 1 : 2)),
  );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  for (const kind of ['pages/', 'posts/']) {
    const texts = readSite(folder).files.filter(
      (one) => one.startsWith(kind) && one.endsWith('.md'),
    );
    const [longest] = texts.sort((a, b) => read(b).length - read(a).length);
    if (!longest) continue;
    const { frontMatter = '', body = '' } = splitFrontMatter(read(longest)) ?? {};
    const { title, description, picture } = parse(frontMatter);
    const { alt, caption } = picture ?? {};
    const front = { title, description, ...(picture && { picture: { alt, caption } }) };
    const fields = JSON.stringify(front, (_, one) =>
      typeof one === 'string' ? rewrite(one, 1) : one,
    );
    // Headings have other anchors in another language.
    const text = body.replaceAll(/(?<=\]\([^)#]*)#[^)]*/g, '').replaceAll(']()', '](/)');
    const target = path.join(folder, tag, longest);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `---\n${fields}\n---\n\n${mapWords(text, rewrite)}`);
  }
}

test('texts that are longer and from right to left are whole on every page, and none stays untranslated', async ({
  window: page,
}) => {
  // `VENDOR=content` tries another vendor.
  using copy = new SiteCopy(process.env.VENDOR);
  const folder = path.join(copy.folder, 'content');
  const originals = [...readContentValues(readSite(folder))].map(({ value }) => value);
  addPseudoLanguage(folder);
  const { ok, errors } = copy.build();
  expect(ok, errors).toBe(true);
  const address = await copy.serve('preview');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const files = readServedFiles(path.join(copy.folder, 'build/client'));
  // The lists of tags are laid out as that of all posts.
  const paths = files.flatMap(({ file, urlPath }) =>
    /^fa(\/(?!.*tags\/).+)?\.html$/.test(file) ? (urlPath ?? []) : [],
  );
  expect(paths.length).toBeGreaterThan(3);
  for (const urlPath of paths) {
    await page.goto(address + urlPath);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForStablePage(page);
      expect.soft(await layoutProblems(page), `${urlPath}, ${width} px`).toEqual([]);
    }
    const others = 'script, [aria-hidden="true"], [lang]:not(html), time';
    const texts = await visibleTexts(page, 'body', others);
    // Names, addresses and prices are the same everywhere.
    const untranslated = texts.filter(
      (text) =>
        /\p{L}{3}/u.test(text) &&
        !/\p{Script=Arabic}/u.test(text) &&
        !originals.some((original) => original.includes(text) && !/^[a-z ]+$/.test(text)),
    );
    expect.soft(untranslated, urlPath).toEqual([]);
  }
});
