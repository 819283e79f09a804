import { cpSync } from 'node:fs';
import path from 'node:path';
import { readLanguageTags } from '../../app/content/languages.ts';
import { digestFiles } from '../support/digest-files.ts';
import { example } from '../support/example.ts';
import { removeTexts } from '../support/remove-texts.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

const [, ...others] = readLanguageTags(example);
const post = 'posts/2025-05-22-four-keys.md';

// That a site from the build cache is the one that is made without it, build.spec.ts shows.
test.describe('a build after a change', () => {
  // Each builds the site, and the machine may be busy.
  test.describe.configure({ timeout: 300_000, mode: 'default' });

  let copy: SiteCopy;
  /** The files of the last build, with a digest of each. */
  let built: Record<string, string>;
  test.beforeAll(() => {
    copy = new SiteCopy();
    const content = path.join(copy.folder, 'content');
    removeTexts(content);
    for (const file of ['blog.yaml', 'reading.yaml', post]) {
      cpSync(path.join(example, file), path.join(content, file));
    }
    build();
  });
  test.afterAll(() => copy.dispose());

  /** @returns the files that are not what they were after the build before, of all files */
  function build(): { changed: string[]; all: string[] } {
    const { ok, output } = copy.build();
    expect(ok, output).toBe(true);
    const before = built;
    built = digestFiles(path.join(copy.folder, 'build/client'));
    const all = Object.keys(built);
    return { changed: all.filter((file) => built[file] !== before?.[file]), all };
  }
  const isPage = (file: string) => file.endsWith('.html');

  test('of one word changes the pages that show it, in all their forms, the feeds, and no other file', () => {
    copy.edit(path.join('content', post), 'He was afraid of them', 'He was wary of them');
    copy.change('content/platforms/counter.yaml', (platform) => {
      platform.setIn(['hero', 'lead'], 'Four keys, of which one is new.');
    });
    const pages = ['platforms/counter', 'blog/four-keys'];
    const files = pages.flatMap((page) => [`${page}.html`, `${page}.md`]);
    const { changed, all } = build();
    const feeds = all.filter((file) => /\.(atom|jsonfeed)$/.test(file));
    expect(feeds.length).toBeGreaterThan(0);
    const forms = [...files, ...feeds].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    expect(changed).toEqual(forms.sort());
    const texts = [...files, ...feeds].map((file) => copy.read(`build/client/${file}`));
    for (const text of texts) expect(text).toMatch(/of which one is new|wary/);
  });

  test('of a label in the header changes every page in its language', () => {
    copy.change('content/navigation.yaml', (navigation) => {
      navigation.setIn(['header', 'links', 1, 'label'], 'Who');
    });
    const { changed, all } = build();
    const isOwn = (file: string) => isPage(file) && !others.includes(file.split('/')[0] ?? '');
    expect(changed.filter(isPage)).toEqual(all.filter(isOwn));
  });

  test('of the brand’s colours changes every page and every share image', () => {
    copy.change('content/brand/brand.yaml', (brand) => {
      brand.setIn(['colours', 'paper', 'light'], '#fbf7ee');
    });
    const { changed, all } = build();
    const isDrawn = (file: string) => isPage(file) || file.startsWith('share/');
    expect(changed.filter(isDrawn)).toEqual(all.filter(isDrawn));
  });

  test('of code changes every page that it draws', () => {
    copy.edit('app/layout/skip-link.tsx', '<a', '<a data-new=""');
    const { changed, all } = build();
    expect(changed.filter(isPage)).toEqual(all.filter(isPage));
  });
});
