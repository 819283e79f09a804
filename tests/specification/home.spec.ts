import { expect, test } from '../support/reading.ts';
import { platformPaths } from './facts.ts';

test.beforeEach(({ open }) => open('/'));

test('each of the eight platforms has a card with a Learn More link of its own', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(platformPaths.length);
  for (const [index, path] of platformPaths.entries()) {
    const card = cards.nth(index);
    const name = await card.getByRole('heading').textContent();
    const link = card.getByRole('link', { name: `Learn More about ${name}`, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
});

test('four benefits say why to choose the suite, the overhead claim among them', async ({
  page,
}) => {
  const benefits = page.getByRole('region', { name: /^Why choose/ });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(benefits).toContainText('40% reduction in operational overhead');
  await expect(benefits).toContainText('Single sign-on');
});
