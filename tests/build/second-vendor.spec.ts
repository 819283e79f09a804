import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { loadContent } from '../../app/content/load.ts';
import { readPagePaths } from '../../app/content/page-paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { installBackgroundProbe } from '../support/background-probe.ts';
import { example } from '../support/example.ts';
import { buttonWithoutTarget } from '../support/growing-site.ts';
import { hrefsOf } from '../support/menus.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { expectLight } from '../support/weights.ts';

const content = loadContent(example);
const paths = readPagePaths(example);
/** Where each of its buttons leads, by the button's label; together they use every kind of target. */
const targets = new Map(
  Object.values<{ label: string; to: string }>(
    parse(readFileSync(`${example}/actions.yaml`, 'utf8')),
  ).map(({ label, to }) => [label, to]),
);

test.describe('a second vendor', () => {
  test.describe.configure({ mode: 'default' });

  test('has a link in place of each button, which leads to its target', async ({
    page,
    second: { address },
  }) => {
    const labels = new Set<string>();
    for (const path of paths) {
      await page.goto(address + path);
      // The one that sends the message form.
      await expect(page.locator('main button:not([form])')).toHaveCount(
        path === '/contact' ? 1 : 0,
      );
      // Links drawn as buttons have round corners; their first text is what everybody reads.
      const actions = await page.locator('main a').evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link).borderRadius === '6px')
          .map((link) => ({
            label: link.firstChild?.textContent ?? '',
            href: link.getAttribute('href'),
          })),
      );
      for (const { label, href } of actions) {
        labels.add(label);
        expect(href, `${label} on ${path}`).toBe(targets.get(label));
      }
    }
    expect(labels).toEqual(new Set(targets.keys()));
  });

  test('has links that look like the buttons and are as easy to reach', async ({
    page,
    grown,
    second: { address },
  }) => {
    // Without a target it is a button.
    const { label } = buttonWithoutTarget;
    const styleOf = async (site: string, element: string) => {
      await page.goto(`${site}/contact`);
      const action = page.locator('main').locator(element, { hasText: label });
      await action.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(action).toBeFocused();
      return action.evaluate((one) => {
        const style = getComputedStyle(one);
        const names = ['height', 'display', 'padding', 'font', 'borderWidth', 'borderRadius'];
        const all = [...names, 'textAlign', 'textDecorationLine', 'cursor', 'outlineWidth'];
        return Object.fromEntries(all.map((name) => [name, style[name as keyof typeof style]]));
      });
    };
    const { cursor, ...link } = await styleOf(address, 'a');
    expect(cursor).toBe('pointer');
    const { cursor: _, ...button } = await styleOf(grown.address, 'button');
    expect(link).toEqual(button);
    expect(Number.parseFloat(String(link.height))).toBeGreaterThanOrEqual(44);
    expect(link.outlineWidth).toBe('3px');
  });

  test('has nothing left to do before it goes live', ({ second: { copy, receiver } }) => {
    const check = () => copy.run('scripts/launch-check.ts');
    // The receiver of the tests is on this machine, which is the one thing that is not for good.
    expect(check().stdout).toMatch(/form\.endpoint: /);
    const contact = copy.read('content/contact.yaml');
    copy.edit('content/contact.yaml', receiver.origin, 'https://forms.tills.brasswick');
    expect(check().stdout).toBe('No launch issues: the site can go live.\n');
    copy.write('content/contact.yaml', contact);
  });

  test('has its own name, address and platforms everywhere, and nobody else’s', async ({
    page,
    second: { copy, address },
  }) => {
    const built = path.join(copy.folder, 'build/client');
    const texts = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|md|txt|xml|webmanifest)$/.test(file))
      .map((file) => [file, readFileSync(path.join(built, file), 'utf8')] as const);
    for (const [file, text] of texts) {
      expect([file, ...text.matchAll(/countermark|retail.pos|www\.example/gi)]).toEqual([file]);
    }
    const sitemap = readFileSync(path.join(built, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(new Set(listed)).toEqual(
      new Set(paths.map((path) => new URL(path, content.site.origin).href)),
    );

    await page.goto(address);
    expect(await page.title()).toContain(content.site.name);
    const cards = page.locator('#platforms').getByRole('article').getByRole('link');
    expect(await hrefsOf(cards)).toEqual(content.platformLinks.map(({ href }) => href));
  });

  // Its other pages are tested as any site's.
  for (const path of ['/contact/sent', '/contact/not-sent']) {
    test(`has ${path} as light as required, and accessible in its own colours`, async ({
      page,
      second: { address },
    }) => {
      await installBackgroundProbe(page);
      await expectLight(page, address + path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `${width} px`);
      }
    });
  }
});
