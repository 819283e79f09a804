import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { pages } from './specification.ts';

/** Every rule of axe-core: WCAG 2.2 up to AAA, and its best practices. */
const tags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];

for (const path of [...pages.map(([path]) => path), '/no-such-page']) {
  test(`axe finds nothing on ${path}, in either scheme, menu closed or open @script`, async ({
    page,
    consoleMessages,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const opener = page.getByRole('banner').getByRole('button', { name: /^(Platforms|Menu)$/ });
    for (const menu of ['closed', 'open']) {
      if (menu === 'open') await opener.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        expect(found, `${colorScheme}, menu ${menu}`).toEqual([]);
      }
    }
    if (path === '/no-such-page') consoleMessages.length = 0;
  });
}
