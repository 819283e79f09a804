import { pagePaths } from '../support/built-site.ts';
import { hrefsOf, menuPanel } from '../support/menus.ts';
import { ParsedPage } from '../support/parsed-page.ts';
import { expect, test } from '../support/reading.ts';
import { footerPaths, headerLinks, homeStats, pages, platformPaths } from './facts.ts';

test('the site has the pages of the route table', () => {
  expect(new Set(pagePaths)).toEqual(new Set(pages.map(([path]) => path)));
});

for (const [path, heading] of pages) {
  test(`${path} has the heading “${heading}” and the footer’s links`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const footer = page.getByRole('contentinfo');
    expect(await hrefsOf(footer.getByRole('link'))).toEqual(footerPaths);
    const social = footer.getByRole('region', { name: 'Follow us' }).getByRole('listitem');
    expect(await social.count()).toBeGreaterThan(0);
  });
}

const heroes = [
  ['/', ['Start Free Trial', 'Watch Demo'], homeStats],
  [
    '/careers',
    ['View Open Roles', 'Learn About Culture'],
    [
      ['team members', '50+'],
      ['countries', '15+'],
      ['funding raised', '$50M+'],
      ['year-over-year growth', '3x'],
    ],
  ],
  [
    '/platforms/retail-pos',
    ['Schedule a Demo', 'Explore Features'],
    [
      ['average transaction', '3 sec'],
      ['uptime', '99.9%'],
      ['payment methods', '50+'],
      ['support', '24/7'],
    ],
  ],
] as const;

for (const [path, buttons, stats] of heroes) {
  test(`the hero of ${path} has its two buttons and four statistics`, async ({ page, open }) => {
    await open(path);
    const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(hero.getByRole('button')).toHaveText([...buttons]);
    await expect(hero.getByRole('term')).toHaveText(stats.map(([label]) => label));
    await expect(hero.getByRole('definition')).toHaveText(stats.map(([, value]) => value));
  });
}

test('the hero of the home page has a trust badge', async ({ page, open }) => {
  await open('/');
  await expect(page.getByText('Trusted by 50K+ active users')).toBeVisible();
});

const closingButtons = [
  ['/', ['Start Free Trial', 'Contact Sales']],
  ['/about', ['Start Free Trial', 'View Careers']],
  ['/contact', ['Start Free Trial']],
  ['/case-studies', ['Schedule a Demo', 'Download Case Study']],
  ['/careers', ['Browse All Jobs', 'Meet the Team']],
] as const;

for (const [path, buttons] of closingButtons) {
  test(`${path} closes with ${buttons.join(' and ')}`, async ({ page, open }) => {
    await open(path);
    const closing = page.getByRole('main').getByRole('region').last();
    await expect(closing.getByRole('button')).toHaveText([...buttons]);
  });
}

test('the header has six links, and a dropdown of eight platforms', async ({ page, open }) => {
  await open('/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(headerLinks.map(([label]) => label));
  expect(await hrefsOf(links)).toEqual(headerLinks.map(([, href]) => href));
  await page.getByRole('banner').getByRole('button', { name: 'Platforms' }).click();
  expect(await hrefsOf(menuPanel(page).getByRole('link'))).toEqual(platformPaths);
  await page.keyboard.press('Escape');
});

test('a planned platform has the not-found page for now', async ({ page }) => {
  const response = await page.goto('/platforms/franchise');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page that a failing host sends names the error and leads to the start page', () => {
  const page = new ParsedPage('500.html');
  expect(page.texts('h1')).toEqual(['Unexpected Application Error!']);
  expect(page.texts('main p').join()).toContain('500 Internal Server Error');
  expect(page.texts('main a[href="/"]')).toEqual(['Return to Home']);
});
