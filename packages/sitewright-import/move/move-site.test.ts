import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { findLaunchIssues } from '../../sitewright/authoring/launch-check/launch-issues.ts';
import { SiteFolder } from '../../sitewright/content/disk/site-folder.ts';
import { loadContent } from '../../sitewright/content/validate/load-content.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { listen } from '../../sitewright/lib/listen.ts';
import { oldSites, wordpressExport } from '../tests/old-sites.ts';
import { moveSite } from './move-site.ts';

/** Moves an old site into a tiny one. */
async function move(
  files: Readonly<Record<string, string | Uint8Array>>,
  into = new ContentFolder(tinySite()),
  source = '',
) {
  const report = await moveSite(path.join(temporaryFolder(files), source), into.path);
  return { into, report, text: report.print() };
}

/** All that a folder says. */
const readAll = (folder: string): string =>
  globSync('{content,not-moved}/**/*.{md,yaml}', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const isPage = /(?<!SUMMARY)\.(?:md|mdx|html)$/;

/** The words of a text that its readers saw, in small letters. */
const listWords = (text: string): string[] =>
  (text.startsWith('<') ? '' : text)
    .replace(/^(---|\+\+\+)\n[\s\S]*?\n\1\n/, '')
    .replaceAll(/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|<[^>]+>|\]\([^)]*\)|^(?:import|--8<--).*$/gm, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

const redirectsOf = (into: ContentFolder): Record<string, string> => {
  if (!existsSync(path.join(into.path, 'redirects.yaml'))) return {};
  const { moved } = parse(into.read('redirects.yaml')) as { moved: { from: string; to: string }[] };
  return Object.fromEntries(moved.map(({ from, to }) => [from, to]));
};

test.each(oldSites)(
  'a site of $system moves in whole, and is built as it lies',
  async ({ system, files, becomes, led = {} }) => {
    const { into, report, text } = await move(files);
    expect(report.facts[0]).toContain(system);
    for (const [file, said] of Object.entries(becomes)) expect(into.read(file), file).toMatch(said);
    const redirects = redirectsOf(into);
    for (const [from, to] of Object.entries(led)) expect(redirects[from] ?? '', from).toBe(to);
    expect(await into.findProblems()).toEqual([]);
    const said = `${text} ${readAll(path.dirname(into.path))}`.toLowerCase();
    const texts = Object.entries(files).filter(([file]) => isPage.test(file));
    const missing = texts
      .flatMap(([, one]) => listWords(one))
      .filter((word) => !said.includes(word));
    expect(missing).toEqual([]);
  },
);

test('an export of WordPress moves in: pages, posts, people, tags, a menu and its short addresses', async () => {
  const { into, report } = await move({ 'old.xml': wordpressExport }, undefined, 'old.xml');
  expect(report.facts[0]).toMatch(/^WordPress.*: 2 texts$/);
  expect(into.read('pages/about/our-house.md')).toMatch(
    /title: Our house\n[\s\S]*description: "?What the house[\s\S]*---\n\nBuilt in \*\*1901\*\*, with \[a door\]\(\/2020\/01\/02\/door\)\.\n\n- one\n- two\n/,
  );
  const post = into.read('posts/2020-01-02-door.md');
  expect(post).toMatch(/author: Kim Ödman\ntags:\n {2}- doors\n {2}- news\n/);
  expect(post).toMatch(/address: \/2020\/01\/02\/door\n/);
  expect(post).toMatch(/First line\.[\s\S]*Second \*?_?words/);
  expect(into.read('pages/all-pages.md')).toContain(
    '- [The house](/about/our-house)\n  - [Shop](https://shop.example/)',
  );
  expect(redirectsOf(into)).toMatchObject({
    '/?p=7': '/about/our-house',
    '/?p=9': '/2020/01/02/door',
  });
  expect(await into.findProblems()).toEqual([]);
});

