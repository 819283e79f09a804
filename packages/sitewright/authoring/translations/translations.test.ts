import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder, lineLike } from '../../../../tests/support/content-folder.ts';
import { readSite } from '../../kinds/read-site.ts';
import { findLaunchIssues } from '../launch-check/launch-issues.ts';
import {
  compareTranslations,
  describeMissingHistory,
  formatState,
} from './compare-translations.ts';
import { writeDraft } from './write-draft.ts';

// A Git hook sets it for whatever it runs.
beforeEach(() => vi.stubEnv('GIT_DIR', undefined));

/** Commits all files of a folder on a day. */
function commit(folder: ContentFolder, day: number) {
  const date = `2026-11-0${day}T12:00:00Z`;
  // Nothing of the settings, the hooks and the repository of whoever runs the tests.
  const own = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const env = { ...own, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: path.dirname(folder.path), env });
  if (day === 1) git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
}

/** A site with one file in Finnish. */
function withFinnish() {
  const folder = new ContentFolder(tinySite({ 'site.yaml': { languages: ['en', 'fi'] } }));
  folder.write('fi/error.yaml', 'title: Rikki\nlead: Rivi.\n');
  return folder;
}

test('the file to fill in has the words alone, in their places, each with its original beside it', () => {
  const folder = new ContentFolder();
  const draft = (file: string) => writeDraft(folder.path, 'fi', file);
  expect(draft('pricing.yaml')).toMatch(/content\/fi\/pricing\.yaml$/);
  const text = folder.read('fi/pricing.yaml');
  const original = parse(folder.read('pricing.yaml'));
  const schema = '../../.schemas/translations/pricing.json';
  expect(text).toMatch(`# yaml-language-server: $schema=${schema}\n`);
  expect(text).toContain(`  title: "" # ${original.hero.title}`);
  const plans = parse(text).plans.items;
  expect(plans).toHaveLength(original.plans.items.length);
  expect(plans[0]).toMatchObject({ name: '' });
  expect(Object.keys(plans[0])).not.toContain('highlighted');
  expect(() => draft('pricing.yaml')).toThrow(/pricing\.yaml exists; /);
  expect(() => draft('prices.yaml')).toThrow(/expected .*prices\.yaml to translate/);
  folder.write('data/towns.csv', 'name\nUmeå\n');
  expect(() => draft('data/towns.yaml')).toThrow(/copy it to .*content\/fi\/data\/towns\.csv,/);
  // An entry whose page is not translated is described, and texts of lists stand behind their originals.
  draft('navigation.yaml');
  const { header } = parse(folder.read('fi/navigation.yaml'));
  expect(header.group.links[0]).toEqual({ key: '/platforms/counter', name: '', description: '' });
  expect(header.links[1]).toEqual({ key: '/about', label: '' });
  draft('case-studies.yaml');
  const { results } = parse(folder.read('fi/case-studies.yaml')).stories.items[0];
  expect(results).toContain('One list for every door -> ');
});

test('the file to fill in says a list of records once, as its original does', async () => {
  const site = tinySite({ 'site.yaml': { languages: ['en', 'fi'] } });
  site.write('data/shops.json', '[{ "slug": "lund", "name": "Lund", "fee": 180 }]');
  site.write(
    'pages/shops/shop.yaml',
    'each: data/shops.json\naddress: /shops/:slug\nfields: { slug: text, name: name, fee: number }\nhero: { title: "{name}", lead: A. }\n',
  );
  const items = {
    each: 'data/shops.json',
    name: '{name}',
    place: 'Town',
    description: '{fee} kr',
    href: '/shops/{slug}',
  };
  site.set('pages/list.yaml', { list: { section: 'directory', title: 'Shops', items } });
  const folder = new ContentFolder(site);
  writeDraft(folder.path, 'fi', 'pages/list.yaml');
  expect(parse(folder.read('fi/pages/list.yaml')).list.items).toEqual({
    ...{ each: 'data/shops.json', name: '{name}', place: '', description: '' },
  });
});

test('what is missing or older than its original is listed, with the lines of both', () => {
  const one = compareTranslations(tinySite().folder);
  expect(formatState(one, undefined)).toMatch(/^The site has one language/);
  const folder = withFinnish();
  folder.write('error.yaml', 'title: Torn\nlead: |\n  One line\n  and another.\n');
  commit(folder, 1);
  const state = () =>
    compareTranslations(readSite(folder.path)).map((one) => ({
      ...one,
      missing: one.missing.length > 2,
    }));
  expect(state()).toEqual([
    { tag: 'fi', missing: true, begun: [], untranslated: [], outdated: [] },
  ]);
  folder.edit('error.yaml', 'and another', 'and a third');
  commit(folder, 2);
  const missing = ['home.yaml'];
  const languages = compareTranslations(readSite(folder.path)).map((one) => ({
    ...one,
    missing,
  }));
  expect(folder.withoutParent(formatState(languages, undefined))).toBe(
    `fi (2)
  home.yaml is not translated: npm run translations -- fi home.yaml
  content/fi/error.yaml:2:7 lead: older than content/error.yaml:2, which changed on 2026-11-02: read both, and translate anew or save the line again`,
  );
  folder.edit('fi/error.yaml', 'Rivi.', 'Rivi ja kolmas.');
  // A new file says what was read today, whether its original is committed or not.
  writeDraft(folder.path, 'fi', 'not-found.yaml');
  folder.edit('not-found.yaml', 'title: ', 'title: Now ');
  expect(state()).toEqual([
    { tag: 'fi', missing: true, begun: [], untranslated: [], outdated: [] },
  ]);
});

