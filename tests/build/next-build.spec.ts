import path from 'node:path';
import { readLanguageTags } from '../../app/content/languages.ts';
import { digestFiles } from '../support/digest-files.ts';
import { example } from '../support/example.ts';
import { removeTexts } from '../support/remove-texts.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { SiteCopy } from '../support/site-copy.ts';

const [, ...others] = readLanguageTags(example);

// That a site from the build cache is the one that is made without it, build.spec.ts shows.
test.describe('a build after a change', () => {
  // Each builds the site, and the machine may be busy.
  test.describe.configure({ timeout: 300_000, mode: 'default' });

  let copy: SiteCopy;
  /** The files of the last build, with a digest of each. */
  let built: Record<string, string>;
  test.beforeAll(() => {
    copy = new SiteCopy();
    removeTexts(path.join(copy.folder, 'content'));
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

  test('of one word changes the page that shows it, in all its forms, and no other file', () => {
    copy.change('content/platforms/counter.yaml', (platform) => {
      platform.setIn(['hero', 'lead'], 'Four keys, of which one is new.');
    });
    const forms = ['html', 'md'].flatMap((form) => [form, `${form}.br`, `${form}.gz`]);
    expect(build().changed).toEqual(forms.map((form) => `platforms/counter.${form}`).sort());
    for (const form of ['html', 'md']) {
      expect(copy.read(`build/client/platforms/counter.${form}`)).toContain('of which one is new');
    }
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
      brand.setIn(['colours', 'paper', 'day'], '#fbf7ee');
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
