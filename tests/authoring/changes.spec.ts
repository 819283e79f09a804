// What has changed since visitors got the site, on the own machine and on the live site.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as machine, expect as onMachine } from '../support/editor/development-server.ts';
import { expect, test as live, own, request, save, signIn } from '../support/editor/live-editor.ts';
import { example } from '../support/example.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const open = (page: Page) => page.getByText('What has changed, and who publishes it').click();
const pricing = 'content/pricing.yaml';

function commit({ folder }: SiteCopy): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path.resolve(folder) });
  git('init', '--quiet');
  git('add', 'content');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  git(...who, 'commit', '--allow-empty', '-qm', 'Begin');
}

machine(
  'what has changed since the last commit is listed in words, and each change is undone, one after the other',
  async ({ copy, page, address }) => {
    const before = copy.read(pricing);
    commit(copy);
    const [, title = ''] = /^hero:\n +title: (.*)$/m.exec(before) ?? [];
    copy.edit(pricing, `title: ${title}`, 'title: What a till costs');
    copy.edit(pricing, 'name: Each further till', 'name: Any further till');
    await page.goto(`${address}/admin`);
    await open(page);
    const changed = page.locator('.changes');
    await onMachine(changed.getByText(/^2 changes since the last commit/)).toBeVisible();
    await onMachine(changed.locator('del').first()).toHaveText(title);
    await onMachine(changed.locator('ins').first()).toHaveText('What a till costs');
    await changed.getByRole('link', { name: /^Opening, Title/ }).press('Enter');
    await onMachine(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.goto(`${address}/admin`);
    await open(page);
    await changed.getByRole('button', { name: /^Undo: .*Opening, Title/ }).press('Enter');
    await onMachine(changed.getByText(/^This change is undone: .*Opening, Title$/)).toBeVisible();
    await onMachine(changed.getByRole('button', { name: /^Undo: / })).toHaveCount(1);
    await onMachine(changed.getByRole('listitem')).toBeFocused();
    // The next Enter undoes nothing else.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await onMachine(changed.getByRole('button', { name: /^Undo: / })).toBeFocused();
    await page.keyboard.press('Enter');
    await onMachine(changed.getByText(/^Nothing has changed since/)).toBeVisible();
    onMachine(copy.read(pricing)).toBe(before);
    // Pages go on showing what the files say.
    copy.edit('content/home.yaml', 'On 1,400 counters', 'On 1,500 counters');
    const home = async () => (await fetch(address)).text();
    await onMachine.poll(home).toContain('On 1,500 counters');
  },
);

/** Saves another announcement on the live site, and lists what has changed. Returns what it said before. */
async function announce(page: Page, admin: string): Promise<string> {
  await signIn(page, admin);
  await page.getByRole('link', { name: 'Announcement', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Words' });
  const said = await words.inputValue();
  await words.fill('A market without a till is a queue.');
  await save(page);
  await expect(request(page)).toBeVisible();
  await page.getByRole('link', { name: 'All content' }).click();
  await open(page);
  await expect(page.locator('.changes').getByText(/^1 change since main of/)).toBeVisible();
  return said;
}

live(
  'what a request changes is listed in words, and one change of it is undone',
  async ({ page, admin, service: { repository } }) => {
    const said = await announce(page, admin);
    const changed = page.locator('.changes');
    await expect(changed.locator('del')).toHaveText(said);
    await changed.getByRole('button', { name: 'Undo: Announcement, Words' }).press('Enter');
    await expect(changed.getByText(/^Nothing has changed since/)).toBeVisible();
    const file = `${example}/announcement.yaml`;
    expect(repository.read(own).get(file)).toBe(repository.read('main').get(file));
  },
);

live('once it is published, nothing has changed any more', async ({ page, admin }) => {
  await announce(page, admin);
  const changed = page.locator('.changes');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(changed.getByText(/^Nothing has changed since/)).toBeVisible();
  await expect(page.getByText(/^Published: /)).toBeInViewport();
});