test('what only the old system can do is a note in its place: a build takes it, and launch-check names it', async () => {
  const files = {
    '_config.yml': 'title: Old\n',
    'a.md':
      '---\ntitle: A page\n---\nBefore {% if x %}*never* | {{ y }}{% endif %} after.\n\n{% unknown thing %} words\n\n- {{ z | shout }} entry\n',
  };
  const { into, report } = await move(files);
  expect(into.read('pages/a.md')).toContain(
    'Before <!-- Not moved: {% if x %}*never* ¦ {{ y }}{% endif %} --> after.\n\nwords <!-- Not moved: {% unknown thing %} -->\n\n- entry <!-- Not moved: {{ z | shout }} -->\n'.replace(
      'z | shout',
      'z ¦ shout',
    ),
  );
  const issues = await findLaunchIssues(readSite(into.path));
  const notes = issues.filter(({ group }) => group === 'Not moved from the old site');
  expect(notes.map(({ file, message }) => `${file} ${message}`)).toEqual(
    [/if x/, /unknown/, /shout/].map((one) => expect.stringMatching(one)),
  );
  expect(report.decisions.filter(({ what }) => what.startsWith('What only')).length).toBe(3);
  const shown = new SiteFolder({ ...readSite(into.path), showsUnpublished: true });
  const { texts } = await loadContent(shown);
  expect(texts.get('/a')?.text.body).toContain('Not moved: {% unknown');
});

test('another run leaves what a person has changed or removed, and takes up what has changed in the old site', async () => {
  const page = (title: string, words: string) => `---\ntitle: ${title}\n---\n${words}\n`;
  const old = temporaryFolder({
    'a.md': page('A page', 'One.'),
    'b.md': page('B page', 'Two.'),
    'c.md': page('C page', 'Three.'),
  });
  const into = new ContentFolder(tinySite());
  await moveSite(old, into.path);
  into.edit('pages/a.md', 'One.', 'One of mine.');
  rmSync(path.join(into.path, 'pages/b.md'));
  into.edit('navigation.yaml', 'label: All pages', 'label: Everything');
  writeFileSync(path.join(old, 'a.md'), page('A page', 'Another one.'));
  writeFileSync(path.join(old, 'c.md'), page('C page', 'Four.'));
  await moveSite(old, into.path);
  expect(into.read('pages/a.md')).toContain('One of mine.');
  expect(existsSync(path.join(into.path, 'pages/b.md'))).toBe(false);
  expect(into.read('pages/c.md')).toContain('Four.');
  expect(into.read('navigation.yaml').match(/Everything|All pages/g)).toEqual([
    'Everything',
    'All pages',
  ]);
  const before = readAll(path.dirname(into.path));
  await moveSite(old, into.path);
  expect(readAll(path.dirname(into.path))).toBe(before);
});

test('pictures come along from wherever they lie: renamed, of elsewhere, too large, and none that counts visitors', async () => {
  const picture = (width: number, colour: string) =>
    sharp({ create: { width, height: width, channels: 3, background: colour } });
  const photo = await picture(40, 'red').png().toBuffer();
  const server = createServer((_, response) => response.end(photo));
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const { into, text } = await move({
    'a.md':
      `# A\n\n![One](img/Bild (1).png) ![Two](/other/Bild-1.png) ![Far](http://localhost:${port}/far.png) ![](dot.gif) [![](img/Bild (1).png)](b.md) [![Gone](gone.png)](b.md)\n`.replaceAll(
        'img/Bild (1).png',
        '<img/Bild (1).png>',
      ),
    'b.md': '# B\n\nWords.\n',
    'img/Bild (1).png': photo,
    'other/Bild-1.png': await picture(40, 'blue').png().toBuffer(),
    'dot.gif': await picture(1, 'red').gif().toBuffer(),
  });
  expect(into.read('pages/a.md')).toMatch(
    /!\[One\]\(bild-1\.png\) !\[Two\]\(bild-1-2\.png\) !\[Far\]\((?:far|bild-1)\.png\) <!-- Not moved: picture dot\.gif: it is a dot that counts visitors --> \[!\[b\]\(bild-1\.png\)\]\(\/b\) \[Gone<!-- Not moved: picture gone\.png [^>]*-->\]\(\/b\)/,
  );
  expect(text).toContain('a dot that counts visitors');
  expect(await into.findProblems()).toEqual([]);
});

