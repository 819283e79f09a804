import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { stringify } from 'yaml';
import { ownId } from '../../packages/sitewright/content/pages/page-ids.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';
import { menuPanel } from '../../packages/sitewright-checks/support/menus.ts';
import { fetchPath } from '../hosting/http-client.ts';
import { removeTexts } from '../support/content/remove-texts.ts';
import { digestFiles } from '../support/digest-files.ts';
import { example } from '../support/example.ts';
import { expect, test } from '../support/fixtures.ts';
import { listCode, machine } from '../support/machine.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** The header's button that is there in a wide window. */
const opener = (page: Page) => page.locator('header [popovertarget]:visible');

const built = () => path.join(copy.folder, 'build/client');

/** Pages that a vendor adds to the group; the menu, which names others as well, has room for the first alone. */
const addedPages = ['Coupons', 'Extra'];
const entriesElsewhere = 13;

const post = 'posts/2025-05-22-four-keys.md';

/** A kind of section that a site adds. */
const kindDefinition = `
import { defineSection, z } from 'sitewright';

export const voices = defineSection({
  description: 'What customers say',
  aliases: ['opinions'],
  fields: ({ list, richText, sectionHead }) => ({
    ...sectionHead,
    items: list('Their words', {
      words: richText('What a customer says'),
      profile: z.url().optional().meta({ launchRole: 'social-address' }).describe('Who says it'),
    }),
  }),
  structuredData: ({ items }) => items.map(() => ({ '@type': 'Review', name: 'A voice' })),
});
`;
const kindComponent = `
import type { SectionProps } from 'sitewright';
import { RichText, Section } from 'sitewright/views';
import type { voices } from './voices.ts';

export default function Voices({ frame, content }: SectionProps<typeof voices>) {
  return (
    <Section {...frame} intro={content}>
      {content.items.map(({ words }, place) => (
        <p key={place} className="voice-slip"><RichText content={words} /></p>
      ))}
    </Section>
  );
}
`;
const kindSection = {
  section: 'voices',
  title: '{count voices} voices',
  lead: 'Heard at the counter.',
  items: [{ words: 'We count *once* now.' }, { words: 'So do we.' }],
};
/** Asks in the copy what no command prints. */
const questions = `
import { openFolder } from '../../sitewright-editor/backend/disk-content.ts';
import { readSite } from '../kinds/read-site.ts';
import { findLaunchIssues } from '../authoring/launch-check/launch-issues.ts';
import { writeDraft } from '../authoring/translations/write-draft.ts';
const issues = await findLaunchIssues(readSite('content'));
writeDraft('content', 'fi', 'home.yaml');
const { kinds } = await openFolder('content').describePage('/');
console.log(JSON.stringify({ kinds, issues }));
`;

/** The names of all ids that the machine gives, as the code has them. */
const ownNames = listCode(`${machine}/{kinds,page}`)
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ownId\('([\w-]+)'\)/g)])
  .map(([, name = '']) => name);

/** Words in which each heading is called as an element of the page is. */
const headings = ownNames
  .flatMap((name) => [`## ${name}`, `## ${ownId(name)}`])
  .join('\n\nWords.\n\n');

/** A page whose sections are called so. */
const meta = {
  title: 'Called as the page',
  description:
    'A page whose sections have the names that elements of the page have, each of them once.',
};
const points = {
  section: 'points',
  title: 'Points',
  lead: 'B.',
  items: [{ title: 'A', description: 'B.' }],
};
const keysPage = {
  meta,
  hero: { title: meta.title, lead: 'A lead.' },
  ...Object.fromEntries(
    ownNames
      .filter((name) => name !== 'hero')
      .map((key) => [key, { ...points, title: `Points of ${key}` }]),
  ),
};

