// Entries of lists: one that is duplicated, and what has become of each since the last commit.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '../support/editor/development-server.ts';
import { shown } from '../support/editor/editor-parts.ts';
import { button, clickOn, fieldWithFocus, open, save } from '../support/editor/page-editor.ts';
import { example } from '../support/example.ts';

test.use({ content: example });

const file = 'content/about.yaml';
const translation = 'content/sv/about.yaml';

interface Page {
  leadership: { people: { name: string }[] };
}

test('a person who is duplicated begins with the name selected, is not saved under the same one, and is listed and taken back alone', async ({
  copy,
  page,
  address,
}) => {
  const readNames = () =>
    (parse(copy.read(file)) as Page).leadership.people.map(({ name }) => name);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path.resolve(copy.folder) });
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin');
  const [first = '', second = '', ...others] = readNames();
  const frame = await open(page, `${address}/admin/edit/about`);
  await clickOn(page, frame.locator('#leadership h2'));
  const row = (name: string) =>
    shown(page.getByRole('group', { name, exact: true }).and(page.locator('.entry')));
  // What is moved keeps the focus, and the same key moves it on.
  for (const [act, place] of [
    ['Down', 2],
    ['Up', 1],
  ] as const) {
    const move = row(first).getByRole('button', { name: `${act}: ${first}` });
    await move.press('Enter');
    await expect(page.getByText(`${first}: ${place} of ${others.length + 2}`)).toBeAttached();
    await expect(move).toBeFocused();
  }
  const duplicate = row(first).getByRole('button', { name: `Duplicate: ${first}` });
  await duplicate.press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toBe('people[1].name');
  await page.keyboard.press('Control+z');
  // What is typed now renames nobody else.
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused();
  await duplicate.press('Enter');
  await expect.poll(() => fieldWithFocus(page)).toBe('people[1].name');
  const name = page.locator(':focus');
  expect(
    await name.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd]),
  ).toEqual([0, first.length]);
  await page.keyboard.press('Control+s');
  const swedish = copy.read(translation);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem')).toHaveText([
    `Who picks up, People, ${first}, Name: Another entry says the same here: write what this one is called`,
  ]);
  expect(readNames()).toEqual([first, second, ...others]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ada Lind');
  await page.keyboard.press('Control+s');
  await expect(button(page, 'Saved')).toBeVisible();
  expect(readNames()).toEqual([first, 'Ada Lind', second, ...others]);
  await row(second)
    .getByRole('button', { name: `Delete: ${second}` })
    .press('Enter');
  await expect(page.getByRole('status').getByText(`“${second}” is deleted`)).toBeAttached();
  await save(page);

  await page.goto(`${address}/admin`);
  await page.getByText('What has changed, and who publishes it').click();
  const changed = page.locator('.changes');
  await expect(changed.getByText(/^2 changes since the last commit/)).toBeVisible();
  await expect(changed.locator('.change')).toHaveText([
    `Who picks up, People: “${second}” is removed`,
    'Who picks up, People: “Ada Lind” is added',
  ]);
  // A click that is low by a few pixels undoes nothing else.
  const [upper, lower] = await changed
    .getByRole('button', { name: /^Undo: / })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(lower?.top).toBeGreaterThanOrEqual((upper?.bottom ?? 0) + 8);
  await changed.getByRole('button', { name: /^Undo: .*is added$/ }).press('Enter');
  await expect(changed.getByText(/^1 change since/)).toBeVisible();
  // The next Enter undoes nothing else.
  await expect(changed.getByRole('listitem')).toBeFocused();
  expect(readNames()).toEqual([first, ...others]);
  await changed.getByRole('button', { name: /^Undo: .*is removed$/ }).press('Enter');
  await expect(changed.getByText(/^Nothing has changed since/)).toBeVisible();
  expect(readNames()).toEqual([first, second, ...others]);
  expect(parse(copy.read(translation))).toEqual(parse(swedish));
});
