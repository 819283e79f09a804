import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { readCounts } from '../../packages/sitewright/content/pages/counts.ts';
import {
  type RawSection,
  readPageFiles,
  readRawSections,
} from '../../packages/sitewright/content/pages/page-files.ts';
import type { KindName } from '../../packages/sitewright/content/pages/section-kind.ts';
import { genericFileSchemas } from '../../packages/sitewright/content/schemas/json-schemas.ts';
import { sectionsOf } from '../../packages/sitewright/content/schemas/page.ts';
import { mapTexts } from '../../packages/sitewright/content/validate/parse.ts';
import { fieldAt } from '../../packages/sitewright/content/values/field-at.ts';
import {
  fillPlaceholders,
  noPlaceholders,
} from '../../packages/sitewright/content/values/placeholders.ts';
import { kinds } from '../../packages/sitewright/kinds/kinds-by-name.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';

const number = fc.nat(999);
/** What a page has below its own hero: a selection of the site's sections, in any order, with any drawings. */
export const anyComposition = fc.record({
  figure: number,
  sections: fc.array(fc.record({ section: number, look: number }), { maxLength: 9 }),
});
type Composition = ReturnType<typeof anyComposition.generate>['value'];

/** What pages are composed of: the sections of all pages but their heroes, and the drawings of those. */
function readParts(folder: string) {
  const all = Map.groupBy(readRawSections(readSite(folder)), ({ kind }) => kind === 'hero');
  const sections = all.get(false) ?? [];
  const figures = (all.get(true) ?? []).map(({ value }) => fieldAt(value, ['figure']));
  const files = sections.map(({ file }) => readSite(folder).fields(`${file}.yaml`));
  return { sections, figures, currency: files.map(({ currency }) => currency).find(Boolean) };
}

type Parts = ReturnType<typeof readParts>;

/** Gives a page of a hero, with or without more, another figure and these sections alone. */
function composePage(folder: string, file: string, parts: Parts, composition: Composition): void {
  const { sections, figures, currency } = parts;
  const fields = readSite(folder).fields(file);
  const own = sectionsOf(fields).map(([key]) => key);
  const rest = Object.entries(fields).filter(([key]) => !own.includes(key));
  const figure = figures[composition.figure % figures.length];
  const page: Record<string, unknown> = {
    ...Object.fromEntries(rest),
    currency,
    hero: { ...(fields.hero as object), figure },
  };
  for (const [place, { section, look }] of composition.sections.entries()) {
    const { key, kind, value } = sections[section % sections.length] as RawSection;
    const looks = lookNames(kind);
    const chosen = looks[look % looks.length];
    const content = {
      ...(value as { title: string }),
      section: kind,
      ...(chosen && { look: chosen }),
    };
    // One that stands there already has another key and another title.
    if (Object.hasOwn(page, key))
      page[`${key}${place}`] = { ...content, title: `${content.title} ${place}` };
    else page[key] = content;
  }
  writePage(folder, file, page);
}

/**
 * Composes the pages of a vendor anew: shuffles, repeats, leaves out and adds sections. Pages that no
 * composition is left for stay as they are.
 *
 * @param folder path of its content folder
 */
export function composePages(folder: string, compositions: readonly Composition[]): void {
  fillCounts(folder);
  const parts = readParts(folder);
  for (const [index, { file }] of readPageFiles(readSite(folder)).entries()) {
    const composition = compositions[index];
    if (composition) composePage(folder, file, parts, composition);
  }
}

/**
 * Adds pages that nobody planned: only a hero, nothing but points, and one of every kind and look.
 *
 * @param folder path of a content folder that has a section of every kind
 */
export function addOddPages(folder: string): void {
  fillCounts(folder);
  const parts = readParts(folder);
  const kinds = [...new Set(parts.sections.map(({ kind }) => kind))];
  const looks = (kind: KindName) => {
    const section = parts.sections.findIndex((one) => one.kind === kind);
    return lookNames(kind).map((_, look) => ({ section, look }));
  };
  const pages = { hero: [], points: looks('points'), everything: kinds.flatMap(looks) };
  for (const [name, sections] of Object.entries(pages)) {
    const file = `pages/only-${name}.yaml`;
    const title = `A page of ${name} alone`;
    const description = `${title} that nobody planned, but that somebody may compose tomorrow.`;
    const hero = { title, lead: 'What stands on it, nobody planned.' };
    mkdirSync(path.join(folder, 'pages'), { recursive: true });
    writePage(folder, file, { meta: { title, description }, hero });
    composePage(folder, file, parts, { figure: sections.length, sections });
  }
}

const writePage = (folder: string, file: string, page: object) =>
  writeFileSync(path.join(folder, file), stringify(page, { aliasDuplicateObjects: false }));

/** Counts now what texts count: some lists leave the site, others come to stand there twice. */
function fillCounts(folder: string): void {
  const words = { ...noPlaceholders, counts: readCounts(readSite(folder)) };
  for (const { file } of readPageFiles(readSite(folder))) {
    const fields = readSite(folder).fields(file);
    writePage(
      folder,
      file,
      mapTexts(fields, [], (text) => fillPlaceholders(text, words)) as object,
    );
  }
}

/** The looks that a kind of section may have: first the one that the vendor chose. */
function lookNames(kind: KindName): readonly (string | undefined)[] {
  const look = genericFileSchemas(kinds).sections.get(kind)?.properties?.look;
  return [undefined, ...((look as { enum?: string[] } | undefined)?.enum ?? [])];
}
