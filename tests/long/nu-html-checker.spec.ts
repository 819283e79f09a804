import { spawnSync } from 'node:child_process';
import path from 'node:path';
import vnuJar from 'vnu-jar';
import { htmlFiles, siteFolder } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';

/** Messages of the Nu checker that say nothing about the page. */
const ignored = [
  // Its CSS parser knows none of these; Lightning CSS reads ours in the build.
  /^CSS: “(contain-intrinsic-size|corner-shape|animation-timeline|view-timeline|animation-range)”: Property “\1” doesn't exist\.$/,
  /^CSS: (Unrecognized at-rule “@(property|layer|container)”|(“timeline-scope”: )?Parse Error\.)$/,
  // It takes the custom properties --u and --U for one.
  /^CSS: “background”: only “0” can be a “length”\./,
  /^CSS: “margin-inline”: The types are incompatible\./,
  // Nor does it know a directive of https://www.w3.org/TR/trusted-types/ and an attribute of SVG 2.
  /directive-name: "require-trusted-types-for"|“pathLength” not allowed on element “circle”/,
];

test('the HTML of every page passes the Nu HTML Checker', () => {
  const java = spawnSync('java', ['-version']).status === 0;
  test.skip(!java, 'There is no Java here, which the Nu HTML Checker needs');
  const options = ['-jar', vnuJar, '--format', 'json', '--exit-zero-always'];
  const files = htmlFiles.map((file) => path.join(siteFolder, file));
  const { stderr } = spawnSync('java', [...options, ...files], { maxBuffer: 2 ** 26 });
  const { messages } = JSON.parse(String(stderr)) as {
    messages: { url: string; message: string; extract: string }[];
  };
  const found = messages
    .filter(({ message }) => !ignored.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`);
  expect(found).toEqual([]);
});
