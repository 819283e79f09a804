import { escapeText } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { facts } from './recorded.ts';

test.beforeEach(({ open }) => open('/'));

test('each platform has a card with a link of its own', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(facts.platforms.length);
  for (const [index, [name, path]] of facts.platforms.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    const link = card.getByRole('link', { name: new RegExp(` ${escapeText(name)}$`) });
    await expect(link).toHaveAttribute('href', path);
  }
});

test('the benefits say why to choose the suite', async ({ page }) => {
  const { title, items } = facts.home.benefits;
  const benefits = page.getByRole('region', { name: title });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText(items.map(([one]) => one));
  for (const [, description] of items) await expect(benefits).toContainText(description);
});
