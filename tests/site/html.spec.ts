import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import vnuJar from 'vnu-jar';
import { htmlFiles, pagePaths, siteFolder } from '../support/built-site.ts';
import { expect, test } from '../support/shared-fixtures.ts';

const files = htmlFiles.map((file) => path.join(siteFolder, file));

const presets = ['recommended', 'standard', 'document', 'a11y', 'browser'];

/** All presets of html-validate are on, except for these rules. */
const off = {
  'attr-case': 'HTML reads charSet, dateTime and popoverTarget, as React writes them, in any case',
  'attribute-boolean-style': 'required="" is how React writes it, and as valid as the short form',
  'tel-non-breaking': 'style sheets keep numbers on one line, which contact.spec.ts tests',
  'wcag/h32': 'a submit button would reload the page: the form has nowhere to send to',
};

/** Messages of the Nu checker that say nothing about the page. */
const ignored = [
  // Its CSS parser knows none of these; Lightning CSS reads ours in the build.
  /^CSS: “(contain-intrinsic-size|corner-shape|animation-timeline|timeline-scope|view-timeline|animation-range)”: Property “\1” doesn't exist\.$/,
  /^CSS: (Unrecognized at-rule “@(property|layer|container)”|Parse Error\.)$/,
  /^CSS: “timeline-scope”: Parse Error\.$/,
  // It takes the custom properties --u and --U for one.
  /^CSS: “background”: only “0” can be a “length”\./,
  /^CSS: “margin-inline”: The types are incompatible\./,
  // Nor does it know this directive of the policy: https://www.w3.org/TR/trusted-types/
  /Unrecognised directive-name: "require-trusted-types-for"/,
];

test.describe('the HTML of every page', () => {
  test('passes every preset of html-validate', async () => {
    const loader = new StaticConfigLoader({
      root: true,
      elements: ['html5'],
      extends: presets.map((preset) => `html-validate:${preset}`),
      rules: {
        ...Object.fromEntries(Object.keys(off).map((rule) => [rule, 'off' as const])),
        'no-unknown-elements': 'error',
      },
    });
    expect(files.length).toBeGreaterThan(pagePaths.length);
    const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
    const found = results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('passes the Nu HTML Checker', () => {
    const java = spawnSync('java', ['-version']).status === 0;
    test.skip(!java, 'There is no Java here, which the Nu HTML Checker needs');
    const options = ['-jar', vnuJar, '--format', 'json', '--exit-zero-always', ...files];
    const { stderr } = spawnSync('java', options, { maxBuffer: 2 ** 26 });
    const { messages } = JSON.parse(String(stderr)) as {
      messages: { url: string; message: string; extract: string }[];
    };
    const found = messages
      .filter(({ message }) => !ignored.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`);
    expect(found).toEqual([]);
  });
});
