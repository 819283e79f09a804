import type { Locator, Page } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { expect, forVisitors, test } from '../../../tests/support/fixtures.ts';

const path = '/platforms/retail-pos';
const tillOf = (page: Page) => page.locator('figure').filter({ has: page.locator('[data-part]') });
const keyOf = (page: Page, name: string) => tillOf(page).getByRole('button', { name });
const receiptOf = (page: Page) => tillOf(page).locator('table');
const heardBy = (page: Page, name: string) =>
  page.locator('#integrations li').filter({ has: page.getByRole('heading', { name }) });

/** The amount in a text, in the smallest coins. */
const readAmount = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Expects that the goods of a receipt come to its total, and that the screen and the figures have the same. */
async function expectSums(page: Page, total: number): Promise<void> {
  const receipt = receiptOf(page);
  const amounts = await receipt.locator('tbody td').allTextContents();
  expect(amounts.map(readAmount).reduce((sum, one) => sum + one, 0)).toBe(total);
  const totals: Locator[] = [
    receipt.locator('tfoot td').first(),
    tillOf(page).locator('ul ~ p bdi'),
    heardBy(page, 'Analytics').getByRole('listitem').last(),
  ];
  for (const one of totals) expect(readAmount((await one.textContent()) ?? '')).toBe(total);
}

/** Presses keys by their names. */
async function pressAll(page: Page, names: string[], way: 'click' | 'tap' | 'Enter' | 'Space') {
  for (const name of names) {
    const key = keyOf(page, name);
    await (way === 'click' || way === 'tap' ? key[way]() : key.press(way));
  }
}

const scripts = (requests: readonly URL[]) =>
  requests.map(({ pathname }) => pathname).filter((name) => name.endsWith('.js'));

test('who never touches the till loads nothing for it', async ({ page, requests }) => {
  await page.goto(path);
  await waitForStablePage(page);
  await keyOf(page, 'Lemons').hover();
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('#features')).toBeInViewport();
  expect(scripts(requests)).toEqual([]);
  await keyOf(page, 'Lemons').focus();
  await expect.poll(() => scripts(requests).length).toBeGreaterThan(0);
  expect(scripts(requests)).toEqual([...new Set(scripts(requests))]);
});

for (const [way, visitor, ...tag] of [
  ['click', 'desktop', '@quick'],
  ['Enter', 'desktop', '@weekly'],
  ['Space', 'phone'],
  ['tap', 'phone', '@weekly'],
] as const) {
  forVisitors([visitor], () => {
    test(`by ${way} the keys ring up a sale, its receipt prints, and the others hear of it`, {
      tag,
    }, async ({ page }) => {
      await page.goto(path);
      await expectSums(page, 2000);
      await pressAll(page, ['Lemons', 'Coffee beans', 'Lemons'], way);
      const till = tillOf(page);
      await expect(till.getByRole('status')).toHaveText(/Lemons.*2/);
      await expect(till.getByRole('listitem')).toHaveText([
        /^2\s*Lemons\s*1\.00$/,
        /^1\s*Coffee beans\s*9\.00$/,
      ]);
      await expect(receiptOf(page).locator('caption')).toHaveText(/4471/);
      await expect(heardBy(page, 'Warehouse')).toContainText('14 → 10');

      await pressAll(page, ['Wallet'], way);
      await expect(receiptOf(page)).toBeVisible();
      await expect(receiptOf(page).locator('caption')).toHaveText(/4472/);
      await expect(receiptOf(page)).toContainText('Wallet');
      await expectSums(page, 1000);
      await expect(heardBy(page, 'Warehouse').getByRole('listitem')).toHaveText([
        /Coffee beans\s*7 → 6/,
        /Lemons\s*10 → 8/,
      ]);
      await expect(heardBy(page, 'Supplier')).toContainText('2 crates');
      await expect(heardBy(page, 'eCommerce')).toContainText(/Lemons\s*8/);
      await expect(page.locator('main [style]')).toHaveCount(0);
    });
  });
}

test('nothing that is pressed before the script has arrived is lost, and nothing moves for it', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await waitForStablePage(page);
  const keys = tillOf(page).getByRole('button');
  const boxes = () =>
    keys.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  await pressAll(page, ['Oat milk', 'Oat milk', 'Lemons', 'Cash'], 'click');
  await expect(receiptOf(page).locator('caption')).toHaveText(/4471/);
  // What a browser's translator does.
  await keyOf(page, 'Lemons').evaluate((key) => {
    const [name] = key.children;
    const font = document.createElement('font');
    font.textContent = name?.textContent ?? '';
    name?.replaceChildren(font);
  });
  held.resolve();
  await expect(receiptOf(page).locator('caption')).toHaveText(/4472/);
  await expectSums(page, 500);
  expect(await boxes()).toEqual(before);
});