test('a page that the new site has keeps its address, and what the template wrote gives way', async () => {
  const into = new ContentFolder(tinySite({ 'contact.yaml': { 'hero.title': 'Write' } }));
  into.write(
    'pages/privacy.md',
    '---\n# Placeholder: write what you keep.\ntitle: Privacy\ndescription: What we keep of those who visit us, for how long and why, and whom to ask when you want to see it.\n---\n\nNothing.\n',
  );
  const { text } = await move(
    { 'privacy.md': '# Our privacy\n\nAll of it.\n', 'contact.md': '# Contact it\n\nWe.\n' },
    into,
  );
  expect(into.read('pages/privacy.md')).toContain('All of it.');
  expect(into.read('pages/contact-2.md')).toContain('We.');
  expect(text).toContain('/contact is /contact-2 now: a page of the new site has that address');
});

test('a folder without texts, a wrong export, a broken memory and an unknown system are said with what to type', async () => {
  const into = new ContentFolder(tinySite());
  await expect(moveSite(temporaryFolder({}), into.path)).rejects.toThrow(
    /has no texts: name its system, as in --from jekyll/,
  );
  const file = path.join(temporaryFolder({ 'a.xml': '<rss/>' }), 'a.xml');
  await expect(moveSite(file, into.path)).rejects.toThrow(
    /a\.xml is no export of WordPress: make one at Tools, Export/,
  );
  writeFileSync(path.join(into.path, '../.sitewright-import.json'), '{ <<<<<<< HEAD');
  await expect(moveSite(temporaryFolder({ 'a.md': 'A.' }), into.path)).rejects.toThrow(
    /\.sitewright-import\.json is not as it was written: take it back from Git/,
  );
  await expect(moveSite(temporaryFolder({}), into.path, { from: 'drupal' })).rejects.toThrow(
    /There is no system drupal: --from hugo,/,
  );
});

test('a description is of whole sentences, a heading without words goes, and what the old site says of itself is asked', async () => {
  const prose =
    'Leaders here are guided by these principles, whatever they are called in their team.';
  const { into, text } = await move({
    '_config.yml': 'url: https://old.example.org\ntitle: Old words\n',
    'a.md': `---\ntitle: Leading\nowner: Ann\n---\n## Our principles\n\n- One\n- Two\n\n${prose}\n\n# {#results}\n`,
    'b.md': '---\ntitle: Following\nowner: Ben\n---\nWords.\n',
  });
  expect(into.read('pages/a.md')).toContain(`description: ${prose}\n`);
  expect(into.read('pages/a.md')).not.toContain('results');
  expect(text).toContain('url: https://old.example.org');
  expect(text).toMatch(/^- `owner` of 2 texts, such as a\.md: "Ann", "Ben"$/m);
});

test('a page in whose place a person wrote another file does not come again', async () => {
  const old = temporaryFolder({ 'a.md': '---\ntitle: Find\n---\nWords.\n' });
  const into = new ContentFolder(tinySite());
  await moveSite(old, into.path);
  const written = into.read('pages/a.md');
  rmSync(path.join(into.path, 'pages/a.md'));
  writeFileSync(path.join(into.path, 'pages/a.yaml'), 'meta: {}\n');
  await moveSite(old, into.path);
  expect(written).toContain('Words.');
  expect(globSync('pages/a*', { cwd: into.path })).toEqual(['pages/a.yaml', 'pages/all-pages.md']);
});

test('the pages of a section stand below its text, where no menu and no link leads to them', async () => {
  const page = (title: string, words: string) => `---\ntitle: ${title}\n---\n${words}\n`;
  const files = {
    '_config.yml': 'title: A\n',
    'leave.md': page('Leave', 'All of it.'),
    'leave/toil.md': page('Time off', 'Words.'),
    'leave/annual.md': page('Annual leave', 'Words.'),
    'pay.md': page('Pay', 'See [the days](/pay/days).'),
    'pay/days.md': page('Days', 'Words.'),
  };
  const { into } = await move(files);
  expect(into.read('pages/leave.md')).toMatch(
    /All of it\.\n\n- \[Annual leave\]\(\/leave\/annual\)\n- \[Time off\]\(\/leave\/toil\)\n$/,
  );
  expect(into.read('pages/pay.md')).toMatch(/See \[the days\]\(\/pay\/days\)\.\n$/);
});

