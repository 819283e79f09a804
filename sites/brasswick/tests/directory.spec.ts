import { content } from '../../../tests/support/content.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { getSection } from '../../../tests/support/section.ts';

const { items, choose, all } = getSection(content, 'directory');
const place = items[0]?.place ?? '';
const ofPlace = items.filter((one) => one.place === place);

test('a visitor who chooses a town sees its entries alone, hears how many they are, and gets all back', async ({
  page,
}) => {
  await page.goto('/board');
  const section = page.locator('#counters');
  const choice = section.getByRole('combobox', { name: choose });
  await choice.scrollIntoViewIfNeeded();
  await choice.selectOption(place);
  await expect(section.getByRole('listitem')).toHaveCount(ofPlace.length);
  await expect(section.getByRole('status')).toContainText(String(ofPlace.length));
  await choice.selectOption(all);
  await expect(section.getByRole('listitem')).toHaveCount(items.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry is there, and no choice that does nothing', async ({ page }) => {
    await page.goto('/board');
    const section = page.locator('#counters');
    await expect(section.getByRole('listitem')).toHaveCount(items.length);
    await expect(section.getByRole('combobox')).toHaveCount(0);
  });
});