test('what the shelf does not have is not sold, and the screen says so', async ({ page }) => {
  await page.goto(path);
  for (let press = 0; press < 11; press += 1) await keyOf(page, 'Lemons').click();
  await expect(tillOf(page).getByRole('status')).toHaveText(/Lemons: the shelf is empty/);
  await expect(tillOf(page).getByRole('listitem')).toHaveText(/^10\s*Lemons/);
  await keyOf(page, 'Card').click();
  await keyOf(page, 'Cash').click();
  await expect(tillOf(page).getByRole('status')).toHaveText(/is paid/);
  await expect(receiptOf(page)).toContainText('Card');
});

test('a screen reader finds the screen, the keys, the receipt, and what a press did', async ({
  page,
}) => {
  await page.goto(path);
  await pressAll(page, ['Lemons', 'Split'], 'click');
  await expect(tillOf(page)).toMatchAriaSnapshot(`
    - figure "A till to try, and the receipt it prints":
      - paragraph:
        - strong: Corner Shop
        - text: Sale 4472 Items 1
      - list:
        - listitem: 1 Lemons 0.50
      - paragraph: Total $0.50
      - status "Sale 4472": /Paid by Split/
      - 'group "Try it: nothing is sent"':
        - text: "Try it: nothing is sent"
        - button "Sourdough loaf 4.50"
        - button "Oat milk 2.25"
        - button "Coffee beans 9.00"
        - button "Lemons 0.50"
        - button "Cash"
        - button "Card"
        - button "Wallet"
        - button "Split"
      - table "Corner Shop Sale 4472":
        - caption: Corner Shop Sale 4472
        - rowgroup:
          - row "Item Amount":
            - columnheader "Item"
            - columnheader "Amount"
        - rowgroup:
          - row "Lemons 0.50":
            - rowheader "Lemons"
            - cell "0.50"
        - rowgroup:
          - row "Total $0.50":
            - rowheader "Total"
            - cell "$0.50"
          - row "Paid by Split":
            - rowheader "Paid by"
            - cell "Split"
      - paragraph: Thank you
  `);
});

test('paper has the receipt of the last sale that was paid, and no keys', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(path);
  await pressAll(page, ['Coffee beans', 'Card', 'Lemons'], 'click');
  await expect(receiptOf(page).locator('caption')).toHaveText(/4472/);
  await page.emulateMedia({ media: 'print' });
  await expect(receiptOf(page)).toBeVisible();
  await expect(tillOf(page).getByRole('list')).toBeVisible();
  await expect(tillOf(page).getByRole('button')).toHaveCount(0);
});

forVisitors(['desktop without JavaScript', 'phone without JavaScript'], () => {
  test('the till is a picture, whose keys are labels, and the others have heard of its sale', async ({
    page,
  }) => {
    await page.goto(path);
    const till = tillOf(page);
    await expect(till.getByRole('button')).toHaveCount(0);
    await expect(till.getByRole('listitem')).toHaveCount(4);
    await expect(till.locator('noscript > div')).toBeVisible();
    await expect(heardBy(page, 'Warehouse')).toContainText('14 → 10');
    for (const name of ['Supplier', 'Analytics', 'eCommerce']) {
      await expect(heardBy(page, name).getByRole('listitem').first()).toBeVisible();
    }
  });
});

test('wherever somebody rests among the features there is one whole till, that of the words beside it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  await waitForStablePage(page);
  const rests = await page.locator('#features').evaluate(async (section) => {
    const words = [...section.querySelectorAll('h3')];
    const screens = [...section.querySelectorAll('.always-light')];
    /** What a till is clipped to: the whole of it, nothing, or a part. */
    const clipOf = (screen: Element) => {
      const { clipPath } = getComputedStyle(screen.closest('li > div > div') as Element);
      if (clipPath.includes('100%')) return 'nothing';
      return clipPath.match(/[\d.-]+/g)?.some((inset) => Number(inset) > 0.5) ? 'a part' : 'whole';
    };
    const middle = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const first = middle(words[0] as Element) + scrollY - innerHeight / 2;
    const last = middle(words.at(-1) as Element) + scrollY - innerHeight / 2;
    const seen: { clips: string[]; beside: number[] }[] = [];
    for (let place = first; place <= last; place += 40) {
      scrollTo(0, place);
      // What scrolling leads to begins some frames later.
      for (let still = 0; still < 4; still += 1) {
        await new Promise(requestAnimationFrame);
        const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
        if (turning.length > 0) still = 0;
        await Promise.all(turning.map(({ finished }) => finished));
      }
      seen.push({
        clips: screens.map(clipOf),
        // Between two features either is as good.
        beside: words.flatMap((one, index) =>
          Math.abs(middle(one) - innerHeight / 2) < innerHeight / 2 ? [index] : [],
        ),
      });
    }
    return seen;
  });
  const shown = rests.map(({ clips, beside }) => {
    expect(clips.filter((clip) => clip !== 'nothing')).toEqual(['whole']);
    expect(beside).toContain(clips.indexOf('whole'));
    return clips.indexOf('whole');
  });
  expect([...new Set(shown)]).toEqual([0, 1, 2, 3, 4]);
});