let copy: SiteCopy;
/** Where its built site is served. */
let address: string;
let output: string;
let errors: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  copy = new SiteCopy();
  const folder = path.join(copy.folder, 'content');
  removeTexts(folder);
  for (const file of ['blog.yaml', 'reading.yaml', post]) {
    cpSync(path.join(example, file), path.join(folder, file));
  }
  const front = stringify({
    title: 'Headings',
    description: `Headings: ${meta.description}`,
    contents: true,
  });
  copy.write('content/pages/headings.md', `---\n${front}---\n\n${headings}\n`);
  copy.write(`content/${post}`, `${copy.read(`content/${post}`)}\n${headings}\n`);
  copy.write('content/pages/keys.yaml', stringify(keysPage, { aliasDuplicateObjects: false }));
  const counter = copy.read('content/pages/platforms/counter.yaml');
  for (const name of addedPages) {
    const file = `content/pages/platforms/${name.toLowerCase()}.yaml`;
    copy.write(file, counter);
    copy.change(file, (page) => {
      const meta = { title: name, description: `${name}: ${'what it does all day. '.repeat(4)}` };
      page.setIn(['entry', 'name'], name);
      page.set('meta', page.createNode(meta));
    });
  }
  copy.change('content/navigation.yaml', (navigation) => {
    for (let place = 1; place <= entriesElsewhere; place += 1) {
      const link = {
        name: `Entry ${place}`,
        href: `https://entries.example/${place}`,
        description: 'One more entry, on a site of its own.',
      };
      navigation.addIn(['header', 'group', 'links'], navigation.createNode(link));
    }
  });
  copy.write('sections/voices/voices.ts', kindDefinition);
  copy.write('sections/voices/voices.tsx', kindComponent);
  copy.write('sections/voices/voices.css', '@utility voice-slip { rotate: -0.7deg; }');
  copy.change('content/home.yaml', (home) => home.set('heard', kindSection));
  copy.change('content/site.yaml', (site) => site.setIn(['security', 'expires'], '2026-12-30'));
  // An action of the contact page leads nowhere.
  copy.change('content/actions.yaml', (actions) => actions.setIn(['ring-us', 'to'], null));
  const build = copy.build({
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/support/count-reads.mjs'))}`,
    COUNT_READS: path.join(copy.folder, 'reads'),
  });
  ({ output, errors } = build);
  expect(build.ok, output).toBe(true);
  address = await copy.serve('preview');
});
test.afterAll(() => copy[Symbol.dispose]());

