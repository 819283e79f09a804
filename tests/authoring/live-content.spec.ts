// The list and the forms of the live site, which work on a repository in the browser, before a stand-in for GitHub.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { button, field, group, shown, shownPage, textOf } from '../support/editor/editor-parts.ts';
import { expect, own, request, save, signIn, test } from '../support/editor/live-editor.ts';
import { example } from '../support/example.ts';
import type { GitRepository } from '../support/git/git-repository.ts';
import { hostedServices } from '../support/git/hosted-services.ts';

/** Opens a file in its form, from the list of everything. */
async function open(page: Page, admin: string, label: string): Promise<void> {
  await signIn(page, admin);
  await page.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label.replace('Create: ', ''));
}

/** The commits of the own branch, the newest first. */
function listCommits(repository: GitRepository): string[] {
  const listOf = (branch: string) => {
    const head = repository.branches.get(branch);
    return head ? repository.listHistory(head) : [];
  };
  const main = listOf('main');
  return listOf(own).filter((id) => !main.includes(id));
}

/** By which readers of feeds know a post, whatever becomes of it. */
const madeId = /^id: [\da-f-]{36}$/m;

/** Says that one commit has changed these files of the content, and what they say now. */
function expectOneCommit(repository: GitRepository, files: Record<string, string>): void {
  expect(listCommits(repository)).toHaveLength(1);
  const changed = repository.listChanged(own);
  expect(changed.sort()).toEqual(
    Object.keys(files)
      .map((file) => `${example}/${file}`)
      .sort(),
  );
  for (const [file, text] of Object.entries(files))
    expect(
      repository.read(own).get(`${example}/${file}`)?.replace(madeId, 'id: of its own'),
      file,
    ).toBe(text);
}

test('one list has all that the live site says, finds words in it, and leads to where each is edited', async ({
  page,
  admin,
  service,
}) => {
  await signIn(page, admin);
  const listed = page.getByRole('main').getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  const search = page.getByRole('searchbox');
  const text = service.repository.read('main').get(`${example}/pricing.yaml`) ?? '';
  const [, question = ''] = /question: (.*)\n/.exec(text) ?? [];
  await search.fill(question);
  await expect(listed).toHaveText([new RegExp(RegExp.escape(question))]);
  await listed.getByRole('link').first().click();
  await expect(
    page.frameLocator('#preview-frame').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await page.goto(`${admin}?file=posts/no%20post.md`);
  await expect(page.getByRole('alert')).toContainText('posts/no post.md');
  // The content lies elsewhere in the repository than the site was told.
  await page.route('**/admin/live/settings.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, place: 'elsewhere/content' } });
  });
  await page.goto(admin);
  await expect(page.getByRole('alert')).toContainText(/^Nothing was found in .*elsewhere\/content/);
});

test('an announcement is begun on the live site, its page shows it before it is saved, and it is one commit that can be published', async ({
  page,
  admin,
  service: { repository },
}) => {
  const file = `${example}/announcement.yaml`;
  repository.change('main', new Map([[file, null]]));
  await open(page, admin, 'Create: Announcement');
  await button(page, 'Save').press('Enter');
  await expect(page.getByRole('alert').first()).toHaveText('Fill this in');
  await field(page, 'Words').fill('We are at the fair.');
  await field(group(page, 'Link'), 'Label').fill('See when');
  await field(group(page, 'Link'), 'Leads to').fill('/contact');
  await page.getByLabel('Until', { exact: true }).fill('2099-12-04');
  await expect(shownPage(page).getByText('We are at the fair.')).toBeVisible();
  await expect(button(shownPage(page).locator('body'), 'Close')).toBeVisible();
  await save(page);
  await expect(request(page)).toBeVisible();
  expectOneCommit(repository, {
    'announcement.yaml': [
      '# yaml-language-server: $schema=../.schemas/announcement.json',
      'label: Announcement',
      'words: We are at the fair.',
      'link:',
      '  label: See when',
      '  href: /contact',
      'close: Close',
      'until: 2099-12-04',
      '',
    ].join('\n'),
  });
  // What is saved is said in the list too, and published from there.
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('link', { name: 'Announcement', exact: true })).toBeVisible();
  await expect(request(page)).toBeVisible();
  await button(page, 'Publish').press('Enter');
  await expect(page.getByText('Published: the site shows it once it is built.')).toBeVisible();
  expect(repository.read('main').get(file)).toContain('words: We are at the fair.\n');
});

