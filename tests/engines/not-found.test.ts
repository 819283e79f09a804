import { describe, expect, test } from 'vitest';
import { visitorOfThisEngine } from './session.ts';

const visitor = visitorOfThisEngine();

// A platform that the header lists without a screen, and a path nobody lists.
describe.each(['/platforms/franchise', '/no-such/%F0%9F%A7%BE'])('%s', (path) => {
  test.each([1280, 390])('is not found, says so and leads home, at %i px', async (width) => {
    await visitor.visit(path, width);
    const { answers } = visitor.site;
    expect(answers.filter((answer) => answer.path === path).at(-1)?.status).toBe(404);
    expect(await visitor.read('main h1')).toEqual(['Oops! Page not found']);
    expect((await visitor.read('main')).join('\n').split('\n')).toContain('404');
    await visitor.click('main', 'Return to Home');
    await expect.poll(() => visitor.path()).toBe('/');
  });

  test('is named in the console as one that does not exist', async ({ skip }) => {
    const line = await visitor.logged(path, '404 Error');
    skip(line === undefined, 'this driver does not tell what the console got');
    expect(line).toBe(`404 Error: User attempted to access non-existent route: ${path}`);
  });
});
