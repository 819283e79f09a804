import { expect, test } from 'vitest';
import { pagePaths } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

const { links, menuLabel } = content.navigation.header;

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

test.each(pagePaths)(
  '%s is restored by Back and Forward as it was left, with the menu closed',
  async (path) => {
    const away = links.find(
      ({ href }) => href !== path && href !== '/' && pagePaths.includes(href),
    );
    if (!away) throw new Error('The menu has no link to another page');
    const other = away.href;
    await visitor.visit(path, 390);
    // The rest of the page is laid out after the first paint.
    await expect
      .poll(() => visitor.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeGreaterThan(700);
    await visitor.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await markPage('left');
    await visitor.click('header', menuLabel);
    await expect.poll(async () => (await readPage()).isMenuOpen).toBe(true);
    await visitor.click('header', away.label);
    await expect.poll(async () => (await readPage()).path).toBe(other);
    await markPage('followed');

    await visitor.browser.go(-1);
    const left = { path, mark: 'left', scrolled: 700, isMenuOpen: false };
    await expect.poll(readPage).toEqual(left);
    await visitor.browser.go(1);
    const followed = { path: other, mark: 'followed', scrolled: 0, isMenuOpen: false };
    await expect.poll(readPage).toEqual(followed);
  },
);
