import { describe, expect, test } from 'vitest';
import { content } from '../support/content.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();
const { code, title, back } = content['not-found'];

// A path below one that has pages, and one that has none.
describe.each(['/platforms/nobody', '/no-such/%F0%9F%A7%BE'])('%s', (path) => {
  test.each([1280, 390])('shows the not-found page, which leads home, at %i px', async (width) => {
    await visitor.visit(path, width);
    const { exchanges } = visitor.site;
    expect(exchanges.filter((exchange) => exchange.path === path).at(-1)?.status).toBe(404);
    expect(await visitor.readTexts('main h1')).toEqual([title]);
    expect((await visitor.readTexts('main')).join('\n').split('\n')).toContain(code);
    await visitor.click('main', back.label);
    await expect.poll(() => visitor.path()).toBe('/');
  });

  test('is logged in the console as one that does not exist', async ({ skip }) => {
    const { browser, site } = visitor;
    const line = await browser.readConsole?.(site.origin + path, '404 Error');
    skip(line === undefined, 'this driver cannot read the console');
    expect(line).toBe(`404 Error: User attempted to access non-existent route: ${path}`);
  });
});
