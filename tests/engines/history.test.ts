import { expect, test } from 'vitest';
import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

const { links, platforms, menuLabel } = content.navigation.header;
const entries = [...links, ...platforms.links.map(({ name, href }) => ({ label: name, href }))];

/** Reads how the visitor finds a page. Only a page from the back/forward cache still has its mark. */
const readPage = () =>
  visitor.evaluate(() => ({
    path: location.pathname,
    mark: document.documentElement.dataset.mark,
    scrolled: Math.round(scrollY),
    isMenuOpen: document.querySelector('[popover]:popover-open') !== null,
  }));

const markPage = (mark: string) =>
  visitor.evaluate((mark) => {
    document.documentElement.dataset.mark = mark;
  }, mark);

test.each([
  ...pagePaths.map((path) => ({ path, width: 390, button: menuLabel })),
  { path: '/', width: 1280, button: platforms.label },
])(
  '$path at $width px is restored by Back and Forward as it was left, with the menu closed',
  async ({ path, width, button }) => {
    const away = entries.findLast(({ href }) => href !== path && pagePaths.includes(href));
    if (!away) throw new Error('The menu has no link to another page');
    await visitor.visit(path, width);
    // The rest of the page is laid out after the first paint.
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeGreaterThan(700);
    await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await markPage('left');
    await visitor.click('header', button);
    await expect.poll(async () => (await readPage()).isMenuOpen).toBe(true);
    await visitor.click('header', away.label);
    await expect.poll(async () => (await readPage()).path).toBe(away.href);
    await markPage('followed');

    await visitor.browser.go(-1);
    const left = { path, mark: 'left', scrolled: 700, isMenuOpen: false };
    await expect.poll(readPage).toEqual(left);
    await visitor.browser.go(1);
    const followed = { path: away.href, mark: 'followed', scrolled: 0, isMenuOpen: false };
    await expect.poll(readPage).toEqual(followed);
  },
);
