import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { everyVisitor, expect, forVisitors, test } from '../support/fixtures.ts';
import {
  hasPlatformsMenu,
  header,
  hrefsOf,
  menuButton,
  menuLinkAway,
  menuOpener,
  menuPanel,
  platformsButton,
} from '../support/menus.ts';

const { links, platforms } = content.navigation.header;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

forVisitors(['desktop', 'phone'], () => {
  test('the header stays in sight and above all else while the page scrolls', async ({ page }) => {
    const covers = await page.evaluate(async () => {
      const found = new Set<string>();
      const header = document.querySelector('body > header') ?? document.body;
      const step = header.clientHeight / 2;
      for (let top = 0; top < document.body.scrollHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        const { x, y, width, height } = header.getBoundingClientRect();
        for (const share of [0.1, 0.5, 0.9]) {
          const seen = document.elementFromPoint(x + width * share, y + height / 2);
          if (y !== 0 || !header.contains(seen)) found.add(`${y}: ${seen?.outerHTML.slice(0, 80)}`);
        }
      }
      return [...found];
    });
    expect(covers).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('the menu is closed after a return through the back/forward cache', async ({ page }) => {
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await menuOpener(page).click();
    const link = menuLinkAway(page);
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    // Playwright's goBack waits for a load event, which a restored page does not have.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(menuPanel(page)).toHaveCount(0);
  });
});

test('the wide header shows every link, and in its dropdown each platform with a description', async ({
  page,
}) => {
  const inHeader = header(page).getByRole('navigation').getByRole('link');
  const only = hasPlatformsMenu ? [] : platforms.links;
  const labels = [...links.map(({ label }) => label), ...only.map(({ name }) => name)];
  await expect(inHeader).toHaveText(labels);
  expect(await hrefsOf(inHeader)).toEqual([...links, ...only].map(({ href }) => href));
  await expect(menuPanel(page)).toHaveCount(0);
  if (!hasPlatformsMenu) return;
  await platformsButton(page).click();
  const inDropdown = menuPanel(page).getByRole('listitem').getByRole('link');
  expect(await hrefsOf(inDropdown)).toEqual(platforms.links.map(({ href }) => href));
  for (const link of await inDropdown.all()) {
    const [name, description] = await link.locator('span > span').allInnerTexts();
    expect(name).toMatch(/\w/);
    expect(description).toMatch(/\w+ \w+/);
  }
});

forVisitors(['phone'], () => {
  test('the narrow header has one menu with every link and every platform', async ({ page }) => {
    await expect(platformsButton(page)).toBeHidden();
    await menuButton(page).tap();
    const inMenu = menuPanel(page).getByRole('listitem').getByRole('link');
    const expected = [...links, ...platforms.links].map(({ href }) => href);
    expect(await hrefsOf(inMenu)).toEqual(expected);
    for (const link of await inMenu.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
  });
});

test('the current page is announced, and marked by more than colour', async ({ page }) => {
  const inHeader = header(page).getByRole('navigation').getByRole('link');
  const [home, ...others] = await inHeader.evaluateAll((all) =>
    all.map((link) => ({
      current: link.getAttribute('aria-current'),
      weight: getComputedStyle(link).fontWeight,
      bar: getComputedStyle(link, '::after').borderBottomWidth,
    })),
  );
  expect(home?.current).toBe('page');
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    expect(other.current).toBeNull();
    expect(other.weight).not.toBe(home?.weight);
    expect(other.bar).not.toBe(home?.bar);
  }
});

test('on a platform’s page the dropdown’s button is marked, and its link is the current page', async ({
  page,
}) => {
  const platform = pagePaths.find((path) => path.startsWith('/platforms/')) ?? '';
  await page.goto(platform);
  if (!hasPlatformsMenu) {
    const link = header(page).getByRole('link', { name: platforms.links[0]?.name ?? '' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    return;
  }
  await expect(platformsButton(page)).toHaveAttribute('aria-current', 'true');
  await platformsButton(page).click();
  const current = menuPanel(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', platform);
  await current.click();
  await expect(page).toHaveURL(platform);
  await expect(menuPanel(page)).toHaveCount(0);
});

forVisitors(everyVisitor, () => {
  test('a second press on the button, Escape and a click outside each close the menu', async ({
    page,
  }) => {
    await menuOpener(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await menuOpener(page).click();
    await expect(menuPanel(page)).toHaveCount(0);

    await menuOpener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menuPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuPanel(page)).toHaveCount(0);
    await expect(menuOpener(page)).toBeFocused();

    await menuOpener(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await page.mouse.click(5, 795);
    await expect(menuPanel(page)).toHaveCount(0);
  });

  test('a followed link leads to its page with the menu closed', async ({ page }) => {
    await menuOpener(page).click();
    const link = menuLinkAway(page);
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(menuPanel(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript, with a mouse', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`the menu is hidden at ${width} px while the focus is beyond its last link`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await menuOpener(page).click();
      await menuPanel(page).getByRole('link').last().focus();
      await expect(menuPanel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await expect(menuPanel(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(menuOpener(page)).toBeFocused();
      await expect(menuPanel(page)).toBeVisible();
    });
  }
});

test('the menu stays open while the window changes its size, and closes when the other button takes over', async ({
  page,
}) => {
  // The browser tells the script of a new width before it paints the next frame.
  const nextFrame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
  for (const [before, within, beyond] of [
    [390, 1023, 1024],
    [1280, 1024, 1023],
  ] as const) {
    await page.setViewportSize({ width: before, height: 800 });
    await menuOpener(page).click();
    await page.setViewportSize({ width: within, height: 600 });
    await nextFrame();
    await expect(menuPanel(page)).toBeVisible();
    await page.setViewportSize({ width: beyond, height: 600 });
    await expect(menuPanel(page)).toHaveCount(0);
    await expect(menuOpener(page)).toHaveCount(1);
  }
});

forVisitors(['phone', 'phone without JavaScript'], () => {
  test('a link to the current page closes the menu', async ({ page }) => {
    await menuButton(page).click();
    await menuPanel(page).locator('a[href="/"]').click();
    await expect(menuPanel(page)).toHaveCount(0);
  });
});
