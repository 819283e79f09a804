import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { readSite } from '../kinds/read-site.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';

async function addedBy(folder: ContentFolder, changes: Record<string, string | null>) {
  const { added } = await checkContent(readSite(folder.path), changes);
  return added.map((one) => folder.withoutParent(formatProblem(one)));
}

test('a change is checked in its place, and mistakes that were there before are not among what it adds', async () => {
  const folder = new ContentFolder();
  folder.edit('pricing.yaml', 'section: ', 'sectoin: ');
  const about = folder.read('about.yaml');
  const { problems, added, content } = await checkContent(readSite(folder.path), {
    'about.yaml': `\n${about}`,
  });
  expect([problems.length > 0, added, content]).toEqual([true, [], undefined]);
  const broken = about.replace('meta:', 'mete:');
  expect(await addedBy(folder, { 'about.yaml': broken })).toEqual([
    expect.stringContaining('content/about.yaml:'),
    expect.stringContaining('content/about.yaml:'),
  ]);
  expect(folder.read('about.yaml')).toBe(about);
});

test('what a change does to other files is among what it adds, also where it adds or removes a file', async () => {
  const folder = new ContentFolder();
  const winter = folder.read('pages/winter.yaml');
  expect((await addedBy(folder, { 'pages/spring.yaml': winter })).join('\n')).toContain(
    'no other page',
  );
  expect((await addedBy(folder, { 'actions.yaml': null })).join('\n')).toContain(
    'actions.yaml:1:1',
  );
  const next = folder
    .read('not-found.yaml')
    .replace(/(?<=^back:\n(?: .*\n)*? +href: ).*/m, '/spring');
  const added = { 'pages/spring.yaml': winter, 'not-found.yaml': next };
  expect((await addedBy(folder, { 'not-found.yaml': next })).join('\n')).toContain('back.href');
  expect((await addedBy(folder, added)).join('\n')).not.toContain('back.href');
});
