import path from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { site } from './support/site.ts';
import { test } from './support/test.ts';

const files = site.htmlFiles.map((file) => path.join(site.siteFolder, file));

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

test('the HTML of every page passes every preset of html-validate', { tag: '@quick' }, async () => {
  const loader = new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: presets.map((preset) => `html-validate:${preset}`),
    rules: {
      ...Object.fromEntries(Object.keys(off).map((rule) => [rule, 'off' as const])),
      'no-unknown-elements': 'error',
    },
  });
  expect(files.length).toBeGreaterThan(site.pagePaths.length);
  const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`,
    ),
  );
  expect(found).toEqual([]);
});
