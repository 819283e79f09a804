import { describe, expect, test } from 'vitest';
import { startVisitor } from './start-visitor.ts';

const visitor = startVisitor();

// A platform that the header links to without a page, and a path that no page links to.
describe.each(['/platforms/franchise', '/no-such/%F0%9F%A7%BE'])('%s', (path) => {
  test.each([1280, 390])('shows the not-found page, which leads home, at %i px', async (width) => {
    await visitor.visit(path, width);
    const { exchanges } = visitor.site;
    expect(exchanges.filter((exchange) => exchange.path === path).at(-1)?.status).toBe(404);
    expect(await visitor.readTexts('main h1')).toEqual(['Oops! Page not found']);
    expect((await visitor.readTexts('main')).join('\n').split('\n')).toContain('404');
    await visitor.click('main', 'Return to Home');
    await expect.poll(() => visitor.path()).toBe('/');
  });

  test('is logged in the console as one that does not exist', async ({ skip }) => {
    const line = await visitor.readConsole(path, '404 Error');
    skip(line === undefined, 'this driver cannot read the console');
    expect(line).toBe(`404 Error: User attempted to access non-existent route: ${path}`);
  });
});
