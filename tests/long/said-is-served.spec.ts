import path from 'node:path';
import fc from 'fast-check';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { XmlDocument } from 'libxml2-wasm';
import { readContentValues } from '../../packages/sitewright/content/validate/content-values.ts';
import { listFilesIn } from '../../packages/sitewright/hosting/served-files.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** `BUILDS=20 SEED=2 npx playwright test --project=long said-is-served` makes so many folders, from that seed. */
const builds = Number(process.env.BUILDS ?? 4);
const seed = Number(process.env.SEED ?? 1);

/** What is harmless to say, and means something in a language that it ends up in. */
const signs = [
  ...['"; } location /x { return 200; } #', '$host $a', '{http.request.uri}x', 'C:\\x', "'", '%0A'],
  ...['<script>alert(1)</script>', '</style>', '</title>', '<!--', '-->', ']]>', '&amp;', '&lt;b'],
  ...[': #', ' - a', '? b', '%YAML', '#{x}', '</', '/*', '*/', 'url(//x)', 'javascript:x'],
  ...['/* https://evil.example/:splat 301', 'a\u2028b', '../../x', 'null', 'true', '0x10', '~'],
];
const anySigns = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 });

/** A field of a content file, and what is said in it. */
interface Said {
  file: string;
  field: string;
  text: string;
  mark: string;
}

