import { describe, expect, test } from 'vitest';
import { headerLinks, platformPaths } from '../specification/facts.ts';
import { visitorOfThisEngine } from './session.ts';

const visitor = visitorOfThisEngine();

const links = headerLinks.map(([label]) => label);
const wide = { width: 1280, button: 'Platforms', first: 'Retail POS' };
const narrow = { width: 390, button: 'Menu', first: 'Home' };

/** What the header's open panel shows: one text for each link. */
const panel = () => visitor.read('[popover]:popover-open a');
const closed = () => expect.poll(panel).toEqual([]);
const open = () => expect.poll(panel).not.toEqual([]);
const path = () => visitor.path();
const focused = () => visitor.focused();

test('the six links stand in the wide header, and the dropdown has the eight platforms with a line about each', async () => {
  await visitor.visit('/', wide.width);
  expect(await visitor.read('header nav :is(a, button)')).toEqual([...links, 'Platforms']);
  await visitor.click('header', 'Platforms');
  await open();
  const platforms = await panel();
  expect(platforms).toHaveLength(platformPaths.length);
  for (const platform of platforms) expect(platform).toMatch(/^\w[\w ]*\n+\w.* \w/);
});

test('the narrow header has one button, which opens the six links and the eight platforms', async () => {
  await visitor.visit('/', narrow.width);
  expect(await visitor.read('header nav :is(a, button)')).toEqual(['Menu']);
  await visitor.click('header', 'Menu');
  await open();
  const all = await panel();
  expect(all.slice(0, links.length)).toEqual(links);
  expect(all).toHaveLength(links.length + platformPaths.length);
});

test.each([narrow, wide])(
  'the page is no wider than the window at $width px',
  async ({ width }) => {
    await visitor.visit('/', width);
    await expect.poll(() => visitor.ask(() => innerWidth)).toBe(width);
    expect(await visitor.ask(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  },
);

describe.each([wide, narrow])('at $width px', ({ width, button, first }) => {
  test('a second press on the button closes what it opened', async () => {
    await visitor.visit('/', width);
    await visitor.click('header', button);
    await open();
    await visitor.click('header', button);
    await closed();
  });

  test('the keyboard opens the menu and reaches its links; Escape closes it and gives focus back', async () => {
    await visitor.visit('/', width);
    await visitor.tabTo(button);
    await visitor.press('Enter');
    await open();
    await visitor.press('Tab');
    await expect.poll(focused).toContain(first);
    await visitor.press('Escape');
    await closed();
    await expect.poll(focused).toBe(button);
  });

  test('Tab past its last link closes the menu', async () => {
    await visitor.visit('/', width);
    await visitor.tabTo(button);
    await visitor.press('Enter');
    await open();
    await visitor.tabTo('Docs');
    await open();
    await visitor.press('Tab');
    await closed();
  });

  test.each([0.1, 0.3, 0.5, 0.7, 0.9])(
    'after a press on the button, %f of the way across it, Tab leads into the menu',
    async (way) => {
      await visitor.visit('/', width);
      await visitor.click('header', button, way);
      await open();
      await visitor.press('Tab');
      await expect.poll(focused).toContain(first);
      await open();
    },
  );

  test('after a press on the button, Tab past the last link closes the menu', async () => {
    await visitor.visit('/', width);
    await visitor.click('header', button);
    await open();
    await visitor.tabTo('Docs');
    await open();
    await visitor.press('Tab');
    await closed();
  });

  test('a second press closes the menu also when Tab has led into it', async () => {
    await visitor.visit('/', width);
    await visitor.click('header', button);
    await open();
    await visitor.tabTo(first);
    await visitor.click('header', button);
    await closed();
  });

  test('a click outside closes the menu', async () => {
    await visitor.visit('/', width);
    await visitor.click('header', button);
    await open();
    await visitor.clickAt(5, 835);
    await closed();
  });

  test('a followed link leads to its page with the menu closed, and so do back and forward', async () => {
    await visitor.visit('/', width);
    await visitor.click('header', button);
    await visitor.click('header', 'Retail POS');
    await expect.poll(path).toBe('/platforms/retail-pos');
    await closed();
    await visitor.go(-1);
    await expect.poll(path).toBe('/');
    await closed();
    await visitor.go(1);
    await expect.poll(path).toBe('/platforms/retail-pos');
    await closed();
  });
});

test.each(headerLinks)(
  'on %s the header marks that link alone, by more than colour',
  async (label, href) => {
    await visitor.visit(href, wide.width);
    const marks = await visitor.ask(() =>
      [...document.querySelectorAll('header nav > ul > li > a')].map((link) => ({
        label: link.textContent,
        current: link.getAttribute('aria-current'),
        weight: getComputedStyle(link).fontWeight,
        bar: getComputedStyle(link, '::after').borderBottomWidth,
      })),
    );
    const marked = { current: 'page', weight: '700', bar: '3px' };
    expect(marks.filter(({ current }) => current)).toEqual([{ label, ...marked }]);
    for (const { current, weight, bar } of marks) {
      if (current) continue;
      expect(weight).not.toBe(marked.weight);
      expect(bar).not.toBe(marked.bar);
    }
  },
);

test('the narrow menu marks the page one is on by more than colour', async () => {
  await visitor.visit('/pricing', narrow.width);
  await visitor.click('header', 'Menu');
  await open();
  const edges = await visitor.ask(() =>
    [...document.querySelectorAll('[popover]:popover-open a')]
      .filter((link) => getComputedStyle(link).boxShadow !== 'none')
      .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`),
  );
  expect(edges).toEqual(['Pricing page']);
});
