import { samplesWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/reading.ts';

/** Each link of an accessibility tree as its name and where it leads. */
function linksOf(snapshot: string): [name: string, href: string][] {
  const found = snapshot.matchAll(/- link "(.+)":\n\s*- \/url: "?([^"\n]+)/g);
  return [...found].map(([, name = '', href = '']) => [name, href]);
}

for (const path of samplesWithMissing) {
  test(`${path} has named landmarks, an unbroken outline, real lists and links that say where they lead`, async ({
    page,
    open,
  }) => {
    await open(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(1);
    }
    const { names, levels, unmarked } = await page.evaluate(() => ({
      names: [...document.querySelectorAll('nav, section, aside')].map((one) => {
        const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? one.getAttribute('aria-label');
      }),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
        Number(tagName[1]),
      ),
      unmarked: [...document.querySelectorAll('ul, ol')]
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => list.textContent),
    }));
    expect(names).not.toContain(null);
    expect(new Set(names).size, `landmarks of one name: ${names}`).toBe(names.length);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
    // Nobody finds a section by its heading if it has none.
    const bare = page.locator('main section').filter({ hasNot: page.locator('h1, h2') });
    await expect(bare).toHaveCount(0);
    expect(unmarked, 'Safari takes a list without markers for plain boxes').toEqual([]);

    const targets = new Map<string, string>();
    for (const [name, href] of linksOf(await page.locator('body').ariaSnapshot())) {
      expect(name, 'a link says where it leads').not.toMatch(
        /^(learn|read|click|more|here)\W*\w*$/i,
      );
      expect(targets.get(name) ?? href, `links named ${name}`).toBe(href);
      targets.set(name, href);
    }
    expect(targets.size).toBeGreaterThan(0);
  });
}
