import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { ContentFolder } from '../../../../tests/support/content-folder.ts';
import {
  compareTranslations,
  formatState,
} from '../../authoring/translations/compare-translations.ts';
import { SiteFolder } from '../disk/site-folder.ts';
import { validateContent } from '../validate/validate-content.ts';

const post = 'posts/2026-10-03-the-saturday-queue.md';

/** A site of which a page, a text and a post are half translated. */
function withDrafts() {
  const folder = new ContentFolder(
    tinySite({ 'pricing.yaml': {}, 'about.yaml': {}, 'pages/help.md': {}, [post]: {} }).translate(
      'sv',
    ),
  );
  folder.write('sv/pricing.yaml', 'draft: true\nhero:\n  title: Priser\n');
  folder.write('sv/pages/help.md', '---\ndraft: true\n---\nHj\u00e4lp.\n');
  folder.write(`sv/${post}`, '---\n"draft": true\ntitle: K\u00f6n\n---\nHalva texten.\n');
  return folder;
}

test('of a translation that is half written visitors get nothing, a build wants nothing, and links lead to the first language', async () => {
  const folder = withDrafts();
  folder.set('sv/about.yaml', { 'hero.lead': 'Se [priser](/pricing).' });
  const [swedish] = (await folder.content()).translations;
  const paths = swedish?.language.paths ?? new Set();
  expect([...paths].filter((one) => /pricing|help|queue/.test(one))).toEqual([]);
  expect(JSON.stringify(swedish?.pages.get('/about'))).toContain('"/pricing"');
  const report = formatState(compareTranslations(folder.folder), undefined);
  expect(report).toContain('sv/pricing.yaml is a draft: finish it');
  expect(report).not.toContain('-- sv pricing.yaml');
});

test('those who write it see it with the words of the first language in place of those that it lacks', async () => {
  const folder = withDrafts();
  const site = new SiteFolder({ ...folder.folder, showsUnpublished: true });
  const { content, problems } = validateContent(site, await folder.decode(site));
  expect(folder.print(problems)).toEqual([]);
  const [swedish] = content?.translations ?? [];
  expect(swedish?.pages.get('/pricing')).toMatchObject({
    meta: content?.pages.get('/pricing')?.meta,
    sections: [{ content: { title: 'Priser' } }],
  });
  expect(swedish?.texts.get('/help')?.meta).toEqual(content?.texts.get('/help')?.meta);
  const left = content?.warnings.filter(({ isUntranslated }) => isUntranslated) ?? [];
  expect(left.map(({ field }) => field)).toEqual(expect.arrayContaining(['meta', 'title']));
});

test('a start page, menus and what the first language says cannot be kept back so', async () => {
  const folder = withDrafts();
  folder.set('sv/home.yaml', { draft: true });
  folder.set('sv/error.yaml', { draft: true });
  folder.set('pricing.yaml', { draft: true });
  await folder.expectProblems(
    'content/pricing.yaml:* draft: expected no draft in the first language*',
    'content/sv/error.yaml:* draft: *',
    'content/sv/home.yaml:* draft: expected no draft*',
  );
});
