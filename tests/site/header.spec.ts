import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { headerLinks, platformPaths } from '../support/specification.ts';

const header = (page: Page) => page.getByRole('banner');
const platforms = (page: Page) => header(page).getByRole('button', { name: 'Platforms' });
const menu = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
/** What the header's one button opens, at either width. */
const panel = (page: Page) => page.locator('[popover]:popover-open');

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the header stays in sight while the page scrolls', async ({ page }) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('the six links stand in the header @wide', async ({ page }) => {
  const links = header(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(headerLinks.map(([label]) => label));
  expect(await hrefs(links)).toEqual(headerLinks.map(([, href]) => href));
});

test('the current page is announced, and marked by more than colour @wide', async ({ page }) => {
  const links = header(page).getByRole('navigation').getByRole('link');
  const marks = await links.evaluateAll((all) =>
    all.map((link) => ({
      current: link.getAttribute('aria-current'),
      weight: getComputedStyle(link).fontWeight,
      bar: getComputedStyle(link, '::after').borderBottomWidth,
    })),
  );
  const [home, ...others] = marks;
  expect(home?.current).toBe('page');
  for (const other of others) {
    expect(other.current).toBeNull();
    expect(other.weight).not.toBe(home?.weight);
    expect(other.bar).not.toBe(home?.bar);
  }
});

test('on a platform’s page the dropdown’s button is marked, and its link is the current page @wide', async ({
  page,
}) => {
  await page.goto('/platforms/retail-pos');
  await expect(platforms(page)).toHaveAttribute('aria-current', 'true');
  await platforms(page).click();
  const current = panel(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', '/platforms/retail-pos');
  await current.click();
  await expect(page).toHaveURL('/platforms/retail-pos');
  await expect(panel(page)).toHaveCount(0);
});

test('the Platforms dropdown lists each platform with a description @wide', async ({ page }) => {
  await expect(panel(page)).toHaveCount(0);
  await platforms(page).click();
  const links = panel(page).getByRole('link');
  expect(await hrefs(links)).toEqual(platformPaths);
  for (const link of await links.all()) {
    const [name, description] = await link.locator('span > span').allInnerTexts();
    expect(name).toMatch(/\w/);
    expect(description).toMatch(/\w+ \w+/);
  }
});

test('the mobile menu holds the six links and the eight platforms @narrow', async ({ page }) => {
  await expect(platforms(page)).toBeHidden();
  await menu(page).tap();
  const links = panel(page).getByRole('link');
  const expected = [...headerLinks.map(([, href]) => href), ...platformPaths];
  expect(await hrefs(links)).toEqual(expected);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
});

/** Both widths have one button that opens one panel, and owe the visitor the same of it. */
const opener = (page: Page) => header(page).getByRole('button', { name: /^(Platforms|Menu)$/ });

test('a second press on the button closes what it opened', async ({ page }) => {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await opener(page).click();
  await expect(panel(page)).toHaveCount(0);
});

test('Escape closes the menu and gives focus back to its button', async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a click outside closes the menu', async ({ page }) => {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(5, 795);
  await expect(panel(page)).toHaveCount(0);
});

test('Tab past its last link closes the menu @script', async ({ page }) => {
  await opener(page).click();
  await panel(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
});

test.describe('without a script, with a mouse @once', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`Tab past its last link takes the menu out of the way until one is back, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await opener(page).click();
      await panel(page).getByRole('link').last().focus();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(opener(page)).toBeFocused();
      await expect(panel(page)).toBeVisible();
    });
  }
});

test('a followed link leads to its page with the menu closed', async ({ page }) => {
  await opener(page).click();
  await panel(page).locator('a[href="/platforms/franchise"]').click();
  await expect(page).toHaveURL('/platforms/franchise');
  await expect(panel(page)).toHaveCount(0);
});

test('a link to the page one is on closes the menu @narrow', async ({ page }) => {
  await menu(page).click();
  await panel(page).locator('a[href="/"]').click();
  await expect(panel(page)).toHaveCount(0);
});

test('who comes back through the back/forward cache finds the menu closed @script', async ({
  page,
}) => {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await opener(page).click();
  await panel(page).locator('a[href="/platforms/docs"]').click();
  await expect(page).toHaveURL('/platforms/docs');
  // Playwright's goBack waits for a load event, which a restored page does not have.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(panel(page)).toHaveCount(0);
});
