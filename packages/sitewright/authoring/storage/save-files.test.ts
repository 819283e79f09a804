import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import { listVersions } from './list-versions.ts';
import { saveFiles } from './save-files.ts';

const pricing = 'pricing.yaml';

/** A change of a file, as an editor sends it. */
const changeOf = (folder: ContentFolder, file: string, from: string, to: string) => {
  const before = folder.read(file);
  expect(before).toContain(from);
  return { before, now: before.replace(from, to) };
};

test('two files that need each other are saved at once, and neither is without the other', async () => {
  const folder = new ContentFolder();
  const button = '\nanother:\n  label: Ask us\n  to: /contact\n';
  const rename = changeOf(folder, 'actions.yaml', '\n', button);
  const use = changeOf(folder, pricing, 'actions:\n    - ', 'actions:\n    - another\n    - ');
  const alone = await saveFiles(folder.path, { [pricing]: use });
  expect([alone.saved, alone.problems.length]).toEqual([undefined, 1]);
  expect(folder.read(pricing)).toBe(use.before);
  const both = await saveFiles(folder.path, { [pricing]: use, 'actions.yaml': rename });
  expect(both.problems).toEqual([]);
  expect(folder.read(pricing)).toBe(use.now);
  expect(folder.read('actions.yaml')).toBe(rename.now);
});

test('what somebody else has changed meanwhile is handed back, and nothing is saved', async () => {
  const folder = new ContentFolder();
  const own = changeOf(folder, pricing, 'title: ', 'title: Our ');
  const other = changeOf(folder, 'site.yaml', '\n', '\n# Ours.\n');
  folder.write('site.yaml', `${other.before}# Theirs.\n`);
  const result = await saveFiles(folder.path, { [pricing]: own, 'site.yaml': other });
  expect(result).toEqual({ problems: [], changed: { 'site.yaml': `${other.before}# Theirs.\n` } });
  expect(folder.read(pricing)).toBe(own.before);
});

test('files whose saving was not heard of are saved once more without a word of somebody else', async () => {
  const folder = new ContentFolder();
  const before = folder.read('reading.yaml');
  const changes = { 'reading.yaml': { before, now: `${before}# Looked through\n` } };
  const answers = [await saveFiles(folder.path, changes), await saveFiles(folder.path, changes)];
  expect(answers.map(({ changed }) => changed)).toEqual([{}, {}]);
  expect(folder.read('reading.yaml')).toBe(changes['reading.yaml'].now);
});

test('where one file cannot be written, no other is changed', async () => {
  const folder = new ContentFolder();
  const own = changeOf(folder, pricing, 'title: ', 'title: Our ');
  // Longer than a system lets a name be.
  const file = `pages/${'spring'.repeat(50)}.yaml`;
  const now = folder
    .read('pages/winter.yaml')
    .replace(/title: .*/, 'title: Spring at the till')
    .replace(/( description: )(.*)/, '$1In spring, $2');
  const page = { before: null, now };
  const saving = saveFiles(folder.path, { [pricing]: own, [file]: page });
  await expect(saving).rejects.toThrow(/its name is too long for this system/);
  expect(folder.read(pricing)).toBe(own.before);
});

test('a picture that a page shows is not removed', async () => {
  const folder = new ContentFolder();
  const [picture = ''] =
    /[\w-]+\.(?:jpg|png|webp|avif|svg)\b/.exec(folder.read('about.yaml')) ?? [];
  const change = { [`pictures/${picture}`]: { before: null, now: null } };
  const { problems } = await saveFiles(folder.path, change);
  expect(String(problems[0]?.message)).toMatch(/^expected another picture in the place of /);
});

test.each([undefined, 5, ['a']])('%s is no text, and nothing is saved', async (now) => {
  const folder = new ContentFolder();
  const before = folder.read(pricing);
  const saving = saveFiles(folder.path, { [pricing]: { before, now: now as never } });
  await expect(saving).rejects.toThrow('pricing.yaml is to be a text');
  const svg = saveFiles(folder.path, { 'pictures/a.svg': { before: null, now: '<svg/>' } });
  await expect(svg).rejects.toThrow('pictures/a.svg is to be a text, or to be removed');
  expect(folder.read(pricing)).toBe(before);
});

test('the history of a file says who changed it, when and what they said', () => {
  const folder = new ContentFolder();
  expect(listVersions(`${folder.path}/${pricing}`)).toEqual([]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.path });
  git('init', '-q');
  git('add', '.');
  const ann = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  git(...ann, 'commit', '-q', '-m', 'Prices of May', '--date', '2026-05-01T08:00:00Z');
  expect(listVersions(`${folder.path}/${pricing}`)).toEqual([
    {
      who: 'Ann',
      when: expect.stringMatching(/^2026-05-01T08:00:00(Z|\+00:00)$/),
      what: 'Prices of May',
    },
  ]);
});
