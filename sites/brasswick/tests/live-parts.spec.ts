// Parts that live, in a page that the browser translates: it puts every text into an element of its own.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { nextFrame } from '../../../packages/sitewright-checks/support/next-frame.ts';
import { waitForStablePage } from '../../../packages/sitewright-checks/support/stable-page.ts';
import { htmlFiles, readBuilt } from '../../../tests/support/built-site.ts';
import { expect, test } from '../../../tests/support/fixtures.ts';
import { ParsedPage } from '../../../tests/support/page/parsed-page.ts';

/** The first page with each part, by the name of the part's file. */
const pages = new Map<string, string>();
for (const file of htmlFiles.toReversed()) {
  for (const [script] of readBuilt(file).matchAll(/(?<=\bdata-part=")[^"]+/g)) {
    pages.set(path.basename(script).replace(/\.client-.*/, ''), file);
  }
}

test('the example has every part that lives, its own in the place of the machine’s', () => {
  const list = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });
  const own = list('../sections/**/*.client.tsx');
  const kindOf = (file: string) => path.basename(path.dirname(file));
  const drawn = new Set(own.map(kindOf));
  const files = list('../../../packages/sitewright/{kinds,page}/**/*.client.tsx')
    .filter((file) => !drawn.has(kindOf(file)))
    .concat(own);
  expect(files.length).toBeGreaterThan(0);
  const names = files.map((file) => path.basename(file, '.client.tsx'));
  expect([...pages.keys()].toSorted()).toEqual(names.toSorted());
});

test('every text of a part that lives has an element of its own', () => {
  for (const file of pages.values()) {
    const shared = new ParsedPage(file)
      .all('[data-part] *')
      .filter(({ children }) => children.length > 1)
      .flatMap(({ children }) => children.filter(({ type }) => type !== 'element'));
    expect(shared, file).toEqual([]);
  }
});

/** Does with every text in a part what a translator does, and leaves its words as they are. */
const translate = (part: Locator) =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

/** What a part says. */
const read = async (part: Locator) => (await part.innerText()).replaceAll(/\s+/g, ' ');

/** Holds the script of the parts back until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Says something else in one field. */
async function change(field: Locator): Promise<void> {
  const options = await field.locator('option').count();
  if (options > 0) await field.selectOption({ index: options - 1 });
  else if (/^(radio|checkbox)$/.test((await field.getAttribute('type')) ?? '')) await field.click();
  else await field.fill(String(Number(await field.inputValue()) + 2));
}

for (const [place, [name, file]] of [...pages].entries()) {
  test(`${name} says the same whether it is translated before it lives, while it lives or not at all`, {
    // Each day one of them: React does the same for all.
    tag: place === 0 ? [] : '@weekly',
  }, async ({ page }) => {
    const part = page.locator('[data-part]').filter({ has: page.locator('input, select') });
    const fields = part.locator('input, select');
    const open = async () => {
      await page.goto(`/${file.replace('.html', '')}`);
      await waitForStablePage(page);
      await part.scrollIntoViewIfNeeded();
      // A browser tells what is in sight with a frame, which one without a screen now and then owes.
      await nextFrame(page);
    };
    await open();
    const texts = [await read(part)];
    for (const field of await fields.all()) {
      await change(field);
      // The first change waits for the script, and what follows is said at once.
      if (texts.length === 1) await expect.poll(() => read(part)).not.toBe(texts[0]);
      await nextFrame(page);
      texts.push(await read(part));
    }
    expect(new Set(texts).size, 'what it says').toBeGreaterThan(1);

    await open();
    await translate(part);
    for (const [index, field] of (await fields.all()).entries()) {
      await change(field);
      await expect
        .poll(() => read(part), `field ${index}, translated later`)
        .toBe(texts[index + 1]);
      // The browser translates what is new, too.
      await translate(part);
    }

    const release = await holdScripts(page);
    await open();
    await change(fields.first());
    await translate(part);
    release();
    await expect.poll(() => read(part), 'translated before').toBe(texts[1]);
    await translate(part);
    for (const [index, field] of (await fields.all()).entries()) {
      if (index > 0) await change(field);
      await expect
        .poll(() => read(part), `field ${index}, translated before`)
        .toBe(texts[index + 1]);
    }
  });
}