test('a post is one commit with its picture, which its page shows before there is a build of it, and no closed tab loses', async ({
  page,
  admin,
  service: { repository },
}) => {
  await signIn(page, admin);
  await field(page, 'Title of a new post').fill('Two clocks');
  await button(page, 'Write a post').press('Enter');
  await expect(field(page, 'Title')).toHaveValue('Two clocks');
  const [name = ''] = /posts\/.*\.md/.exec(page.url()) ?? [];
  const description = 'Two clocks that '.padEnd(80, 'tick ').trim();
  await field(page, 'Description').fill(description);
  await page.getByRole('combobox', { name: 'Author', exact: true }).fill('Jonas Wall');
  await page.getByRole('checkbox', { name: 'Tills', exact: true }).check();
  const square = { width: 800, height: 800, channels: 3, background: '#d22' } as const;
  const buffer = await sharp({ create: square }).jpeg().toBuffer();
  const upload = page.getByLabel('Upload a picture');
  await upload.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
  await expect(page.locator('.picture').getByRole('alert')).toContainText('found a JPEG file');
  await upload.setInputFiles({ name: 'Books.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('.picture summary')).toContainText('books-2.jpg');
  await field(page, 'What the picture shows').fill('A clock');
  await textOf(page).focus();
  await page.keyboard.type('Both are right.');
  const picture = shownPage(page).getByRole('img', { name: 'A clock' }).first();
  await picture.scrollIntoViewIfNeeded();
  const isSeen = () => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0);
  await expect.poll(isSeen).toBe(true);
  const readStorage = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(readStorage).toContain('Both are right.');
  expect(listCommits(repository)).toEqual([]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${admin}?file=${name}`);
  await expect(page.getByText('What you had not saved the last time')).toBeVisible();
  await expect.poll(isSeen).toBe(true);
  await save(page);
  await expect(request(page)).toBeVisible();
  expectOneCommit(repository, {
    [name]: `---
title: Two clocks
description: ${description}
author: Jonas Wall
tags:
  - tills
picture:
  src: books-2.jpg
  alt: A clock
id: of its own
---

Both are right.
`,
    'pictures/books-2.jpg': buffer.toString('latin1'),
  });
  // No build has it yet: it is read from the repository.
  await page.goto(`${admin}?file=${name}`);
  await expect.poll(isSeen).toBe(true);
  await expect(page.getByText('To be put right')).toHaveCount(0);
  const question = page.waitForEvent('dialog');
  await button(page, 'Delete').press('Enter');
  expect((await question).message()).toBe('Delete “Two clocks” in all languages?');
  await expect(page.getByText(/^“.*” is deleted$/)).toBeFocused();
  expect(repository.read(own).has(`${example}/${name}`)).toBe(false);
});

test('a menu entry and an old address are changes of their own lines, in the words of the request', async ({
  page,
  admin,
  service: { repository },
}) => {
  const read = (file: string) => repository.read('main').get(`${example}/${file}`) ?? '';
  await open(page, admin, 'Header and footer');
  const links = group(group(page, 'Header'), 'Links').first();
  await button(links, 'Add a link').press('Enter');
  const entry = links.locator('.entry').last();
  await field(entry, 'Label').fill('The day book');
  await field(entry, 'Leads to').fill('/blog');
  const shownEntry = shownPage(page).locator('header a', { hasText: 'The day book' });
  await expect(shownEntry.first()).toBeAttached();
  await save(page);
  await expect(request(page)).toBeVisible();
  const last = '    - label: Find us\n      href: /contact\n  group:';
  const navigation = read('navigation.yaml').replace(
    last,
    last.replace('  group:', '    - label: The day book\n      href: /blog\n  group:'),
  );
  expectOneCommit(repository, { 'navigation.yaml': navigation });

  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('link', { name: 'Old addresses', exact: true }).click();
  await button(page, 'Add an old address').press('Enter');
  const moved = page.locator('.entry').last();
  await expect(field(moved, 'From')).toBeFocused();
  await field(moved, 'From').fill('/day-book');
  await field(moved, 'Leads to').fill('/blog');
  await save(page);
  await expect(button(page, 'Saved')).toBeVisible();
  expect(listCommits(repository)).toHaveLength(2);
  expect(repository.read(own).get(`${example}/redirects.yaml`)).toBe(
    `${read('redirects.yaml')}  - from: /day-book\n    to: /blog\n`,
  );
  expect(repository.read(own).get(`${example}/navigation.yaml`)).toBe(navigation);
  expect(repository.requests).toHaveLength(1);
  expect(repository.requests[0]?.body).toMatch(/^- navigation, .*The day book.*\n- redirects, /);
});

test('somebody else’s change of a file that is in a form is joined and shown, and saved with the own one', async ({
  page,
  admin,
  service: { repository },
}) => {
  const file = `${example}/actions.yaml`;
  const before = repository.read('main').get(file) ?? '';
  await open(page, admin, 'Buttons');
  const target = field(group(page, 'ring-us'), 'Leads to');
  await target.fill('/contract');
  await save(page);
  await expect(page.getByText('Not saved: this is to be put right first')).toBeVisible();
  expect(listCommits(repository)).toEqual([]);
  await target.fill('/contact');
  const theirs = before.replace('Try It for a Month', 'Try It for a Year');
  repository.change('main', new Map([[file, theirs]]));
  await save(page);
  await expect(
    shown(page.getByText('Not saved: somebody else has changed this meanwhile')),
  ).toBeVisible();
  await expect(field(group(page, 'try-it'), 'Label')).toHaveValue('Try It for a Year');
  await save(page);
  await expect(request(page)).toBeVisible();
  expectOneCommit(repository, {
    'actions.yaml': theirs.replace(/(Ring Us\n {2}to: ).*/, '$1/contact'),
  });
});

for (const host of hostedServices) {
  test.describe(`at ${host.name}`, () => {
    test.use({ host });

    test('a form is saved, saved again into the same request, joined with somebody else’s change, and published', async ({
      page,
      admin,
      service: { repository },
    }) => {
      const file = `${example}/actions.yaml`;
      const before = repository.read('main').get(file) ?? '';
      const change = async (button: string, name: string, value: string) => {
        await field(group(page, button), name).fill(value);
        await save(page);
      };
      const isSaved = () =>
        expect(shown(page.getByRole('button', { name: 'Saved' }))).toBeVisible();
      await open(page, admin, 'Buttons');
      await change('ring-us', 'Leads to', '/contact');
      await isSaved();
      await change('ring-us', 'Label', 'Call Us');
      await isSaved();
      await expect(request(page)).toBeVisible();
      expect(listCommits(repository)).toHaveLength(2);
      expect(repository.requests).toHaveLength(1);
      const saved = before.replace(/Ring Us\n {2}to: .*/, 'Call Us\n  to: /contact');
      expect(repository.read(own).get(file)).toBe(saved);
      const theirs = before.replace('Try It for a Month', 'Try It for a Year');
      repository.change('main', new Map([[file, theirs]]));
      await change('see-it', 'Label', 'Have a look');
      await expect(
        shown(page.getByText('Not saved: somebody else has changed this meanwhile')),
      ).toBeVisible();
      await expect(page.getByText('Try It for a Month → Try It for a Year')).toBeVisible();
      await save(page);
      await isSaved();
      await button(page, 'Publish').press('Enter');
      await expect(
        shown(page.getByText('Published: the site shows it once it is built.')),
      ).toBeVisible();
      const [, look = ''] = /see-it:\n {2}label: (.*)/.exec(before) ?? [];
      const published = repository.read('main').get(file);
      expect(published).toBe(
        saved
          .replace('Try It for a Month', 'Try It for a Year')
          .replace(`see-it:\n  label: ${look}`, 'see-it:\n  label: Have a look'),
      );
      expect(repository.requests.filter(({ isOpen }) => isOpen)).toEqual([]);
    });
  });
}
