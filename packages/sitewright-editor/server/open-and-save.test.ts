import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyFirstLanguage, linkOwnCode } from '../../../tests/support/content/copy-content.ts';
import { removeTexts } from '../../../tests/support/content/remove-texts.ts';
import { example, vendors } from '../../../tests/support/example.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { editMarkdown } from '../../sitewright/authoring/edit-files/edit-markdown.ts';
import { editYaml } from '../../sitewright/authoring/edit-files/edit-yaml.ts';
import type { SiteFolder } from '../../sitewright/content/disk/site-folder.ts';
import { pathInLanguage } from '../../sitewright/content/languages/language.ts';
import { readLanguages } from '../../sitewright/content/languages/languages.ts';
import { listPageFiles } from '../../sitewright/content/pages/page-files.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { openFolder } from '../backend/disk-content.ts';
import { describeFile } from '../content-editor/describe-file.ts';
import { listContent } from '../content-editor/list-content.ts';
import { splitDay } from '../content-editor/post-day.ts';
import { setAt } from '../forms/set-at.ts';
import { listSections, toFile } from '../page-editor/browser/page-value.ts';
import { compositions } from '../page-editor/compositions.ts';
import { isTable } from '../saving/content-names.ts';
import { findPlace, listContentFiles } from '../storage/content-files.ts';

/** The text that a form makes where nothing was changed. */
function saveInForm(site: SiteFolder, file: string, text: string): string {
  const { value, body } = describeFile(site, file, '');
  const { fields } = splitDay(file, value);
  return body === undefined ? editYaml(file, text, fields) : editMarkdown(file, text, fields, body);
}

/** The text that the page editor makes where nothing was changed. */
async function saveOnPage(
  folder: string,
  address: string,
): Promise<[source: string, text: string]> {
  const page = await openFolder(folder).describePage(address);
  const { value, order } = toFile(page.value, page);
  const source = page.source ?? '';
  return [source, editYaml(page.file, source, value, order)];
}

/** The addresses of the pages of sections that the page editor opens, in every language. */
const listAddresses = (folder: string, site = readSite(folder)) =>
  readLanguages(site).flatMap((language) =>
    listPageFiles(site)
      .filter((one) => language.paths.has(one.path))
      .map((one) => pathInLanguage(language, one.path)),
  );

/** Opens each of the files that are listed, and saves it without a change. */
async function expectSame(
  folder: string,
  files = listContentFiles(readSite(folder)),
  addresses = listAddresses(folder),
) {
  const site = readSite(folder);
  for (const [name, text] of Object.entries(files)) {
    expect(findPlace(folder, name)).toBe(path.join(folder, name));
    // A table is no form: data-table.test.ts asks about those.
    if (text !== null && !isTable(name)) expect(saveInForm(site, name, text), name).toBe(text);
  }
  for (const address of addresses) {
    const [source, text] = await saveOnPage(folder, address);
    expect(text, address).toBe(source);
  }
}

for (const folder of vendors) {
  test(
    `each file of ${folder} that an editor lists stays as it is when it is saved`,
    {
      tags: folder === example ? ['weekly'] : [],
    },
    () => expectSame(folder),
  );
}

test('a list whose last entry is removed on the page says that there is none, where it may', async () => {
  const page = await openFolder(example).describePage('/careers');
  const [jobs] = listSections(page.value, page).filter(({ kind }) => kind === 'jobs');
  const none = setAt(page.value, [jobs?.key ?? '', 'jobs'], []);
  const { value, order } = toFile(none, page);
  expect(editYaml(page.file, page.source ?? '', value, order)).toContain('\n  jobs: []\n');
});

describe('a page that is composed', () => {
  let folder = '';
  const beginnings = [...compositions.keys(), '', '/pricing'];
  const addressOf = (from: string) => `/spring/${beginnings.indexOf(from)}`;
  const fileOf = (from: string) => `pages${addressOf(from)}.yaml`;

  beforeAll(() => {
    folder = path.join(temporaryFolder(), 'content');
    copyFirstLanguage(example, folder);
    removeTexts(folder);
    linkOwnCode(example, folder);
  });

  test.each(beginnings)('like "%s" is made', async (from) => {
    const title = `A till for spring ${beginnings.indexOf(from)}`;
    const description = `${title}. ${'Every stall can try it for a day. '.repeat(2).trim()}`;
    const { refused } = await openFolder(folder).create(addressOf(from), {
      title,
      description,
      from,
    });
    expect(refused).toEqual([]);
  });

  test('is listed by both editors, and stays as it is when it is saved', async () => {
    const all = listContent(readSite(folder)).map(({ file }) => file);
    const listed = Object.entries(listContentFiles(readSite(folder))).filter(([name]) =>
      /\/spring\//.test(name),
    );
    const files = beginnings.map(fileOf);
    expect(listed.map(([name]) => name).sort()).toEqual(files.sort());
    expect(all).toEqual(expect.arrayContaining(beginnings.map(fileOf)));
    const addresses = listAddresses(folder).filter((one) => one.startsWith('/spring/'));
    expect(addresses.sort()).toEqual(beginnings.map(addressOf).sort());
    await expectSame(folder, Object.fromEntries(listed), addresses);
  });

  test('is changed by both editors, in the words that were changed', async () => {
    const [from = ''] = beginnings;
    const text = readFileSync(path.join(folder, fileOf(from)), 'utf8');
    const inForms = text.replaceAll('A till for spring', 'Tills for spring');
    const saved = await openFolder(folder).write({
      [fileOf(from)]: { before: text, now: inForms },
    });
    expect(saved.saved).toEqual({ [fileOf(from)]: inForms });
    const page = await openFolder(folder).describePage(addressOf(from));
    const change = { ...toFile(page.value, page), source: page.source };
    Object.assign(change.value, { meta: { ...Object(page.value).meta, title: 'Spring tills' } });
    const { isSaved } = await openFolder(folder).change(page.file, change, true);
    expect(isSaved).toBe(true);
    expect(readFileSync(path.join(folder, fileOf(from)), 'utf8')).toBe(
      inForms.replace('title: Tills for spring 0', 'title: Spring tills'),
    );
  });
});
