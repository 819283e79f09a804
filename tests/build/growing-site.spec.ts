import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../app/content/load.ts';
import { getPage } from '../../app/content/site-content.ts';
import { digestFiles } from '../support/digest-files.ts';
import { example } from '../support/example.ts';
import { addedPlatforms, buttonWithoutTarget } from '../support/growing-site.ts';
import { menuPanel } from '../support/menus.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import type { SiteCopy } from '../support/site-copy.ts';
import { claims, lacks, things } from '../support/structured-data.ts';
import { ask } from '../support/wire.ts';

const content = loadContent(example);
const { platforms, site } = content;
const { jobs } = getPage(content, 'careers').positions;

/** The header's button that is there in a wide window. */
const opener = (page: Page) => page.locator('header [popovertarget]:visible');

const outputOf = (copy: SiteCopy) => path.join(copy.folder, 'build/client');

test.describe('a build with more platforms, dated jobs and an address of its own', () => {
  test.describe.configure({ mode: 'default' });

  test('makes a page, a menu entry and a card from a new platform file alone', async ({
    grown: { copy, address, output, errors },
    page,
  }) => {
    const files = Object.keys(digestFiles(outputOf(copy))).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(platforms.size + addedPlatforms.length);
    await expectSummary(output.replace(errors, ''), address, files.length);
    await page.goto(address);
    await opener(page).click();
    await menuPanel(page).getByRole('link', { name: 'Coupons' }).click();
    await expect(page).toHaveURL(`${address}/platforms/coupons`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const has = (file: string, text: string) =>
      expect(readFileSync(path.join(outputOf(copy), file), 'utf8')).toContain(text);
    has('sitemap.xml', '/platforms/coupons</loc>');
    has('llms.txt', '/platforms/coupons.md)');
    has('platforms/coupons.md', '# ');
    has('share/platforms/coupons.png', 'PNG');
  });

  test('lists every platform on the start page when the menu has no room for all', async ({
    grown: { address },
    page,
  }) => {
    await page.goto(`${address}/platforms/extra-p`);
    const button = opener(page);
    await expect(button).toHaveAttribute('aria-current', 'true');
    await button.click();
    const links = menuPanel(page).getByRole('link');
    await expect(links).toHaveCount(17);
    await expect(links.filter({ hasText: 'Extra P' })).toHaveCount(0);
    await links.last().click();
    await expect(page).toHaveURL(`${address}/#platforms`);
    const index = page.locator('#platforms');
    await expect(index.getByRole('article')).toHaveCount(16);
    await expect(index.getByRole('article').filter({ hasText: 'Coupons' })).toHaveCount(1);
    await index.getByRole('link', { name: 'Extra P', exact: true }).click();
    await expect(page).toHaveURL(`${address}/platforms/extra-p`);
  });

  test('uses its address alone, describes dated jobs and warns of a contact that expires', ({
    grown: { copy, errors },
  }) => {
    expect(errors).toContain(
      'content/site.yaml security.expires: the security contact expires on 2026-12-30, in 40 days: check it and give a later day\n',
    );
    const files = Object.keys(digestFiles(outputOf(copy))).filter((file) =>
      /\.(html|md|txt|xml)$/.test(file),
    );
    for (const file of files) {
      const text = readFileSync(path.join(outputOf(copy), file), 'utf8');
      expect(text, file).not.toContain(new URL(site.origin).host);
    }
    const careers = readFileSync(path.join(outputOf(copy), 'careers.html'), 'utf8');
    const [, json = ''] =
      careers.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const postings = things(JSON.parse(json)).filter((thing) => thing['@type'] === 'JobPosting');
    expect(postings).toHaveLength(jobs.length);
    expect(lacks(postings)).toEqual([]);
    expect(postings[0]).toMatchObject({
      datePosted: jobs[0]?.datePosted,
      employmentType: 'FULL_TIME',
    });
    const shown = careers.replace(json, '').replaceAll(/<[^>]+>/g, '');
    // Only the job's own words are on this page; the office's street is on the contact page.
    const { title, description, skills } = postings[0] ?? {};
    for (const claim of claims([title, description, skills])) expect(shown).toContain(claim);
  });
});

test('a button without a target looks like one that is a link, and is as easy to reach', async ({
  grown: { address },
  page,
}) => {
  await page.goto(`${address}/contact`);
  const readStyle = async (action: Locator) => {
    await action.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(action).toBeFocused();
    return action.evaluate((one) => {
      const style = getComputedStyle(one);
      const names = [
        'height',
        'display',
        'padding',
        'font',
        'borderWidth',
        'borderRadius',
      ] as const;
      const all = [...names, 'textAlign', 'textDecorationLine', 'cursor', 'outlineWidth'] as const;
      return Object.fromEntries(all.map((name) => [name, style[name]]));
    });
  };
  const channels = page.locator('#channels');
  const { label } = buttonWithoutTarget;
  const { cursor: _, ...button } = await readStyle(channels.getByRole('button', { name: label }));
  const { cursor, ...link } = await readStyle(channels.locator('article a').last());
  expect(cursor).toBe('pointer');
  expect(link).toEqual(button);
  expect(Number.parseFloat(String(link.height))).toBeGreaterThanOrEqual(44);
  expect(link.outlineWidth).toBe('3px');
});

/** Expects a build's output to end with its summary, whose figures are those of the served site. */
async function expectSummary(output: string, address: string, pages: number): Promise<void> {
  const summary =
    /\nBuilt (\d+) pages .+\nThe heaviest, (\S+)\.html, has ([\d,]+) of 14,600 bytes.+\n$/;
  const [, count, page = '', bytes = ''] = summary.exec(output) ?? [];
  expect(Number(count), output).toBe(pages);
  const response = await ask(`${address}/${page === 'index' ? '' : page}`);
  expect(Number(bytes.replace(',', ''))).toBe(response.bytes);
}
