import { expect, test } from 'vitest';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { formatProblem } from '../messages/problem.ts';
import { checkContent } from './load-content.ts';

async function addedBy(site: TinySite, changes: Record<string, string | null>) {
  const { added } = await checkContent(site.folder, changes);
  return added.map(formatProblem);
}

test('a change is checked in its place, and mistakes that were there before are not among what it adds', async () => {
  const site = tinySite({ 'about.yaml': {} }).edit('home.yaml', 'hero: ', 'heros: ');
  const about = site.read('about.yaml');
  const { problems, added, content } = await checkContent(site.folder, {
    'about.yaml': `\n${about}`,
  });
  expect([problems.length > 0, added, content]).toEqual([true, [], undefined]);
  const broken = about.replace('meta:', 'mete:');
  const line = expect.stringContaining('content/about.yaml:');
  expect(await addedBy(site, { 'about.yaml': broken })).toEqual([line, line]);
});

test('what a change does to other files is among what it adds, also where it adds or removes a file', async () => {
  const site = tinySite({ 'pages/winter.yaml': {}, 'home.yaml': { 'hero.actions': ['write-us'] } });
  const winter = site.read('pages/winter.yaml');
  const addedLines = async (changes: Record<string, string | null>) =>
    (await addedBy(site, changes)).join('\n');
  expect(await addedLines({ 'pages/spring.yaml': winter })).toContain('no other page');
  expect(await addedLines({ 'actions.yaml': null })).toContain('actions.yaml:1:1');
  const next = site.read('not-found.yaml').replace('href: /', 'href: /spring');
  expect(await addedLines({ 'not-found.yaml': next })).toContain('back.href');
  const both = { 'pages/spring.yaml': winter, 'not-found.yaml': next };
  expect(await addedLines(both)).not.toContain('back.href');
});
