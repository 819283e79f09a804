import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { tinySite } from '../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { openFolder } from '../backend/disk-content.ts';

// A Git hook sets it for whatever it runs.
beforeEach(() => vi.stubEnv('GIT_DIR', undefined));

const items = ['One', 'Two'].map((title) => ({ title, description: `${title} is said.` }));

const openSite = () =>
  new ContentFolder(
    tinySite({
      'pricing.yaml': { points: { title: 'Why', lead: 'So.', items } },
      'about.yaml': {},
      'pages/help.md': {},
    }).translate('sv'),
  );

/** Commits all files of a site. @returns the commit */
function commit(folder: ContentFolder): string {
  const cwd = path.dirname(folder.path);
  // Nothing of the settings and hooks of whoever runs the tests.
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
  return git('rev-parse', 'HEAD').trim();
}

/** The changes as an editor reads them. */
async function listWords(folder: ContentFolder): Promise<string[]> {
  const { files } = await openFolder(folder.path).changes();
  return files.flatMap(({ at, changes }) =>
    changes.map(({ name, before, after, lines }) =>
      [at.label, name, before, after, ...lines].filter(Boolean).join(' | '),
    ),
  );
}

test('what has changed since the last commit is listed by page and field, before and after; one is undone, and the rest stays', async () => {
  const folder = openSite();
  commit(folder);
  const before = folder.read('pricing.yaml');
  folder.set('pricing.yaml', {
    'hero.title': 'What it costs',
    'points.items[1].description': 'Two is said anew.',
  });
  folder.write('pages/help.md', `${folder.read('pages/help.md').trim()}\n\nOne more line.\n`);
  folder.write('pages/spring.yaml', folder.read('about.yaml').replaceAll('about', 'spring'));
  const site = openFolder(folder.path);
  const all = await listWords(folder);
  expect(all).toContainEqual(expect.stringContaining('Opening, Title | pricing | What it costs'));
  expect(all).toContainEqual(
    expect.stringMatching(/Points, entry 2, Description \| Two is said\. \| Two is said anew\./),
  );
  expect(all).toContainEqual(expect.stringMatching(/Text \|.*One more line\. is new/));
  expect(all).toContainEqual(expect.stringContaining('It is new'));
  expect(all).toHaveLength(4);
  expect((await site.changes()).since).toMatch(/^since the last commit, of /);

  const answer = await site.undo({ file: 'pricing.yaml', field: 'hero.title' });
  expect(answer).toMatchObject({ problems: [], changed: {} });
  expect(folder.read('pricing.yaml')).toBe(before.replace('Two is said.', 'Two is said anew.'));
  await site.undo({ file: 'pages/spring.yaml', field: '' });
  await site.undo({ file: 'pages/help.md', field: '".text"' });
  expect(await listWords(folder)).toHaveLength(1);
  await expect(site.undo({ file: 'about.yaml', field: '' })).rejects.toThrow('as it was before');
  await folder.expectProblems();
});

test('a section that was removed is put back where it was, with its translation; a file that is gone is there again', async () => {
  const folder = openSite();
  commit(folder);
  const before = ['pricing.yaml', 'sv/pricing.yaml'].map((one) => folder.read(one));
  const site = openFolder(folder.path);
  const { source, value, file } = await site.describePage('/pricing');
  const { points: _, ...rest } = value as Record<string, unknown>;
  await site.change(file, { source, value: rest, order: ['hero'] }, true);
  expect(folder.read('sv/pricing.yaml')).not.toContain('points');
  await site.undo({ file: 'pricing.yaml', field: 'points' });
  const now = ['pricing.yaml', 'sv/pricing.yaml'].map((one) => folder.read(one));
  expect(now.map((one) => Object.entries(parse(one)))).toEqual(
    before.map((one) => Object.entries(parse(one))),
  );
  const text = folder.read('pages/help.md');
  folder.remove('pages/help.md');
  await site.undo({ file: 'pages/help.md', field: '' });
  expect(folder.read('pages/help.md')).toBe(text);
});

test('a translation that is gone is there again with what entries are called by now, and without those that are gone', async () => {
  const folder = openSite();
  commit(folder);
  const site = openFolder(folder.path);
  const { source, value, file } = await site.describePage('/pricing');
  const { points, ...rest } = value as { points: object };
  const renamed = [{ ...items[1], title: 'The second' }];
  await site.change(
    file,
    { source, value: { ...rest, points: { ...points, items: renamed } } },
    true,
  );
  const now = folder.read('sv/pricing.yaml');
  folder.remove('sv/pricing.yaml');
  const { problems } = await site.undo({ file: 'sv/pricing.yaml', field: '' });
  expect(problems).toEqual([]);
  expect(parse(folder.read('sv/pricing.yaml'))).toEqual(parse(now));
  await folder.expectProblems();
});

test('an undo that would break something else is refused in its words, and nothing is changed', async () => {
  const folder = openSite();
  commit(folder);
  folder.write('pages/spring.yaml', folder.read('about.yaml').replaceAll('about', 'spring'));
  folder.set('navigation.yaml', { 'header.links[1]': { label: 'Spring', href: '/spring' } });
  const { saved, problems } = await openFolder(folder.path).undo({
    ...{ file: 'pages/spring.yaml', field: '' },
  });
  expect(saved).toBeUndefined();
  expect(problems[0]?.message).toContain('expected the path of a page');
});

test('after a release it is what has changed since that, committed or not; without a repository it says what it cannot know', async () => {
  const folder = openSite();
  const site = openFolder(folder.path);
  expect(await site.changes()).toMatchObject({
    ...{ files: [], since: undefined },
    notes: expect.arrayContaining([expect.stringContaining('in no Git repository')]),
  });
  const cwd = path.dirname(folder.path);
  const released = commit(folder);
  execFileSync('git', ['update-ref', 'refs/sitewright/released', released], { cwd });
  folder.set('about.yaml', { 'hero.title': 'Who we are' });
  commit(folder);
  expect(await listWords(folder)).toHaveLength(1);
  expect((await site.changes()).since).toMatch(/^since the last release from this machine/);
});
