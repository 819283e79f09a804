import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { readCounts } from '../../app/content/counts.ts';
import { genericFileSchemas } from '../../app/content/json-schemas.ts';
import { type RawSection, readPageFiles, readRawSections } from '../../app/content/page-files.ts';
import { mapTexts } from '../../app/content/parse.ts';
import { fieldAt, readFields } from '../../app/content/read-fields.ts';
import { type KindName, sectionsOf } from '../../app/content/schemas/page.ts';
import { fillWords, noWords } from '../../app/content/words.ts';

/** A section of a page that nobody planned: any of the site's, with any drawing of its kind. */
interface Pick {
  section: number;
  look: number;
}

/** What a page has below its own hero: a selection of the site's sections, in any order. */
export interface Composition {
  figure: number;
  sections: Pick[];
}

const number = fc.nat(999);
export const anyComposition: fc.Arbitrary<Composition> = fc.record({
  figure: number,
  sections: fc.array(fc.record({ section: number, look: number }), { maxLength: 9 }),
});

/**
 * Composes the pages of a vendor anew: shuffles, repeats, leaves out and adds sections. Pages that no
 * composition is left for stay as they are.
 *
 * @param folder path of its content folder
 */
export function composePages(folder: string, compositions: readonly Composition[]): void {
  fillCounts(folder);
  const all = readRawSections(folder);
  const others = all.filter(({ kind }) => kind !== 'hero');
  const figures = all.flatMap(({ kind, value }) =>
    kind === 'hero' ? [fieldAt(value, ['figure'])] : [],
  );
  const currency = others
    .map(({ file }) => readFields(folder, `${file}.yaml`).currency)
    .find(Boolean);
  for (const [index, { file }] of readPageFiles(folder).entries()) {
    const composition = compositions[index];
    if (!composition) continue;
    const fields = readFields(folder, file);
    const sections = nameSections(
      composition.sections.map(({ section, look }) => {
        return { section: others[section % others.length] as RawSection, look };
      }),
    );
    const own = sectionsOf(fields).map(([key]) => key);
    const rest = Object.entries(fields).filter(([key]) => !own.includes(key));
    const hero = {
      ...(fields.hero as object),
      figure: figures[composition.figure % figures.length],
    };
    const page = { ...Object.fromEntries(rest), currency, hero, ...sections };
    writePage(folder, file, page);
  }
}

export const writePage = (folder: string, file: string, page: object) =>
  writeFileSync(path.join(folder, file), stringify(page, { aliasDuplicateObjects: false }));

/** Counts now what texts count: some lists leave the site, others come to stand there twice. */
export function fillCounts(folder: string): void {
  const words = { ...noWords, counts: readCounts(folder) };
  for (const { file } of readPageFiles(folder)) {
    const fields = readFields(folder, file);
    writePage(folder, file, mapTexts(fields, [], (text) => fillWords(text, words)) as object);
  }
}

/** Sections as a page has them: with keys of their own, and each with a look of its kind. */
export function nameSections(all: readonly { section: RawSection; look: number }[]): object {
  const named = all.map(({ section: { key, kind, value }, look }, place) => {
    const isRepeated = all.slice(0, place).some(({ section }) => section.key === key);
    const looks = lookNames(kind);
    const chosen = looks.length > 0 && { look: looks[look % looks.length] };
    const content = { ...(value as { title: string }), section: kind, ...chosen };
    if (!isRepeated) return [key, content] as const;
    return [`${key}${place}`, { ...content, title: `${content.title} ${place}` }] as const;
  });
  return Object.fromEntries(named);
}

/** The drawings that a kind of section may have. */
export function lookNames(kind: KindName): readonly string[] {
  const look = genericFileSchemas().sections.get(kind)?.properties?.look;
  return (look as { enum?: string[] } | undefined)?.enum ?? [];
}
