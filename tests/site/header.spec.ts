import { menuOpener, menuPanel } from '../../packages/sitewright-checks/support/menus.ts';
import { nextFrame } from '../../packages/sitewright-checks/support/next-frame.ts';
import { content } from '../support/content.ts';
import { expect, forVisitors, test } from '../support/fixtures.ts';
import { controls, orderOf, pressKeys, problemsOf } from '../support/page/focus.ts';
import { hasGroupMenu, header, menuLinkAway } from '../support/page/menus.ts';

test.beforeEach(({ page }) => page.goto('/'));

forVisitors(['desktop', 'phone without JavaScript'], () => {
  test('the skip link leads into the page; a second press, Escape, a click outside and a followed link close the menu', async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: content.navigation.skipLink, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

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

    // The narrow menu has a link to the current page too.
    await menuOpener(page).click();
    const own = menuPanel(page).locator('a[href="/"]');
    if (await own.isVisible()) {
      await own.click();
      await expect(menuPanel(page)).toHaveCount(0);
      await menuOpener(page).click();
    }
    const target = (await menuLinkAway(page).getAttribute('href')) ?? '';
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await menuLinkAway(page).click();
    await expect(page).toHaveURL(target);
    await expect(menuPanel(page)).toHaveCount(0);
    if (javaScriptEnabled) {
      // Playwright's goBack waits for a load event, which a restored page does not have.
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
      await expect(menuPanel(page)).toHaveCount(0);
    }
  });
}, ['phone', 'desktop without JavaScript']);

forVisitors(['phone'], () => {
  test('a tap outside closes the menu where the browser does not close it itself', async ({
    page,
  }) => {
    // As in Safari before 18.3, which leaves a popover open at such a tap.
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
        menu.popover = 'manual';
      }
    });
    await menuOpener(page).tap();
    await expect(menuPanel(page)).toBeVisible();
    // What its button is drawn with belongs to the button: the second tap closes the menu, and opens it no more.
    await menuOpener(page).locator('svg').tap();
    await expect(menuPanel(page)).toHaveCount(0);
    await menuOpener(page).tap();
    await expect(menuPanel(page)).toBeVisible();
    // Nothing there takes the focus, whose coming would close it too.
    await page.touchscreen.tap(3, 36);
    await expect(menuPanel(page)).toHaveCount(0);
  });
});

forVisitors(['desktop', 'phone'], () => {
  test('Space and Enter open the menu; Tab goes through its links and back to its button, each visibly focused, and past it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await menuOpener(page).focus();
    await page.keyboard.press('Space');
    await expect(menuPanel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toBeVisible();
    const links = await controls(page, '[popover]');
    expect(links.length).toBeGreaterThan(1);

    const forwards = await pressKeys(page, 'Tab', links.length);
    expect(orderOf(forwards)).toEqual(links);
    const backwards = await pressKeys(page, 'Shift+Tab', links.length);
    expect(orderOf(backwards).slice(0, -1)).toEqual(links.toReversed().slice(1));
    await expect(menuOpener(page)).toBeFocused();
    expect(problemsOf([...forwards, ...backwards])).toEqual([]);

    // Past its last link the page goes on, before its button the header; the menu closes.
    await page.keyboard.press('Enter');
    await expect(menuPanel(page)).toHaveCount(0);
    const order = await controls(page);
    const focused = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
    const button = order.indexOf(await focused());
    for (const key of ['Tab', 'Shift+Tab']) {
      await menuOpener(page).focus();
      await page.keyboard.press('Enter');
      if (key === 'Tab') await menuPanel(page).getByRole('link').last().focus();
      await page.keyboard.press(key);
      await expect(menuPanel(page)).toHaveCount(0);
      expect(await focused()).toBe(order[button + (key === 'Tab' ? 1 : -1)]);
    }
  });

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
});

test('the current page is marked by more than colour; on a page of the group the dropdown’s button is, and the link in it', async ({
  page,
}) => {
  const inHeader = header(page).getByRole('navigation').getByRole('link');
  const links = await inHeader.evaluateAll((all) =>
    all.map((link) => ({
      current: link.getAttribute('aria-current'),
      weight: getComputedStyle(link).fontWeight,
      bar: getComputedStyle(link, '::after').borderBottomWidth,
    })),
  );
  const current = links.filter((one) => one.current === 'page');
  expect(current).toHaveLength(1);
  const [home] = current;
  for (const other of links.filter((one) => one.current === null)) {
    expect(other.weight).not.toBe(home?.weight);
    expect(other.bar).not.toBe(home?.bar);
  }

  const inGroup = [...content.pages].find(([, { entry }]) => entry)?.[0] ?? '';
  await page.goto(inGroup);
  const link = page.locator('header [aria-current=page]').filter({ visible: true });
  if (hasGroupMenu) {
    await expect(menuOpener(page)).toHaveAttribute('aria-current', 'true');
    await menuOpener(page).click();
  }
  await expect(link).toHaveAttribute('href', inGroup);
  await link.click();
  await expect(page).toHaveURL(inGroup);
  await expect(menuPanel(page)).toHaveCount(0);
});

test.describe('without JavaScript, with a mouse', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is hidden while the focus is beyond its last link', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await menuOpener(page).click();
      await menuPanel(page).getByRole('link').last().focus();
      await expect(menuPanel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await expect(menuPanel(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(menuOpener(page)).toBeFocused();
      await expect(menuPanel(page)).toBeVisible();
    }
  });
});

test('the menu stays open while the window changes its size, and closes when the other button takes over', async ({
  page,
}) => {
  for (const [before, within, beyond] of [
    [390, 1023, 1024],
    [1280, 1024, 1023],
  ] as const) {
    await page.setViewportSize({ width: before, height: 800 });
    await menuOpener(page).click();
    await page.setViewportSize({ width: within, height: 600 });
    // The browser tells the script of a new width before it paints the next frame.
    await nextFrame(page);
    await expect(menuPanel(page)).toBeVisible();
    await page.setViewportSize({ width: beyond, height: 600 });
    await expect(menuPanel(page)).toHaveCount(0);
    await expect(menuOpener(page)).toHaveCount(1);
  }
});

test('a click on a button of the next page counts from its first paint on', async ({ page }) => {
  test.skip(!hasGroupMenu, 'the header of a site with one entry has no button');
  await using _note = await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.painted = 'true';
      });
    });
  });
  // Clicks on places, without a look at which page is there.
  const link = header(page).getByRole('navigation').getByRole('link').nth(1);
  const [start, next] = [await link.boundingBox(), await menuOpener(page).boundingBox()];
  await page.mouse.click((start?.x ?? 0) + 9, (start?.y ?? 0) + 9);
  await page.waitForURL(content.navigation.header.links[1]?.href ?? '', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.painted === 'true');
  await page.mouse.click((next?.x ?? 0) + 9, (next?.y ?? 0) + 9);
  await expect(menuPanel(page)).toBeVisible();
});

test('beside a popover of a site’s own, what opens the menu is the menu’s button', async ({
  page,
}) => {
  await header(page).evaluate((element) => {
    const button = document.createElement('button');
    button.setAttribute('popovertarget', 'mega');
    button.append('Products');
    element.append(button);
  });
  await menuOpener(page).click();
  await expect(menuPanel(page)).toHaveId('_menu');
});
