import { expect, test } from 'vitest';
import { samplesWithMissing } from '../support/built-site.ts';
import { injectedPath } from './site.ts';
import { startVisitor } from './visitor.ts';

const visitor = startVisitor();

test('no page violates its policy, and injected script and styles are refused', async () => {
  // A page of each kind: conformance.test.ts compares the policy of every page with what the page holds.
  for (const path of samplesWithMissing) {
    await visitor.visit(path, 1280);
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
  await visitor.visit(injectedPath, 1280);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[onclick]')?.click());
  const result = await visitor.evaluate(() => ({
    ran: 'injected' in window,
    base: new URL(document.baseURI).hostname,
    colours: [...document.querySelectorAll('h1, [onclick]')].map(
      (element) => getComputedStyle(element).color,
    ),
  }));
  expect(result).toMatchObject({ ran: false, base: 'localhost' });
  expect(result.colours).toHaveLength(2);
  expect(result.colours).not.toContain('rgb(1, 2, 3)');

  const { violations } = visitor.site;
  const refusedDirectives = () =>
    new Set(violations.map(({ directive }) => directive.split('-')[0]));
  await expect.poll(refusedDirectives).toEqual(new Set(['script', 'style', 'base']));
  expect(violations.filter(({ path }) => path !== injectedPath)).toEqual([]);
});
