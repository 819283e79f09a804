import type { Locator } from '@playwright/test';
import { pagePaths } from '../support/built-site.ts';
import { hrefsOf, menuPanel } from '../support/menus.ts';
import { ParsedPage } from '../support/parsed-page.ts';
import { startingWith } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { facts } from './recorded.ts';

/** Buttons, and the links that they are once they lead somewhere. */
const actionsIn = (part: Locator) => part.getByRole('button').or(part.getByRole('link'));

test('the site has the pages of the route table', () => {
  // A vendor may have added texts and posts.
  expect(pagePaths).toEqual(expect.arrayContaining(Object.keys(facts.headings)));
});

for (const [path, heading] of Object.entries(facts.headings)) {
  test(`${path} has the heading “${heading}” and the footer’s links`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const footer = page.getByRole('contentinfo');
    const social = footer.getByRole('region', { name: facts.social.title });
    await expect(social.getByRole('listitem')).toHaveText(facts.social.names);
    const links = footer.getByRole('navigation').getByRole('link');
    expect(await hrefsOf(links)).toEqual(facts.footer);
  });
}

for (const [path, { buttons, stats }] of Object.entries(facts.heroes)) {
  test(`the hero of ${path} has its buttons and statistics`, async ({ page, open }) => {
    await open(path);
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(actionsIn(hero)).toHaveText(buttons.map(startingWith));
    await expect(hero.getByRole('term')).toHaveText(stats.map(([label]) => label));
    await expect(hero.getByRole('definition')).toHaveText(stats.map(([, value]) => value));
  });
}

test('the hero of the home page has a trust badge', async ({ page, open }) => {
  await open('/');
  await expect(page.getByText(facts.home.badge)).toBeVisible();
});

for (const [path, buttons] of Object.entries(facts.closings)) {
  test(`${path} closes with ${buttons.join(' and ')}`, async ({ page, open }) => {
    await open(path);
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(actionsIn(closing)).toHaveText(buttons.map(startingWith));
  });
}

test('the header has its links, and a dropdown of all platforms', async ({ page, open }) => {
  await open('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(facts.header.map(([label]) => label));
  expect(await hrefsOf(links)).toEqual(facts.header.map(([, href]) => href));
  await page.getByRole('banner').getByRole('button', { name: facts.platformsLabel }).click();
  const inPanel = menuPanel(page).locator('a:visible');
  expect(await hrefsOf(inPanel)).toEqual(facts.platforms.map(([, href]) => href));
  await page.keyboard.press('Escape');
});

test('a planned platform has the not-found page for now', async ({ page }) => {
  const planned = facts.platforms.find(([, href]) => !(href in facts.headings));
  test.skip(!planned, 'every platform has a page');
  const response = await page.goto(planned?.[1] ?? '');
  expect(response?.status()).toBe(404);
  const { code, title, back } = facts.notFound;
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('link', { name: back.label }).click();
  await expect(page).toHaveURL(back.href);
});

test('the page that a failing host sends names the error and leads to the start page', () => {
  const page = new ParsedPage('500.html');
  expect(page.texts('h1')).toEqual([facts.error.title]);
  expect(page.texts('main p').join()).toContain('500 Internal Server Error');
  expect(page.texts('main a[href="/"]')).toEqual([facts.error.back.label]);
});