const stepsOf = (field: string) =>
  (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Every text that visitors read or hear, and every other value, of the YAML files. */
function listFields(folder: string) {
  const fields = [...readContentValues(readSite(path.join(folder, 'content')))]
    .filter(({ file, field, value }) => file.endsWith('.yaml') && field !== '' && value !== '')
    .map(({ field, value, isText, ...place }) => {
      return { file: path.relative(folder, path.resolve(place.file)), field, value, isText };
    });
  return {
    texts: fields.filter(({ isText }) => isText),
    others: fields.filter(({ isText }) => !isText),
  };
}

/** What parts of a line, an accent and a direction make no difference to what is said. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

/** All that a page says: its text, its attributes, and the data for machines. */
function readPage(html: string): string {
  const elements = selectAll('*', fromHtml(html));
  const attributes = elements.flatMap(({ properties }) => Object.values(properties).map(String));
  const data = elements
    .filter(({ tagName, properties }) => tagName === 'script' && properties.type)
    .filter(({ properties }) => properties.type === 'application/ld+json')
    .map((element) => JSON.stringify(JSON.parse(textOf(element as Element))));
  const root = elements.filter(({ tagName }) => ['title', 'body'].includes(tagName)).map(textOf);
  return normalize([...root, ...attributes, ...data].join('\n'));
}

/** The words by which a file of a host gives orders: what stands first outside of quotes. */
function listOrders(file: string, text: string): Set<string> {
  const plain = text.replaceAll(/"(?:\\.|[^"\\])*"/gs, '""');
  if (file === '_redirects') {
    return new Set(plain.split('\n').map((line) => String(line.split(/\s+/).length)));
  }
  const first = file === '_headers' ? /^ +([^:\s]+):/gm : /(?:^|[;{}])[ \t]*([^\s;{}"]+)/gm;
  // Names of files, and of pages for errors, are no orders.
  const words = [...plain.matchAll(first)].map(([, word = '']) => word.replace(/^[@/].*/, ''));
  return new Set(words);
}

const hostFiles = ['_nginx.conf', '_Caddyfile', '_headers', '_redirects'];

test('what is said in any field is served as it was said, or refused at its line; no value becomes an order to a server', async () => {
  using copy = new SiteCopy();
  const client = path.join(copy.folder, 'build/client');
  const read = (file: string) => copy.read(path.join('build/client', file));
  const first = copy.build();
  expect(first.errors).toBe('');
  const ordersBefore = new Map(hostFiles.map((file) => [file, listOrders(file, read(file))]));
  const readPages = () =>
    listFilesIn(client)
      .filter((file) => file.endsWith('.html'))
      .map((file) => readPage(read(file)))
      .join('\n');
  const { texts: written, others } = listFields(copy.folder);
  // Some words are for what a site may have, as a label of languages where there are several.
  const shown = readPages();
  const texts = written.filter(({ value }) =>
    shown.includes(normalize(value.split(/[{*[]/, 1)[0] ?? '')),
  );
  expect(texts.length).toBeGreaterThan(0.8 * written.length);
  const pick = fc.record({
    words: fc.array(fc.tuple(fc.noBias(fc.nat()), anySigns), { minLength: 60, maxLength: 60 }),
    values: fc.array(fc.tuple(fc.noBias(fc.nat()), anySigns), { minLength: 20, maxLength: 20 }),
  });
  const served = { texts: 0, refused: 0 };
  for (const [run, { words, values }] of fc.sample(pick, { numRuns: builds, seed }).entries()) {
    const choose = (list: typeof texts, choices: typeof words, name: string) =>
      choices.map(([index, added], at): Said => {
        const { file, field, value } = list[index % list.length] as (typeof texts)[number];
        const mark = `q${run}${name}${at}q`;
        const text = `${name === 'w' ? value : value.trim()} ${mark} ${added.join(' ')} ${mark}`;
        return { file, field, mark, text };
      });
    const changes = [...choose(texts, words, 'w'), ...choose(others, values, 'v')];
    // The last one that is said of a field counts.
    let said = [...new Map(changes.map((one) => [`${one.file} ${one.field}`, one])).values()];
    let build = first;
    for (let tries = 0; tries < 6; tries += 1) {
      copy.restoreContent();
      for (const { file, field, text } of said) {
        copy.change(file, (document) => document.setIn(stepsOf(field), text));
      }
      build = copy.build();
      if (build.ok) break;
      const lines = build.errors.trim().split('\n');
      for (const line of lines) expect.soft(line).toMatch(/^content\/[^\n]+:\d+:\d+ \S/);
      const isNamed = ({ file, field }: Said) =>
        lines.some((line) => line.startsWith(`${file}:`) && line.includes(` ${field}: `));
      // What has to agree with a field elsewhere is refused there: then nothing of the file stays changed.
      const isInFile = ({ file }: Said) => lines.some((line) => line.startsWith(`${file}:`));
      const named = said.filter(isNamed);
      // Another file may name it, as a post names its author; then the line quotes what is said now.
      const quoted = said.filter(({ mark }) => build.errors.includes(mark));
      const [refused = []] = [named, quoted, said.filter(isInFile)].filter(
        (some) => some.length > 0,
      );
      served.refused += refused.length;
      expect(refused.length > 0, `a line of no file that was changed:\n${build.errors}`).toBe(true);
      said = said.filter((one) => !refused.includes(one));
    }
    expect(build.ok, build.errors).toBe(true);
    const whole = readPages();
    for (const { file, field, text, mark } of said) {
      const from = text.indexOf(mark);
      const what = normalize(text.slice(from));
      expect.soft(whole.includes(what), `${file} ${field}: ${what}`).toBe(true);
      served.texts += 1;
    }
    for (const file of listFilesIn(client).filter((one) => /\.(xml|atom)$/.test(one))) {
      expect(() => XmlDocument.fromString(read(file)).dispose(), file).not.toThrow();
    }
    for (const file of listFilesIn(client).filter((one) =>
      /\.(webmanifest|speculationrules)$/.test(one),
    )) {
      expect(() => JSON.parse(read(file)), file).not.toThrow();
    }
    for (const file of hostFiles) {
      const before = ordersBefore.get(file);
      const added = [...listOrders(file, read(file))].filter((word) => !before?.has(word));
      expect.soft(added, `${file}: ${JSON.stringify(said.map(({ text }) => text))}`).toEqual([]);
    }
  }
  // Signs that mean something elsewhere are no reason to refuse most of what is said.
  expect(served.texts).toBeGreaterThan(served.refused);
});
