import { expect, test } from 'vitest';
import { pagePaths } from '../support/built-site.ts';
import { visitorOfThisEngine } from './session.ts';
import { intruded } from './site.ts';

const visitor = visitorOfThisEngine();

test('no page breaks its policy, and what somebody else puts into one is refused', async () => {
  for (const path of [...pagePaths, '/nobody']) {
    await visitor.visit(path, 1280);
    await visitor.ask(() => scrollTo(0, document.body.scrollHeight));
  }
  await visitor.visit(intruded, 1280);
  await visitor.ask(() => document.querySelector<HTMLElement>('[onclick]')?.click());
  const seen = await visitor.ask(() => ({
    ran: 'intruder' in window,
    colours: [...document.querySelectorAll('h1, [onclick]')].map(
      (element) => getComputedStyle(element).color,
    ),
  }));
  expect(seen.ran).toBe(false);
  expect(seen.colours).toHaveLength(2);
  expect(seen.colours).not.toContain('rgb(1, 2, 3)');

  const { violations } = visitor.site;
  const refused = () => new Set(violations.map(({ directive }) => directive.split('-')[0]));
  await expect.poll(refused).toEqual(new Set(['script', 'style']));
  expect(violations.filter(({ path }) => path !== intruded)).toEqual([]);
});
