import { describe, expect, test } from 'vitest';
import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

const { links: headerLinks, platforms, menuLabel } = content.navigation.header;
const links = headerLinks.map(({ label }) => label);
/** The platforms' own pages, and the last entry of the menu. */
const [firstPlatform, lastPlatform] = [platforms.links.at(0), platforms.links.at(-1)];
const platform = platforms.links.find(({ href }) => pagePaths.includes(href));
if (!firstPlatform || !lastPlatform || !platform) throw new Error('no platform with a page');
const wide = { width: 1280, button: platforms.label, first: firstPlatform.name };
const narrow = { width: 390, button: menuLabel, first: links[0] ?? '' };

/** Reads the links in the header's open panel. */
const readPanel = () => visitor.readTexts('[popover]:popover-open a');
const expectClosed = () => expect.poll(readPanel).toEqual([]);
const expectOpen = () => expect.poll(readPanel).not.toEqual([]);
const readFocus = () => visitor.focused();

describe.each([wide, narrow])('at $width px', ({ width, button, first }) => {
  /** Opens the menu with the keyboard, or with a click so far across its button, from 0 to 1. */
  async function open(way: 'keyboard' | number = 0.5) {
    await visitor.visit('/', width);
    if (way === 'keyboard') {
      await visitor.tabTo(button);
      await visitor.browser.press('Enter');
    } else await visitor.click('header', button, way);
    await expectOpen();
  }

  test.each([false, true])(
    'a second press on the button closes the menu, whether Tab led into it before: %s',
    async (tabs) => {
      await open();
      if (tabs) await visitor.tabTo(first);
      await visitor.click('header', button);
      await expectClosed();
    },
  );

  // Not at its very end: there lies the scrollbar of WebKitGTK, which takes the click.
  test.each(['keyboard', 0.1, 0.3, 0.5, 0.7, 0.85] as const)(
    'Tab leads into the menu that %s of its button opened; Escape closes it and returns the focus',
    async (way) => {
      await open(way);
      await visitor.browser.press('Tab');
      await expect.poll(readFocus).toContain(first);
      await expectOpen();
      await visitor.browser.press('Escape');
      await expectClosed();
      await expect.poll(readFocus).toBe(button);
    },
  );

  test.each(['keyboard', 0.5] as const)(
    'Tab past the last link closes the menu that %s of its button opened',
    async (way) => {
      await open(way);
      await visitor.tabTo(lastPlatform.name);
      await expectOpen();
      await visitor.browser.press('Tab');
      await expectClosed();
    },
  );

  test('a click outside closes the menu', async () => {
    await open();
    await visitor.browser.click(5, 835);
    await expectClosed();
  });

  test('a link, back and forward each lead to a page with the menu closed', async () => {
    await open();
    await visitor.click('header', platform.name);
    for (const [path, steps] of [[platform.href, -1], ['/', 1], [platform.href]] as const) {
      await expect.poll(() => visitor.path()).toBe(path);
      await expectClosed();
      if (steps) await visitor.browser.go(steps);
    }
  });
});

test.each([
  ...headerLinks
    .filter(({ href }) => pagePaths.includes(href))
    .map(({ href, label }) => ({ ...wide, button: undefined, path: href, name: label })),
  { ...narrow, path: '/pricing', name: 'Pricing' },
  { ...narrow, path: platform.href, name: platform.name },
  { ...wide, path: platform.href, name: platform.name },
])(
  'on $path at $width px the header, or the menu of $button, marks $name alone, and not by colour alone',
  async ({ path, width, button, name }) => {
    await visitor.visit(path, width);
    if (button) {
      await visitor.click('header', button);
      await expectOpen();
    }
    const links = await visitor.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const { fontWeight } = getComputedStyle(link);
            const hasBar = getComputedStyle(link, '::after').borderBottomWidth === '3px';
            const underlined = [link, ...link.querySelectorAll('*')].find(
              (one) => getComputedStyle(one).textDecorationLine === 'underline',
            );
            const marked = fontWeight === '700' && hasBar ? link : underlined;
            const current = link.getAttribute('aria-current');
            return { current, marked: marked?.textContent };
          }),
      button ? '[popover]:popover-open a' : 'header nav > ul > li > a',
    );
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter(({ current, marked }) => current || marked)).toEqual([
      { current: 'page', marked: name },
    ]);
  },
);
