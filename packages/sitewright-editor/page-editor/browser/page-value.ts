import { fieldAt, type JsonSchema } from 'sitewright/content';
import { insertSections, listOwnSections } from 'sitewright/languages';
import { copyValue, toSaid } from '../../forms/schema.ts';
import type { PageDescription } from '../page-draft.ts';

type Group = Record<string, unknown>;
type Page = Pick<PageDescription, 'kinds' | 'original' | 'isTranslation'>;

/** A section of a page by its key in the file. */
export interface PageSection {
  key: string;
  kind: string;
}

/**
 * The sections of a page in their order. A translation has those of its original, in the order of that, and between
 * them those that it has alone.
 */
export function listSections(
  value: object,
  { kinds, original, isTranslation }: Page,
): PageSection[] {
  const first = original as Group;
  const joined = insertSections(first, listOwnSections(value, first), Object.keys(value));
  return Object.keys(isTranslation ? { ...joined, ...value } : value).flatMap((key) => {
    const [own, other] = [value, original].map((one) => fieldAt(one, [key, 'section']));
    const kind = String(own || other || key);
    return kinds.some(({ name }) => name === kind) ? [{ key, kind }] : [];
  });
}

/** What a section may say. */
export const sectionSchema = ({ kinds }: Pick<Page, 'kinds'>, kind: string): JsonSchema =>
  kinds.find(({ name }) => name === kind)?.schema ?? {};

/**
 * A page as its file says it. A translation has its sections in an order of its own, which nobody sees.
 *
 * @returns with the keys of the sections in their order
 */
export function toFile(value: object, page: Page): { value: Group; order: string[] } {
  const { isTranslation } = page;
  const sections = listSections(value, page);
  const said = sections.flatMap(({ key, kind }) => {
    const schema = isTranslation ? undefined : sectionSchema(page, kind);
    const own = toSaid(fieldAt(value, [key]) ?? {}, schema) as Group | undefined;
    if (isTranslation) return own && Object.keys(own).length > 0 ? [[key, own] as const] : [];
    return [[key, { ...(key !== kind && { section: kind }), ...own }] as const];
  });
  const keys = new Set(sections.map(({ key }) => key));
  const fields = Object.entries(value).filter(([name]) => !keys.has(name));
  return {
    value: { ...(toSaid(Object.fromEntries(fields)) as Group), ...Object.fromEntries(said) },
    order: isTranslation ? [] : said.map(([key]) => key),
  };
}

/** A page whose sections are these, in this order. */
function withSections(
  value: object,
  page: Page,
  sections: readonly (readonly [string, unknown])[],
) {
  const keys = new Set(listSections(value, page).map(({ key }) => key));
  const fields = Object.entries(value).filter(([name]) => !keys.has(name));
  return Object.fromEntries([...fields, ...sections]);
}

const listEntries = (value: object, page: Page): [string, unknown][] =>
  listSections(value, page).map(({ key }) => [key, fieldAt(value, [key])]);

/** A name, with a number where it is taken. */
function findFree(name: (number: string) => string, taken: readonly unknown[]): string {
  let number = 1;
  while (taken.includes(name(number > 1 ? String(number) : ''))) number += 1;
  return name(number > 1 ? String(number) : '');
}

/**
 * A page with one more section, which begins with what another page says.
 *
 * @param index its place among the sections
 * @returns with its key
 */
export function addSection(value: object, page: Page, kind: string, index: number) {
  const entries = listEntries(value, page);
  const { sample } = page.kinds.find(({ name }) => name === kind) ?? {};
  const key = findFree((number) => kind + number, Object.keys(value));
  const { section: _, ...said } = (sample?.value ?? {}) as Group;
  const own = { ...(key !== kind && { section: kind }), ...said };
  return { value: withSections(value, page, entries.toSpliced(index, 0, [key, own])), key };
}

/**
 * A page with a section like another one behind it. It has a key of its own, as an address may lead to it, and a title
 * of its own, by which screen readers list sections.
 */
export function duplicateSection(value: object, page: Page, { key, kind }: PageSection) {
  const entries = listEntries(value, page);
  const own = fieldAt(value, [key]) as Group;
  const { title } = own;
  const titles = entries.map(([, one]) => fieldAt(one, ['title']));
  const next = findFree((number) => key.replace(/\d+$/, '') + number, Object.keys(value));
  const copy = {
    ...{ section: kind, ...Object(copyValue(own, sectionSchema(page, kind))) },
    ...(typeof title === 'string' &&
      title && { title: findFree((number) => `${title} ${number}`.trim(), titles) }),
  };
  const index = entries.findIndex(([one]) => one === key) + 1;
  return { value: withSections(value, page, entries.toSpliced(index, 0, [next, copy])), key: next };
}

/** A page without a section. */
export const removeSection = (value: object, page: Page, key: string): object =>
  withSections(
    value,
    page,
    listEntries(value, page).filter(([one]) => one !== key),
  );

/** A page with a section in another place among the others. */
export function moveSection(value: object, page: Page, key: string, index: number): object {
  const entries = listEntries(value, page);
  const from = entries.findIndex(([one]) => one === key);
  const own = entries.splice(from, 1);
  return withSections(value, page, entries.toSpliced(index, 0, ...own));
}
