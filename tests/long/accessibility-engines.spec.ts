import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../packages/sitewright-checks/support/axe.ts';
import { menuOpener } from '../../packages/sitewright-checks/support/menus.ts';
import { missingPath, samplesWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';

const require = createRequire(import.meta.url);
const codeSniffer = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');
const equalAccess = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

declare global {
  interface Window {
    // biome-ignore lint/suspicious/noExplicitAny: these engines have no types
    HTMLCS: any;
    // biome-ignore lint/suspicious/noExplicitAny: these engines have no types
    ace: any;
  }
}

/** The rule and the markup of findings that are meant to be. */
const exceptions: [rule: RegExp, html: RegExp][] = [
  // The specification shows a form that cannot be sent.
  [/^WCAG2AAA\.Principle3\.Guideline3_2\.3_2_2\.H32\.2$/, /^<form /],
  // A skip link comes before every landmark (WCAG technique G1).
  [/^aria_content_in_landmark$/, /^<a [^>]*href="#_content"/],
  // Of the colours of text and ground it reads only those that a vendor gave in hexadecimal; the build, axe
  // and contrast.ts check all contrasts.
  [/^text_contrast_sufficient$/, /^</],
  // A page carries its policy, for which HTML has no other element.
  [/^element_attribute_deprecated$/, /^<meta content="default-src /],
  // Keyboards scroll a table or code that is wider than its place (WCAG 2.1.1).
  [/^element_tabbable_role_valid$/, /^<(figure|pre) /],
];

/**
 * Expects that neither of two engines that share no code with axe finds anything wrong with the whole page as it
 * is now. What they only advise a person to look at is left out.
 */
async function expectNoFindings(page: Page, state: string): Promise<void> {
  await page.evaluate(`${codeSniffer}\n${equalAccess}`);
  const found = await page.evaluate(async () => {
    const { HTMLCS, ace } = window;
    await new Promise<void>((done) => HTMLCS.process('WCAG2AAA', document, done));
    const messages: { type: number; code: string; element: Element }[] = HTMLCS.getMessages();
    const errors = messages.filter(({ type }) => type === HTMLCS.ERROR);
    // It logs each colour that it cannot read. Contrast is what axe and contrast.ts look at.
    console.log = () => {};
    const report = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    const results: { ruleId: string; value: string[]; snippet: string }[] = report.results;
    const failures = results.filter(({ value }) => value[1] === 'FAIL');
    return [
      ...errors.map(({ code, element }) => [code, element.outerHTML] as const),
      ...failures.map(({ ruleId, snippet }) => [ruleId, snippet] as const),
    ];
  });
  const unexpected = found.filter(
    ([rule, html]) => !exceptions.some(([its, markup]) => its.test(rule) && markup.test(html)),
  );
  const lines = unexpected.map(([rule, html]) => `${rule}: ${html.slice(0, 120)}`);
  expect.soft(lines, state).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of samplesWithMissing) {
  test(`HTML_CodeSniffer, IBM Equal Access and axe find nothing on ${path}, with its menus closed and open`, async ({
    window: page,
  }) => {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoFindings(page, `${width} px`);
      await expectAccessible(page, `${width} px`);
      if (path === missingPath) continue;
      await menuOpener(page).click();
      await expectNoFindings(page, `${width} px, menu open`);
      await page.keyboard.press('Escape');
    }
  });
}
