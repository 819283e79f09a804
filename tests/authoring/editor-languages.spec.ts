// The editor in a language other than English: that of the browser.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as onDisk } from '../support/editor/development-server.ts';
import { expect, test as onLive } from '../support/editor/live-editor.ts';
import { clickOn, open } from '../support/editor/page-editor.ts';

const german: Record<string, string> = JSON.parse(
  readFileSync('packages/sitewright-editor/words/de.json', 'utf8'),
);

/** English words of the editor that are shown, or said to a screen reader, outside what is marked as English. */
async function findEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder'];
    const own = [
      ...document.querySelectorAll('body :not(:is(script, style, [lang=en], [lang=en] *))'),
    ];
    const texts = own.flatMap((one) =>
      [...one.childNodes].filter(({ nodeType }) => nodeType === 3),
    );
    const attributes = own.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''));
    return [...texts.map((one) => one.textContent?.trim() ?? ''), ...attributes];
  });
  return [...new Set(said)].filter((words) => (german[words] ?? words) !== words);
}

onDisk(
  'in a German browser a page is opened, changed and saved, all of it in German',
  async ({ copy, address, browser }) => {
    await using context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    const frame = await open(page, `${address}/admin/edit/pricing`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await clickOn(page, frame.locator('main h1'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Prices of all');
    await page.keyboard.press('Enter');
    expect(await findEnglish(page)).toEqual([]);
    await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Gespeichert', exact: true })).toBeVisible();
    expect(copy.read('content/pricing.yaml')).toContain('Prices of all');
  },
);

onDisk('what there is to edit, and each form, is in German too', async ({ address, browser }) => {
  await using context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  for (const file of [
    '',
    'brand.yaml',
    'navigation.yaml',
    'announcement.yaml',
    'pages/privacy.md',
  ]) {
    await page.goto(`${address}/admin${file && `?file=${file}`}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([file, await findEnglish(page)]).toEqual([file, []]);
  }
});

onLive('a live editor asks a Swede for a token in Swedish', async ({ admin, browser }) => {
  await using context = await browser.newContext({ locale: 'sv-SE' });
  const page = await context.newPage();
  await page.goto(admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redigera webbplatsen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});
