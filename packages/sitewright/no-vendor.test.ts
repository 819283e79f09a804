import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseSheet } from 'postcss';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { machine } from '../../tests/support/machine.ts';
import { readPagePaths } from './content/pages/page-paths.ts';
import { kinds } from './kinds/kinds-by-name.ts';
import { readSite } from './kinds/read-site.ts';
import { loadSiteCode } from './kinds/site-code.ts';
import { listSiteFiles } from './kinds/site-files.ts';

const sites = globSync('sites/*');

/**
 * What the machine has, its comments included, without its tests, and without what tells owners of earlier versions,
 * which had what is a site's own now.
 */
const files = globSync(`${machine}/**/*.{ts,tsx,mjs,css,json,yaml,md}`, {
  exclude: (name) => /(^|\/)node_modules(\/|$)|\.(test|spec)\.tsx?$/.test(name),
})
  .filter((file) => !/\/CHANGELOG\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The names of people in a file's values: who is listed, and who is quoted. */
function listPeople(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { people, person } = value as { people?: unknown; person?: unknown };
  const listed = Array.isArray(people) ? people.flatMap(({ name }) => name ?? []) : [];
  const quoted = typeof person === 'string' ? [person.split(',')[0] ?? ''] : [];
  return [...listed, ...quoted, ...Object.values(value).flatMap(listPeople)];
}

/** The classes that style sheets have rules for. */
const listClasses = (pattern: string) =>
  globSync(pattern).flatMap((file) => {
    const names: string[] = [];
    const sheet = parseSheet(readFileSync(file, 'utf8'));
    sheet.walkAtRules('utility', ({ params }) => void names.push(params));
    // Inside of its own, a site may have rules for what the machine draws.
    sheet.walkRules(({ selectors }) => {
      for (const one of selectors) names.push(/\.([a-z][\w-]*)/.exec(one)?.[1] ?? '');
    });
    return names;
  });

/** Words of one part are everyday ones, which any site may use; so are the machine’s own names of files, folders and classes. */
function listOwnNames(site: string): string[] {
  const ownFiles = globSync(`${machine}/**/*.{ts,tsx,css}`).flatMap((file) =>
    file.split(path.sep).map((part) => path.parse(part).name),
  );
  const known = new Set([...ownFiles, ...listClasses(`${machine}/**/*.css`)]);
  const names = [
    ...loadSiteCode(site).drawings.keys(),
    ...globSync(`${site}/{figures,sections,styles}/**/*.{ts,tsx,css}`).map(
      (file) => path.parse(file).name.split('.')[0] ?? '',
    ),
    ...listClasses(`${site}/{sections,styles}/**/*.css`),
  ];
  return [...new Set(names)].filter((name) => name.includes('-') && !known.has(name));
}

function listWords(site: string): string[] {
  const content = `${site}/content`;
  const people = globSync(`${content}/**/*.yaml`).flatMap((file) =>
    listPeople(parse(readFileSync(file, 'utf8'))),
  );
  const { name } = parse(readFileSync(`${content}/brand/brand.yaml`, 'utf8'));
  return [...new Set([name, path.basename(site), ...people, ...listOwnNames(site)])];
}

test.each(sites)('the machine says nothing of its own of %s', (site) => {
  const words = listWords(site);
  expect(words.length).toBeGreaterThan(5);
  const said = files.flatMap(({ file, text }) =>
    words
      .filter((word) =>
        new RegExp(`(?<![\\p{L}\\d-])${RegExp.escape(word)}(?![\\p{L}\\d-])`, 'iu').test(text),
      )
      .map((word) => `${file}: ${word}`),
  );
  expect(said).toEqual([]);
});

test('the machine has no list of the pages that sites have', () => {
  const paths = new Set(sites.flatMap((site) => readPagePaths(readSite(`${site}/content`))));
  paths.delete('/');
  expect(paths.size).toBeGreaterThan(5);
  const lists = files.flatMap(({ file, text }) => {
    const named = [...paths].filter((one) =>
      new RegExp(`(?<![\\w/.*-])${RegExp.escape(one)}(?![\\w/-])`).test(text),
    );
    return named.length > 2 ? [`${file}: ${named.join(', ')}`] : [];
  });
  expect(lists).toEqual([]);
});

/** The machine's kinds of sections that a site's pages have and that it does not draw itself. */
function listPlainKinds(site: string): string[] {
  const entries = globSync(`${site}/content/{,pages/**/}*.yaml`).flatMap((file) =>
    Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, { section?: string }>),
  );
  const used = new Set(entries.map(([key, fields]) => fields?.section ?? key));
  const { views } = listSiteFiles(site, kinds.keys());
  return [...kinds.keys()].filter((kind) => used.has(kind) && !views.has(kind));
}

test('no two sites have a section that looks the same: one of them draws it itself', () => {
  const plain = sites.flatMap(listPlainKinds);
  expect(plain.length).toBeGreaterThan(2);
  expect(plain.filter((kind, index) => plain.indexOf(kind) !== index)).toEqual([]);
});
