import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { listCode, machine } from '../../../tests/support/machine.ts';
import { kinds as ownKinds } from './kinds-by-name.ts';
import { kindOfFolder } from './site-files.ts';

/** The kinds of the machine and of all sites, which may have one of the same name. */
const kinds = new Set<string>([
  ...ownKinds.keys(),
  ...globSync('sites/*/sections/*').map((folder) => kindOfFolder(path.basename(folder))),
]);
/** The kind of section in whose folder a file is, if it is in one. */
function ownerOf(file: string): string | undefined {
  const [, folder = ''] =
    /^(?:packages\/sitewright\/kinds|sites\/[^/]+\/sections)\/([^/]+)\//.exec(file) ?? [];
  const kind = kindOfFolder(folder);
  return kinds.has(kind) ? kind : undefined;
}
/** The site that a file is of, or else the machine. */
const siteOf = (file: string) => /^sites\/[^/]+/.exec(file)?.[0] ?? machine;
/** Whether two files can be in one bundle: no site has anything of another one. */
const canMeet = (one: string, other: string) =>
  siteOf(one) === siteOf(other) || [siteOf(one), siteOf(other)].includes(machine);

/**
 * What a file of code says in quotes, and which files it imports. That a site's kind shows another one of the site, of
 * which `Inputs` knows the machine's alone, is in a type, of which nothing is left in a page.
 */
function readCode(file: string) {
  const texts: string[] = [];
  const imports: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, ...parts } = node as Record<string, unknown>;
    const { value, source } = parts as Record<string, { value?: string }>;
    if (type === 'ImportDeclaration') {
      const isType = parts.importKind === 'type' && siteOf(file) !== machine;
      if (!isType) imports.push(path.join(path.dirname(file), source?.value ?? ''));
    } else if (!namesInputs(type, parts)) {
      const { raw } = (value ?? {}) as { raw?: string };
      if (type === 'Literal' && typeof value === 'string') texts.push(value);
      else if (type === 'TemplateElement' && raw) texts.push(raw);
      for (const part of Object.values(parts)) visit(part);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body);
  return { file, texts, imports };
}

/** What a kind gets of another one is called as that is, and people may call it as another one is called. */
const namesInputs = (type: unknown, { key }: { key?: { name?: string } }) =>
  type === 'TSIndexedAccessType' ||
  type === 'TSModuleDeclaration' ||
  (type === 'Property' && /^(requiredInputs|optionalInputs|input|aliases)$/.test(key?.name ?? ''));

const rooms = [
  `${machine}/{kinds,page/{components,inline-scripts,figures,layout}}`,
  'sites/*/{sections,frame,figures}',
];
const code = rooms
  .flatMap((room) => listCode(room))
  .filter((file) => !/\.test\.|kinds\/index\.ts$/.test(file))
  .map(readCode);

/** The classes that style sheets have rules for, each with its file; what they take of others with `@apply`. */
const styled: { name: string; file: string }[] = [];
const carried: { name: string; file: string }[] = [];
for (const file of globSync([
  `${machine}/{kinds,page}/**/*.css`,
  'sites/*/{sections,styles}/**/*.css',
])) {
  const add = (list: typeof styled, names: string) =>
    list.push(...names.split(/\s+/).map((name) => ({ name, file })));
  const sheet = parse(readFileSync(file, 'utf8'));
  sheet.walkAtRules('utility', ({ params }) => void add(styled, params));
  sheet.walkAtRules('apply', ({ params }) => void add(carried, params));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    // A kind may have rules for what others draw, inside of its own.
    for (const selector of rule.selectors) {
      const [first, ...others] = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(
        ([, name = '']) => name,
      );
      if (first) add(styled, first);
      if (!ownerOf(file)) for (const name of others) add(styled, name);
    }
  });
}

// Words in quotes are classes where something is drawn.
for (const { file, texts } of code) {
  if (!file.endsWith('.tsx')) continue;
  for (const text of texts) carried.push(...text.split(/[\s:]+/).map((name) => ({ name, file })));
}
/** The files that carry a class for which a style sheet has rules. */
const listUsers = ({ name, file }: (typeof styled)[number]) =>
  carried.filter((one) => one.name === name && canMeet(one.file, file)).map((one) => one.file);

test('the name of a kind of section stands in its folder alone', () => {
  // Fields and looks of their own, which have the name that another kind has.
  const ownWords: Partial<Record<string, string>> = {
    latestPosts: 'pictures',
    plans: 'features',
    stories: 'channels',
    // The type of a field, which the page of wrong addresses has.
    '': 'search',
  };
  const named = code.flatMap(({ file, texts }) => {
    const owner = ownerOf(file) ?? '';
    const own = [owner, ownWords[owner]];
    return texts
      .filter((text) => kinds.has(text) && !own.includes(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(named).toEqual([]);
});

test('no kind of section imports from the folder of another one', () => {
  const foreign = code.flatMap(({ file, imports }) =>
    imports
      .filter((one) => ownerOf(file) && ownerOf(one) && ownerOf(file) !== ownerOf(one))
      .map((one) => `${file}: ${one}`),
  );
  expect(foreign).toEqual([]);
});

test('a class that the style sheets of a kind have rules for is carried in its folder alone', () => {
  const sharedNames = new Set(styled.filter((one) => !ownerOf(one.file)).map(({ name }) => name));
  const foreign = styled
    .filter(({ name, file }) => ownerOf(file) && !sharedNames.has(name))
    .flatMap((one) =>
      listUsers(one)
        .filter((user) => ownerOf(user) !== ownerOf(one.file))
        .map((user) => `${user}: ${one.name}`),
    );
  expect(foreign).toEqual([]);
});

test('no kind of section has a class to itself for which shared style sheets have rules', () => {
  const ofOneKind = styled
    .filter(({ file }) => !/\/(kinds|sections)\//.test(file))
    .flatMap((one) => {
      const owners = new Set(listUsers(one).map(ownerOf));
      const [owner] = owners;
      return owners.size === 1 && owner ? [`${one.file}: ${one.name}, of ${owner}`] : [];
    });
  expect(ofOneKind).toEqual([]);
});