test('what a file of a translation lacks is listed as a build says it', async () => {
  const folder = new ContentFolder(tinySite().translate('sv').translate('ar'));
  folder.set('sv/error.yaml', { lead: undefined });
  const problems = await folder.findProblems();
  const state = compareTranslations(readSite(folder.path), problems);
  const [line = ''] = folder.print(problems);
  expect(line).toMatch(/sv\/error\.yaml/);
  expect(folder.withoutParent(formatState(state, undefined))).toContain(`\n  ${line}\n`);
  expect(state.map(({ untranslated }) => untranslated)).toEqual([problems, []]);
});

test('a text of a list in data/ is as old as its line there', () => {
  const items = ['A name', 'A part'].map((title) => ({ title, description: `${title} of ours.` }));
  const reasons = { section: 'points', title: 'What you get', lead: 'All of it.', items };
  const folder = new ContentFolder(
    tinySite({ 'contact.yaml': { reasons } }).translate('sv').translate('ar'),
  );
  for (const language of ['', 'sv/']) {
    const { reasons } = parse(folder.read(`${language}contact.yaml`));
    const items = reasons.items as Record<string, string>[];
    const rows = items.map((one) => Object.values(one).map((cell) => `"${cell}"`));
    const lines = [Object.keys(items[0] ?? {}), ...rows].map((cells) => cells.join(','));
    folder.write(`${language}data/reasons.csv`, `${lines.join('\n')}\n`);
    folder.set(`${language}contact.yaml`, { 'reasons.items': { from: 'data/reasons.csv' } });
  }
  const listOld = () =>
    compareTranslations(readSite(folder.path)).flatMap(({ outdated }) =>
      outdated.flatMap(({ file, line, message }) => {
        const own = file.endsWith('.csv') ? `${file}:${line}` : file;
        const place = folder.withoutParent(`${own} ${message}`);
        return place.includes('data/') ? place.replace(/,.*/, '') : [];
      }),
    );
  commit(folder, 1);
  expect(listOld()).toEqual([]);
  const [, , second = ''] = folder.read('data/reasons.csv').split('\n');
  folder.edit('data/reasons.csv', second, second.replace(/"$/, ' Now."'));
  commit(folder, 2);
  const old = ['content/sv/data/reasons.csv:3', 'content/ar/contact.yaml'];
  expect(new Set(listOld())).toEqual(
    new Set(old.map((one) => `${one} older than content/data/reasons.csv:3`)),
  );
});

test('a number that changes makes no text older, in JSON and in YAML', () => {
  const folder = new ContentFolder(tinySite({ 'site.yaml': { languages: ['en', 'fi'] } }));
  const list = (base: string, description: string, level: number) =>
    ['A', 'B'].map((title) => ({ ...(base && { key: title }), title, description, level }));
  const write = (base: string, title: string, level = 1) => {
    const items = list(base, title, level);
    const inPage = { section: 'points', title: 'D', lead: 'E.' };
    const page = { d: { ...inPage, items: { from: 'data/d.json' } }, f: { ...inPage, items } };
    folder.write(`${base}data/d.json`, JSON.stringify(items, null, 1));
    folder.write(`${base}pages/d.yaml`, stringify(page));
  };
  const listOld = () =>
    compareTranslations(readSite(folder.path)).flatMap(({ outdated }) =>
      outdated.map(({ file, field }) => folder.withoutParent(`${file} ${field}`)),
    );
  write('', 'Here');
  write('fi/', 'Siellä');
  commit(folder, 1);
  write('', 'Here', 2);
  commit(folder, 2);
  expect(listOld()).toEqual([]);
  write('', 'There', 2);
  commit(folder, 3);
  expect(listOld().map((one) => one.replace(/ .*\./, ' '))).toEqual([
    ...Array(2).fill('content/fi/data/d.json description'),
    ...Array(2).fill('content/fi/pages/d.yaml description'),
  ]);
});

test('without a whole history nobody is told that translations are fresh', async () => {
  const everything = new ContentFolder(tinySite().translate('sv'));
  const messages = (await findLaunchIssues(readSite(everything.path)))
    .filter(({ field }) => field === 'languages')
    .map(({ group, message }) => `${group}: ${message}`);
  expect(messages).toEqual([
    lineLike('Translations of which nobody knows *: this folder is in no Git repository*'),
  ]);

  const folder = withFinnish();
  const report = (place: string) =>
    formatState(compareTranslations(readSite(place)), describeMissingHistory(place));
  expect(report(folder.path)).toMatch(
    /Age unknown: this folder is in no Git repository.+ git init/,
  );
  commit(folder, 1);
  expect(report(folder.path)).not.toContain('Age unknown');
  folder.edit('home.yaml', 'title: ', 'title: Now ');
  commit(folder, 2);
  const repository = path.dirname(folder.path);
  const clone = path.join(repository, 'clone');
  const source = String(pathToFileURL(repository));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', source, clone]);
  expect(report(`${clone}/content`)).toMatch(
    /Age unknown: .+ no whole history.+ after git fetch --unshallow/,
  );
});