test('a build reads each file of the content once', () => {
  const reads = copy.read('reads').trim().split('\n').sort();
  const files = [...readSite(path.join(copy.folder, 'content')).all.keys()];
  // So are the pictures that are not in the build cache; downloads are looked into for what visitors should not get.
  const own = reads.filter((line) => !/^1 pictures\/|^[12] files\//.test(line));
  expect(own).toEqual(files.map((file) => `1 ${file}`).sort());
});

test('a new page with an entry alone makes a page, a card and a menu entry, and leads to the start page where the menu has no room', async ({
  window: page,
}) => {
  const files = Object.keys(digestFiles(built())).filter((file) => file.endsWith('.html'));
  const pages = globSync('content/pages/**/*.{md,yaml}', { cwd: copy.folder });
  expect(files.length).toBeGreaterThan(pages.length);
  expect(errors).toContain(
    'content/site.yaml security.expires: the security contact expires on 2026-12-30, in 40 days: check it and give a later day\n',
  );
  const summary =
    /^Built (\d+) pages .+\nThe heaviest, (\S+)\.html, has ([\d,]+) of 14,600 bytes.+\n(?:\S+\.html(?: and \d+ more)?: .+\n)*(?:\d+ launch .+\n)?$/;
  const [, count, heaviest = '', bytes = ''] = summary.exec(output.replace(errors, '')) ?? [];
  expect(Number(count), output).toBe(files.length);
  const headers = { 'Accept-Encoding': 'br', Connection: 'keep-alive' };
  const urlPath = `/${heaviest === 'index' ? '' : heaviest}`;
  const { received } = await fetchPath(address, urlPath, { headers });
  // How long an ETag is, each server decides.
  const difference = Math.abs(Number(bytes.replace(',', '')) - received);
  expect(difference, 'bytes').toBeLessThanOrEqual(24);

  await page.goto(address);
  await opener(page).click();
  await menuPanel(page).getByRole('link', { name: 'Coupons' }).click();
  await expect(page).toHaveURL(`${address}/platforms/coupons`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(copy.read('build/client/sitemap.xml')).toContain('/platforms/coupons</loc>');

  await page.goto(`${address}/platforms/extra`);
  await expect(opener(page)).toHaveAttribute('aria-current', 'true');
  await opener(page).click();
  const links = menuPanel(page).getByRole('link');
  await expect(links).toHaveCount(17);
  await expect(links.filter({ hasText: 'Extra' })).toHaveCount(0);
  await links.last().click();
  await expect(page).toHaveURL(`${address}/#platforms`);
  const index = page.locator('#platforms');
  await expect(index.getByRole('article')).toHaveCount(17);
  await expect(index.getByRole('article').filter({ hasText: 'Coupons' })).toHaveCount(1);
  await index.getByRole('article', { name: 'Extra' }).getByRole('link').click();
  await expect(page).toHaveURL(`${address}/platforms/extra`);
});

test('no heading and no section takes an id that its page needs', () => {
  expect(ownNames).toEqual(expect.arrayContaining(['menu', 'contents', 'closing']));
  for (const file of ['headings', 'keys', 'blog/four-keys']) {
    const html = copy.read(`build/client/${file}.html`);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length, file).toBeGreaterThan(ownNames.length);
    expect(
      ids.filter((id, place) => !id || ids.indexOf(id) !== place),
      file,
    ).toEqual([]);
  }
});

test('a button without a target looks like one that is a link', async ({ window: page }) => {
  await page.goto(`${address}/contact`);
  const readStyle = (action: Locator) =>
    action.evaluate((one) => {
      const { height, display, padding, borderWidth, borderRadius, ...style } =
        getComputedStyle(one);
      const { font, textAlign, textDecorationLine } = style;
      const box = { height, display, padding, borderWidth, borderRadius };
      return { ...box, font, textAlign, textDecorationLine };
    });
  const channels = page.locator('#channels');
  const link = await readStyle(channels.locator('a').last());
  expect(await readStyle(channels.getByRole('button', { name: 'Ring Us' }))).toEqual(link);
});

test('a build after a change of one word changes the pages that show it, in all their forms, the feeds, and no other file', {
  tag: '@weekly',
}, () => {
  const before = digestFiles(built());
  copy.edit(path.join('content', post), 'He was afraid of them', 'He was wary of them');
  copy.change('content/pages/platforms/counter.yaml', (page) => {
    page.setIn(['hero', 'lead'], 'Four keys, of which one is new.');
  });
  const { ok, output } = copy.build();
  expect(ok, output).toBe(true);
  const after = digestFiles(built());
  const pages = ['platforms/counter', 'blog/four-keys'];
  const files = pages.flatMap((page) => [`${page}.html`, `${page}.md`]);
  const feeds = Object.keys(after).filter((file) => /\.(atom|jsonfeed)$/.test(file));
  expect(feeds.length).toBeGreaterThan(0);
  const forms = [...files, ...feeds].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  // These name the release.
  const named = /^(_Caddyfile|_nginx\.conf|release\.txt.*)$/;
  const changed = Object.keys(after).filter(
    (file) => after[file] !== before[file] && !named.test(file),
  );
  expect(changed).toEqual(forms.sort());
});

test('a build that fails names the mistakes of all its steps with their content files, and leaves the last site', () => {
  const before = digestFiles(built());
  const site = copy.read('content/site.yaml');
  const actions = copy.read('content/actions.yaml');
  const picture = 'content/pictures/till-receipt.jpg';
  const photograph = readFileSync(path.join(copy.folder, picture));
  copy.edit('content/site.yaml', 'origin:', 'address:');
  copy.change('content/actions.yaml', (fields) => fields.setIn(['ring-us', 'to'], '/career'));
  copy.write(picture, photograph.subarray(0, photograph.length / 2));
  const { ok, errors } = copy.build();
  expect(ok).toBe(false);
  expect(digestFiles(built())).toEqual(before);
  expect(errors.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^content\/actions\.yaml:\d+:7 ring-us\.to: "\/career" leads to no page/),
    ...['home', 'pages/platforms/counter'].map((name) =>
      expect.stringMatching(
        `^content/${name}\\.yaml:\\d+:\\d+ .+ content/pictures/till-receipt\\.jpg is cut off or damaged`,
      ),
    ),
    expect.stringMatching(/^content\/site\.yaml:\d+:1 address: unknown field/),
    expect.stringMatching(/^content\/site\.yaml:\d+:1 origin: expected .+, found nothing/),
  ]);
  copy.write('content/site.yaml', site);
  copy.write('content/actions.yaml', actions);
  copy.write(picture, photograph);
});

test('a kind of section is a folder of the site, and everything else follows from these', () => {
  const html = copy.read('build/client/index.html');
  expect(html).toMatch(/<section id="heard".*Two voices.*We count <em>once<\/em> now\./s);
  expect(html).toContain('rotate:-.7deg');
  expect(html).toContain('{"@type":"Review","name":"A voice"}');

  const { definitions } = JSON.parse(copy.read('.schemas/page.json'));
  expect(definitions.voices.description).toBe('What customers say');
  copy.write('sitewright/commands/questions.ts', questions);
  const { kinds, issues } = JSON.parse(copy.run('questions').stdout);
  expect(issues).toContainEqual(
    expect.objectContaining({
      field: 'heard.items[0].profile',
      message: expect.stringContaining('is no link'),
    }),
  );
  expect(kinds).toContainEqual(
    expect.objectContaining({ name: 'voices', description: 'What customers say' }),
  );
  expect(copy.read('content/fi/home.yaml')).toContain('words: "" # We count *once* now.');
});
