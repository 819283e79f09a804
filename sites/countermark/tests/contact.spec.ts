import type { Page } from '@playwright/test';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { pagePaths, pathsWithMissing } from '../../../tests/support/built-site.ts';
import { content } from '../../../tests/support/content.ts';
import { expect, forVisitors, test, widthsWithTags } from '../../../tests/support/fixtures.ts';
import { parsePage } from '../../../tests/support/page/parsed-page.ts';
import { things } from '../../../tests/support/page/structured-data.ts';
import { getSection } from '../../../tests/support/section.ts';

/** Opens a page and waits for all that it loads, its rules for prerendering included. */
async function openCompletely(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\.speculationrules$/), page.goto(path)]);
  await waitForStablePage(page);
}

/** Section 3 of the specification, with what a browser may fill in by itself. */
const fields = [
  { name: 'firstName', required: true, autoComplete: ['given-name'] },
  { name: 'lastName', required: true, autoComplete: ['family-name'] },
  { name: 'email', required: true, autoComplete: ['email'], type: 'email' },
  { name: 'company', required: false, autoComplete: ['organization'] },
  { name: 'subject', required: true },
  { name: 'message', required: true, tagName: 'textarea' },
] as const;

test.describe('the page of contacts', () => {
  test.skip(!pagePaths.includes('/contact'), 'this vendor has no page of contacts');

  test('the form has the fields of the specification, each with its label', () => {
    const { labels, requiredMark } = getSection(content, 'form');
    const page = parsePage('/contact');
    const found = page.all('form :is(input, textarea)').map(({ tagName, properties }) => {
      const label = page.texts(`label[for="${properties.id}"]`).join();
      return { tagName, ...properties, label };
    });
    const expected = fields.map(({ name, required, ...more }) => ({
      ...more,
      name,
      label: required ? `${labels?.[name]} ${requiredMark}` : labels?.[name],
      ...(required && { required }),
    }));
    expect(found).toMatchObject(expected);
    expect(found.filter(({ required }) => required)).toHaveLength(5);
  });

  forVisitors(['desktop', 'desktop without JavaScript'], () => {
    test('no phone number breaks', async ({ page }) => {
      await page.goto('/contact');
      const calls = page.locator('#offices a[href^="tel:+"]');
      expect(await calls.count()).toBeGreaterThan(0);
      for (const call of await calls.all()) {
        await expect(call, 'no line ends within a number').toHaveCSS('white-space', 'nowrap');
      }
    });

    test('the form sends nothing and keeps what was typed, by Enter and by its button', async ({
      page,
      requests,
    }) => {
      test.skip(
        Boolean(getSection(content, 'form').endpoint),
        'the form of this vendor is sent somewhere',
      );
      await openCompletely(page, '/contact');
      const address = page.url();
      const loaded = requests.length;
      const typed = new Map(
        fields.map(({ name }) => [name, name === 'email' ? 'ann@example.com' : `typed ${name} ✓`]),
      );
      const find = (name: string) => page.locator(`form [name=${name}]`);
      for (const [name, text] of typed) {
        await find(name).fill(text);
        if (name !== 'message') await find(name).press('Enter');
      }
      const button = page.locator('form').getByRole('button');
      await button.click();
      await button.press('Enter');
      for (const [name, text] of typed) await expect(find(name)).toHaveValue(text);
      expect(page.url()).toBe(address);
      expect(requests.length).toBe(loaded);
      await expect(page.locator('form')).not.toHaveAttribute('action');
    });
  });

  test('the first window offers every way to reach the vendor', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const buttons = page.locator('#channels').getByRole('button');
    await expect(buttons).toHaveCount(getSection(content, 'channels').items.length);
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
  });

  for (const [time, said, today] of [
    ['2026-11-20T18:00:00Z', 'Open now', 'Mon-Fri'],
    ['2026-11-21T01:59:00Z', 'Open now', 'Mon-Fri'],
    ['2026-11-21T02:00:00Z', 'Closed now', 'Mon-Fri'],
    ['2026-07-18T23:30:00Z', 'Closed now', 'Sat'],
    ['2026-07-18T22:30:00Z', 'Open now', 'Sat'],
    ['2026-11-22T20:00:00Z', 'Closed now', 'Sun'],
  ] as const) {
    test(`at ${time} the hours say “${said}”, and mark ${today}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await page.goto('/contact');
      const hours = page.locator('#hours');
      await hours.scrollIntoViewIfNeeded();
      await expect(hours.getByText(said, { exact: true })).toBeVisible();
      await expect(hours.locator('[aria-current=date] dt')).toHaveText(today);
    });
  }

  test('machines get the business hours', () => {
    const hours = getSection(content, 'hours');
    const machine = parsePage('/contact').attributes('#hours time', 'dateTime');
    expect(machine).toHaveLength(hours.lines.filter(({ hours }) => hours).length * 2);
    for (const time of machine) expect(time).toMatch(/^([01]\d|2[0-4]):[0-5]\d$/);
    const told = things(parsePage('/contact').structuredData).filter(
      (thing) => thing['@type'] === 'OpeningHoursSpecification',
    );
    expect(told.flatMap(({ opens, closes }) => [opens, closes])).toEqual(machine);
  });
});

test('every button does nothing', async ({ page, requests }) => {
  // The keys of a part that lives do what its own tests say.
  const idle = 'button:not([popovertarget], [type=submit], [data-part] *)';
  const counts = pathsWithMissing.map((path) => {
    const { length } = parsePage(path).all(idle);
    expect(parsePage(path).attributes(idle, 'type'), path).toEqual(Array(length).fill('button'));
    return [length, path] as const;
  });
  // Every page has the same script.
  const [[most, path] = [0, '/']] = counts.toSorted(([one], [other]) => other - one);
  test.skip(most === 0, 'this vendor has given every button somewhere to lead to');
  await openCompletely(page, path);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  const before = await page.content();
  const address = page.url();
  const loaded = requests.length;
  for (const button of await page.locator(idle).all()) {
    await button.click();
    await button.press('Enter');
  }
  expect(await page.content(), 'the page after all buttons').toBe(before);
  expect(page.url()).toBe(address);
  expect(requests.length, 'requests by buttons').toBe(loaded);
  expect(dialogs).toBe(0);
});

for (const { width, tag } of widthsWithTags(320, 768, 1024)) {
  test(`every address of an office stands on one line in a window of ${width} px`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const lines = await page.locator('#offices a[href^="mailto:"]').evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}
