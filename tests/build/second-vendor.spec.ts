import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { askAxe } from '../support/axe.ts';
import { knowGrounds } from '../support/background-probe.ts';
import { decide } from '../support/contrast.ts';
import { targets, vendor } from '../support/second-vendor.ts';
import { expect, test } from '../support/second-vendor-fixtures.ts';
import { pages } from '../support/specification.ts';
import { expectLight } from '../support/weights.ts';

const paths = [
  ...pages.map(([path]) => path).filter((path) => !path.startsWith('/platforms/')),
  ...vendor.platforms.map(([path]) => path),
];

test.describe('a second vendor @once', () => {
  test.describe.configure({ mode: 'default' });

  test('has links where the specification’s buttons stand, each leading to its target', async ({
    page,
    second: { address },
  }) => {
    const seen = new Set<string>();
    for (const path of paths) {
      await page.goto(address + path);
      // The one that sends the message form.
      await expect(page.locator('main button:not([form])')).toHaveCount(
        path === '/contact' ? 1 : 0,
      );
      for (const link of await actionsOf(page)) {
        const label = await ownText(link);
        seen.add(label);
        expect(await link.getAttribute('href'), `${label} on ${path}`).toBe(targets[label]);
      }
    }
    expect(seen).toEqual(new Set(Object.keys(targets)));
  });

  test('has links that look like the buttons and are as easy to reach', async ({
    page,
    baseURL,
    second: { address },
  }) => {
    const looks = async (site: string, element: string) => {
      await page.goto(`${site}/contact`);
      const action = page.locator('main').locator(element, { hasText: 'Call Now' });
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
    const { cursor, ...link } = await looks(address, 'a');
    expect(cursor).toBe('pointer');
    const { cursor: _, ...button } = await looks(baseURL ?? '', 'button');
    expect(link).toEqual(button);
    expect(Number.parseFloat(String(link.height))).toBeGreaterThanOrEqual(44);
    expect(link.outlineWidth).toBe('3px');
  });

  test('has nothing left to do before it goes live', ({ second: { copy, receiver } }) => {
    const check = () =>
      spawnSync('node', ['scripts/launch-check.ts'], { cwd: copy.folder, encoding: 'utf8' });
    // The receiver of the tests is on this machine, which is the one thing that is not for good.
    expect(check().stdout).toMatch(/form\.endpoint: .+\n\n1 launch issue to solve/);
    const contact = copy.read('content/contact.yaml');
    copy.edit('content/contact.yaml', receiver.origin, 'https://forms.brasswick');
    expect(check()).toMatchObject({
      status: 0,
      stdout: 'No launch issues: the site can go live.\n',
    });
    copy.write('content/contact.yaml', contact);
  });

  test('finds its own name, address and platforms everywhere, and nobody else’s', async ({
    page,
    second: { copy, address },
  }) => {
    const folder = path.join(copy.folder, 'build/client');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|md|txt|xml|webmanifest)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
    for (const [file, text] of texts) {
      expect([file, ...text.matchAll(/countermark|retail.pos|www\.example/gi)]).toEqual([file]);
    }
    const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(new Set(listed)).toEqual(new Set(paths.map((path) => vendor.origin + path)));

    await page.goto(address);
    expect(await page.title()).toContain(vendor.name);
    const cards = page.locator('#platforms').getByRole('article').getByRole('link');
    const hrefs = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
    expect(hrefs).toEqual(vendor.platforms.map(([path]) => path));
  });

  for (const path of [...paths, '/contact/sent', '/contact/not-sent']) {
    test(`shows ${path} as light as the rule asks`, async ({ page, second: { address } }) => {
      await expectLight(page, address + path);
    });

    test(`shows ${path} in its own colours without a fault that axe finds`, async ({
      page,
      second: { address },
    }) => {
      await knowGrounds(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address + path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { wrong, undecided } = await askAxe(page);
          expect(wrong, `${width} px, ${colorScheme}`).toEqual([]);
          expect(await decide(page, undecided), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});

/** The links of a page's content that are drawn as buttons: with round corners. */
async function actionsOf(page: Page): Promise<Locator[]> {
  const actions = [];
  for (const link of await page.locator('main a').all()) {
    const round = await link.evaluate((one) => getComputedStyle(one).borderRadius === '6px');
    if (round) actions.push(link);
  }
  return actions;
}

/** An element's words without those that only screen readers say. */
function ownText(element: Locator): Promise<string> {
  return element.evaluate((one) => one.firstChild?.textContent ?? '');
}
