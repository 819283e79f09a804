import { escapeText } from '../support/patterns.ts';
import { expect, test } from '../support/reading.ts';
import { factsOf } from './recorded.ts';

const { metrics, unit, industries, labels, stories, reasons } = factsOf('caseStudies');

test.beforeEach(({ open }) => open('/case-studies'));

test('the headline metrics are read as label and value', async ({ page }) => {
  const section = page.locator('#metrics');
  await expect(section.getByRole('term')).toHaveText(metrics.map(([label]) => label));
  await expect(section.getByRole('definition')).toHaveText(metrics.map(([, value]) => value));
});

test('the industries say how many stores are powered', async ({ page }) => {
  const section = page.locator('#industries');
  await expect(section.getByRole('term')).toHaveText(industries.map(([name]) => name));
  await expect(section.getByRole('definition')).toHaveText(
    industries.map(([, stores]) => new RegExp(`^${escapeText(stores)}\\s*${unit}$`)),
  );
});

const { company, size, timeframe, challenge, solution, results } = labels;

for (const { title, facts: told } of stories) {
  test(`the story ${title} has all its facts, a testimonial and a picture`, async ({ page }) => {
    const story = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: title }) });
    for (const fact of told) await expect(story).toContainText(fact);
    for (const label of [company, size, timeframe, challenge, solution, results]) {
      await expect(story.getByRole('term').getByText(label)).toHaveCount(1);
    }
    expect(await story.locator('dd li').count()).toBeGreaterThan(1);
    await expect(story.getByRole('blockquote')).toHaveText(/\w+ \w+/);
    await expect(story.locator('figure:has(blockquote) figcaption')).toHaveText(/\w+, .*\w+/);
    await expect(story.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
  });
}

test('the reasons are told', async ({ page }) => {
  const section = page.getByRole('region', { name: reasons.title });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    reasons.items.map(([title]) => title),
  );
  for (const [, description] of reasons.items) await expect(section).toContainText(description);
});
