import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lineLike, tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { withoutProgress } from '../../../tests/support/commands.ts';
import { example } from '../../../tests/support/example.ts';
import { commandFile } from '../../../tests/support/machine.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { loadSiteCode } from './site-code.ts';

/** A site with some files of its own, by their paths; one that ends in / is an empty folder. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const site = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    mkdirSync(name.endsWith('/') ? file : path.dirname(file), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(file, text);
  }
  return site;
}

const view = 'export default () => null;';

test.each<[files: Record<string, string>, ...lines: string[]]>([
  [
    { 'sections/Opening Times/Opening Times.tsx': view },
    'sections/Opening Times: expected small letters with hyphens, such as opening-times',
  ],
  [
    { 'sections/coat-rack/coat-rack.ts': 'export const coatRack = {};' },
    'sections/coat-rack: expected sections/coat-rack/coat-rack.tsx, which draws the kind "coatRack"',
  ],
  [
    { 'sections/quote/': '', 'sections/notes.txt': 'No folder' },
    'sections/quote: expected sections/quote/quote.tsx, which draws the kind "quote"',
  ],
  [
    { 'sections/quote.tsx': view },
    'sections/quote.tsx: expected it in the folder of its kind, sections/quote/quote.tsx',
  ],
  [
    { 'sections/qoute/qoute.tsx': view },
    'sections/qoute/qoute.tsx: expected sections/qoute/qoute.ts beside it, which says what "qoute" may say, or the name of a kind that there is, such as "quote"',
  ],
  [
    { 'sections/zither/zither.tsx': view },
    'sections/zither/zither.tsx: expected sections/zither/zither.ts beside it, which says what "zither" may say',
  ],
  [
    { 'frame/side-bar.tsx': view, 'frame/Footer.tsx': view },
    'frame/Footer.tsx: expected one of header.tsx, footer.tsx, notice.tsx; what these import can be in figures/',
    'frame/side-bar.tsx: expected one of header.tsx, footer.tsx, notice.tsx; what these import can be in figures/',
  ],
  [
    {
      'styles/look.css': '',
      'styles/other/look.css': '',
      'frame/small/header.css': '',
      'sections/quote/quote.tsx': view,
      'sections/quote/quote.css': '',
      'sections/quote/parts/quote.css': '',
      'figures/bell.css': '',
    },
    ...['figures/bell.css', 'frame/small/header.css', 'sections/quote/parts/quote.css'].map(
      (file) =>
        `${file}: expected a style sheet in styles/, in frame/ or in the folder of its kind*`,
    ),
    'styles/other/look.css: expected a style sheet in styles/, in frame/*',
  ],
  [
    { 'files/feed.ts': view, 'files/shop.exe.ts': view },
    'files/feed.ts: expected the name of a file that is served, with its ending before .ts, as in feed.json.ts*',
    'files/shop.exe.ts: expected the name of a file that is served*',
  ],
  [
    { 'files/feed.json.ts': 'export const feed = 1;' },
    '*files/feed.json.ts: expected export default ({ content }) => …, found feed',
  ],
  [
    { 'sitewright.config.ts': 'export default {\n  heads: [],\n};' },
    'sitewright.config.ts:2:3 heads: unknown field*such as "head"',
  ],
  [
    {
      'sitewright.config.ts': `export default {
  head: [{ link: { rel: 'me', href: 'social.example' } }, { meta: { name: 'a' } }],
  policy: { images: ['https://a.example', 'https://b.example/c'], trustedTypes: ["it's"] },
};`,
    },
    'sitewright.config.ts:2:38 head[0].link.href: expected a path of this site, which begins with /, or a https: address, found the text "social.example"',
    'sitewright.config.ts:2:61 head[1].meta.content: expected text*',
    'sitewright.config.ts:3:44 policy.images[1]: expected https:// and the host*',
    'sitewright.config.ts:3:83 policy.trustedTypes[0]: expected the name of a policy*',
  ],
  [
    { 'sections/quote/quote.ts': 'export const quotes = {};' },
    '*sections/quote/quote.ts: expected export const quote = defineSection({ … }), found quotes',
  ],
  [
    { 'sections/quote/quote.ts': '' },
    '*sections/quote/quote.ts: expected export const quote = defineSection({ … }), found no export',
  ],
  [
    { 'sections/quote/quote.ts': 'throw new Error("No wall");' },
    '*sections/quote/quote.ts: No wall',
  ],
  [
    { 'figures/drawings.ts': 'export const marks = {}, more = {};' },
    '*figures/drawings.ts: expected export const drawings = { … }, found marks, more',
  ],
  [
    { 'figures/share-image.ts': 'export const draw = () => "";' },
    '*figures/share-image.ts: expected export const drawShareMarks = (panel, colour) => …, found draw',
  ],
])('files of a site that draw nothing are refused: %j', (files, ...lines) => {
  const site = siteWith(files);
  let said = 'nothing';
  try {
    loadSiteCode(site);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said.split('\n')).toEqual(lines.map(lineLike));
});

test('a view, a kind in the place of the machine’s, or both, and what these import, are right', () => {
  const { kinds, drawings } = loadSiteCode(
    siteWith({
      'sections/quote/quote.tsx': view,
      'sections/quote/quote-marks.tsx': view,
      'sections/steps/steps.ts': 'export const steps = { description: "Ours" };',
      'sections/coat-rack/coat-rack.tsx': view,
      'sections/coat-rack/coat-rack.ts': 'export const coatRack = { description: "Coats" };',
      'frame/header.tsx': view,
      'frame/header.css': '',
      'figures/drawings.ts': 'export const drawings = { coat: {} };',
    }),
  );
  const descriptions = ['steps', 'coatRack'].map((kind) => kinds.get(kind as never)?.description);
  expect(descriptions).toEqual(['Ours', 'Coats']);
  expect(kinds.get('quote')?.description).not.toBe('Ours');
  expect([...drawings.keys()]).toEqual(['coat']);
});

const quote = 'sections/quote/quote.tsx';

/** Builds a tiny site, whose view of quotes is its own. */
function buildWithQuote(view: string) {
  const site = siteWith({ [quote]: view });
  const items = [{ words: 'My bin is lighter.', person: 'Olle Berg' }];
  tinySite({ 'home.yaml': { quote: { title: 'Heard', items } } }).writeTo(`${site}/content`);
  cpSync('sites/brasswick/package.json', `${site}/package.json`);
  symlinkSync(path.resolve('node_modules'), `${site}/node_modules`);
  const build = [commandFile('build')];
  const { status, stderr } = spawnSync('node', build, { cwd: site, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).not.toMatch(/^ +at /m);
  return withoutProgress(stderr);
}

test('a mistake in a view ends a build with its place, and no stack', () => {
  const stderr = buildWithQuote('export default function Quote( {\n  return <p>;\n}\n');
  expect(stderr).toContain(`${quote}:2:`);
  expect(stderr).not.toMatch(/Build failed with/);
});

for (const [where, part, message, ...tags] of [
  ['itself', '{(content as any).none.there}', 'TypeError: * (reading *there*)'],
  [
    'in a part of the machine',
    '<RichText content={7 as any} />',
    'TypeError: * not a function',
    'weekly',
  ],
] as const) {
  test(`a view that throws ${where} ends a build with the page, its place and the message`, {
    tags,
  }, () => {
    const stderr = buildWithQuote(`import { RichText } from 'sitewright/views';

export default function Quote({ content }: { content: object }) {
  return <p>${part}</p>;
}
`);
    const line = `${quote}:*:* cannot draw *.html (section "quote"): ${message}`;
    expect(stderr.trim().split('\n')).toEqual([lineLike(line)]);
  });
}

test('the kinds of a site that is read again are the same ones, whose schemas are made once', () => {
  const site = path.dirname(example);
  expect(loadSiteCode(site).kinds).toBe(loadSiteCode(site).kinds);
});
