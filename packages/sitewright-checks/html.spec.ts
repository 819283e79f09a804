import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, version } from 'html-validate';
import { expectWords } from './support/axe.ts';
import { site } from './support/site.ts';

const presets = ['recommended', 'standard', 'document', 'a11y', 'browser'];

/** All presets of html-validate are on, except for these rules. */
const off = {
  'attr-case': 'HTML reads charSet, dateTime and popoverTarget, as React writes them, in any case',
  'attribute-boolean-style': 'required="" is how React writes it, and as valid as the short form',
  'long-title': 'the build tells who writes a title that search results cut it off',
  'require-sri': 'the script of a service that counts visitors changes when the service does',
  'tel-non-breaking': 'style sheets keep numbers on one line',
  'wcag/h32': 'a submit button would reload the page: the form has nowhere to send to',
};

const settings = {
  root: true,
  elements: ['html5'],
  extends: presets.map((preset) => `html-validate:${preset}`),
  rules: {
    ...Object.fromEntries(Object.keys(off).map((rule) => [rule, 'off' as const])),
    'no-unknown-elements': 'error' as const,
  },
};

/** Says which pages of the last run had no mistake, by the digests of their bytes and of what they were asked. */
const validFile = path.resolve('node_modules/.cache/sitewright/valid-html');
const question = JSON.stringify([version, settings]);

test('the HTML of every page passes every preset of html-validate', { tag: '@quick' }, async () => {
  const pages = site.htmlFiles.map((name) => {
    const file = path.join(site.siteFolder, name);
    return { file, digest: hash('sha256', question + readFileSync(file, 'utf8')) };
  });
  expect(pages.length).toBeGreaterThan(site.pagePaths.length);
  const known = new Set(existsSync(validFile) ? readFileSync(validFile, 'utf8').split('\n') : []);
  // A thousand pages take half a minute; those that are as they were need none of it.
  const changed = pages.filter(({ digest }) => !known.has(digest)).map(({ file }) => file);
  const loader = new StaticConfigLoader(settings);
  const { results } = await new HtmlValidate(loader).validateMultipleFiles(changed);
  const wrong = new Set(results.map(({ filePath }) => filePath));
  const valid = pages.filter(({ file }) => !wrong.has(file));
  mkdirSync(path.dirname(validFile), { recursive: true });
  writeFileSync(validFile, valid.map(({ digest }) => digest).join('\n'));
  const found = results.flatMap(({ filePath = '', messages }) => {
    const [start, end] = findText(readFileSync(filePath, 'utf8'));
    return messages.map(({ ruleId, message, selector, offset }) => ({
      name: `${filePath}: ${ruleId}: ${message} (${selector})`,
      isInText: start < offset && offset < end,
    }));
  });
  expectWords(found, 'HTML is as its standard has it');
});

/** Where the long text of a page begins and ends, in which HTML stands as somebody has written it. */
function findText(html: string): [start: number, end: number] {
  const start = html.search(/<div\b[^<>]*\sdata-text\b/);
  if (start < 0) return [0, 0];
  let depth = 0;
  for (const { index, 0: tag } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return [start, start + index];
  }
  return [start, html.length];
}