test('what a file that is taken in works out is told by what takes it in, as one place', async () => {
  const { into, report } = await move({
    '_config.yml': 'title: A\n',
    'a.md': '---\ntitle: A page\n---\nBefore.\n\n{% include box.html kind=tall %}\n\nAfter.\n',
    '_includes/box.html':
      '{% if include.kind %}<b>Tall</b>{% endif %}{% for one in site.all %}{{ one }}{% endfor %}',
  });
  expect(into.read('pages/a.md')).toMatch(
    /Before\.\s+(?:<!-- Not moved: \{% include box[^>]*-->\s+)?After\./,
  );
  const said = report.print().match(/\{% include box\.html kind=tall %\}/g) ?? [];
  expect(said.length).toBe(1);
});

test('a language of Hugo without a folder of its own has that of the site', async () => {
  const { into } = await move({
    'hugo.yaml':
      'contentDir: content/en\nlanguages:\n  en: { weight: 1 }\n  sv: { contentDir: content/sv }\n',
    'content/en/a.md': '---\ntitle: A page\n---\nIn English.\n',
    ...Object.fromEntries(
      ['a', 'b', 'c'].map((one) => [
        `content/sv/${one}.md`,
        '---\ntitle: Sida\n---\nP\u00e5 svenska.\n',
      ]),
    ),
  });
  expect(into.read('pages/a.md')).toContain('In English.');
  expect(into.read('sv/pages/a.md')).toContain('svenska');
});

test('a site beside the code of a product is found in its folder', async () => {
  const { into, report } = await move({
    'README.md': '# The product\n',
    'src/notes.md': '# For those who work on it\n',
    'website/mkdocs.yml': 'site_name: Old\n',
    'website/docs/a.md': '# A page\n\n![Plan](plan.svg)\n',
    'website/docs/plan.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
  });
  expect(report.facts[0]).toMatch(/^MkDocs, by its file mkdocs\.yml in website\/.*: 1 texts$/);
  expect(into.read('pages/a.md')).toContain('![Plan](plan.svg)');
});

test('all pages stand in the order that their fields say, whatever a system calls it', async () => {
  const page = (field: string) => `---\ntitle: ${field.replace(':', '')}\n${field}\n---\nWords.\n`;
  const { into } = await move({
    'a.md': page('nav_order: 3'),
    'b.md': page('related_order: 1'),
    'c.md': page('position: 2'),
    'c/two.md': page("weight: '2'"),
    'c/zone.md': page('weight: 1'),
  });
  const order = into.read('pages/all-pages.md').match(/(?<=\]\()\/[\w/-]+/g);
  expect(order).toEqual(['/b', '/c', '/c/zone', '/c/two', '/a']);
});

test('another run asks for what is still to decide, in whatever run it was written', async () => {
  const files = {
    'a.md': '# A page\n\n[One](gone.md) and [two](away.md)\n',
    'b.md': '# B page\n\n[Three](nowhere.md)\n',
    'logo.png': await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  };
  const old = temporaryFolder(files);
  const into = new ContentFolder(tinySite());
  const placesIn = async () =>
    (await moveSite(old, into.path)).decisions.find(({ what }) => what.startsWith('Links'))?.places;
  const first = await moveSite(old, into.path);
  expect(first.decisions.map(({ places }) => places)).toContainEqual(['logo.png']);
  expect(await placesIn()).toHaveLength(3);
  into.edit('pages/a.md', '<!-- Not moved: link to gone.md, where nothing is -->', '');
  expect(await placesIn()).toEqual([
    'content/pages/a.md: link to away.md, where nothing is',
    'content/pages/b.md: link to nowhere.md, where nothing is',
  ]);
});

test('a description of letters of one and of two columns is not wider than one may be', async () => {
  const { into, report } = await move({
    'a.md': `# A page\n\n${'GET /apps \u83b7\u53d6\u5217\u8868 '.repeat(20)}\n`,
  });
  expect(into.read('pages/a.md')).toContain('\u83b7\u53d6');
  expect(report.decisions.map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining('not-moved'),
  );
  expect(await into.findProblems()).toEqual([]);
});
