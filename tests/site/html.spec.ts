import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import vnuJar from 'vnu-jar';
import { pages } from '../support/specification.ts';

const folder = 'build/client';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(folder, file));

const presets = ['recommended', 'standard', 'document', 'a11y', 'browser'];

/** All presets of html-validate are on, but for these rules. */
const off = {
  'attr-case': 'HTML reads charSet, dateTime and popoverTarget, as React writes them, in any case',
  'attribute-boolean-style': 'required="" is how React writes it, and as valid as the short form',
  'tel-non-breaking': 'style sheets keep numbers on one line, which contact.spec.ts looks at',
  'wcag/h32': 'a submit button would reload the page: the form has nowhere to send to',
};

/** Messages of the Nu checker that say nothing of the page. */
const deafTo = [
  // Its parser of CSS knows none of these; Lightning CSS reads ours when it is built.
  /^CSS: “contain-intrinsic-size”: Property “contain-intrinsic-size” doesn't exist\.$/,
  /^CSS: (Unrecognized at-rule “@(property|layer|view-transition)”|Parse Error\.)$/,
];

test.describe('the HTML of every page @once', () => {
  test('html-validate finds nothing in it, with all its presets but for what has a reason', async () => {
    const loader = new StaticConfigLoader({
      root: true,
      elements: ['html5'],
      extends: presets.map((preset) => `html-validate:${preset}`),
      rules: {
        ...Object.fromEntries(Object.keys(off).map((rule) => [rule, 'off' as const])),
        'no-unknown-elements': 'error',
      },
    });
    expect(files.length).toBeGreaterThan(pages.length);
    const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
    const found = results.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('the Nu HTML Checker finds nothing in it', () => {
    const java = spawnSync('java', ['-version']).status === 0;
    test.skip(!java, 'There is no Java here, which the Nu HTML Checker needs');
    const options = ['-jar', vnuJar, '--format', 'json', '--exit-zero-always', ...files];
    const { stderr } = spawnSync('java', options, { maxBuffer: 2 ** 26 });
    const { messages } = JSON.parse(String(stderr)) as {
      messages: { url: string; message: string; extract: string }[];
    };
    const found = messages
      .filter(({ message }) => !deafTo.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`);
    expect(found).toEqual([]);
  });
});
