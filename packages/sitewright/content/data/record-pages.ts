import { fileProblem, formatPlace, type Position, type Problem } from '../messages/problem.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { eachFields, eachSchema } from '../schemas/records.ts';
import { toPathPart } from '../values/address-name.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { inheritNames, type RecordValues } from './fill-record.ts';
import { fillTemplateWith } from './filled-template.ts';
import { type Records, type RecordsFolder, readRecords, translateRecords } from './records.ts';

/** A file with `each:` in it: a page for each record of another file. */
export interface RecordTemplate {
  /** Its path in the folder. */
  file: string;
  /** Undefined where what it says of them has mistakes. */
  records: Records | undefined;
  /** What is wrong with the addresses of its pages. */
  problems: readonly Problem[];
}

/** One of these pages, in the place of a file of its own. */
interface RecordPage {
  template: string;
  /** The number of its record, from 0 on. */
  index: number;
  /** Where its record stands. */
  place: Position;
  /** The address that a translation gives it. */
  address: string | undefined;
  yaml: YamlFile;
}

/** The pages that a folder makes of records. */
export interface RecordPages {
  templates: readonly RecordTemplate[];
  /** By the path that the file of each would have, such as `pages/shops/lund.yaml`, in the order of the records. */
  pages: ReadonlyMap<string, RecordPage>;
  /** By the path of the file with the records in the folder. */
  records: ReadonlyMap<string, Records>;
  /** Whether these are all pages that there are to be; else some are missing for a mistake. */
  areKnown: boolean;
}

/** What a file with `each:` says of its pages as a whole, and what it says on each of them. */
export function splitTemplate(value: unknown) {
  const isHead = ([name]: [string, unknown]) => Object.hasOwn(eachFields, name);
  const entries = Object.entries(Object(value));
  return {
    head: Object.fromEntries(entries.filter(isHead)),
    page: Object.fromEntries(entries.filter((one) => !isHead(one))),
  };
}

interface YamlText {
  name: string;
  text: string;
  source: string;
  yaml: YamlFile;
}

/** The files of a language, as far as pages of records are concerned. */
export interface RecordFolder extends RecordsFolder {
  files: ReadonlyMap<string, YamlText>;
  schemaOfPage(file: string, value: unknown): JsonSchema | undefined;
  /** Those of the first language, where this one is another. */
  original?: { get(file: string): YamlText | undefined; recordPages: RecordPages } | undefined;
}

/** Makes pages of the records that files with `each:` name. */
export function readRecordPages(folder: RecordFolder): RecordPages {
  const { files, original } = folder;
  // A language may list records of which it has no pages.
  const records = new Map(
    [...(original?.recordPages.records ?? [])].map(([from, first]) => [
      from,
      translateRecords(folder, first),
    ]),
  );
  const pages = new Map<string, RecordPage>();
  const templates: RecordTemplate[] = [];
  for (const { file, records: first } of original?.recordPages.templates ?? []) {
    if (!files.has(file)) continue;
    const own = records.get(first?.from ?? '');
    const problems: Problem[] = [];
    for (const [name, page] of original?.recordPages.pages ?? []) {
      if (!own || page.template !== file) continue;
      const other = files.get(name)?.name;
      const message = `expected no file for this page, as ${folder.nameOf(file)} makes it; remove it`;
      const atField = 'The page of each record is translated in one place: delete this';
      if (other) problems.push({ ...fileProblem(other, message), atField });
      else pages.set(name, makePage(file, own, page.index, page));
    }
    templates.push({ file, records: own, problems });
  }
  const heads = [...files].flatMap(([file, content]) => {
    const isOwn = !original?.get(file) && isTemplate(folder, file, content);
    return isOwn ? [readHead(file, content)] : [];
  });
  for (const alike of Map.groupBy(heads, ({ head }) => head?.each).values()) {
    const { head, at } = alike.find((one) => one.head?.fields) ?? {};
    const address = alike.flatMap((one) => one.address);
    if (!head?.fields || !at) continue;
    records.set(head.each, readRecords(folder, head.each, { fields: head.fields, address, at }));
  }
  for (const { file, head, address } of heads) {
    const own = head && records.get(head.each);
    const problems: Problem[] = [];
    for (const [index, values] of own?.values.entries() ?? []) {
      if (!head || !own) continue;
      const made = makePath(head.address, address, values);
      if (!made) continue;
      const name = `pages${made.path}.yaml`;
      const { place } = pages.get(name) ?? {};
      const other = place ? formatPlace(place) : files.get(name)?.name;
      const taken = `expected an address that no other page has, found ${made.path}, which is that of ${other}`;
      const message = made.message ?? (other === undefined ? undefined : taken);
      if (message) problems.push({ ...own.locate(index, [made.field]), message });
      else pages.set(name, makePage(file, own, index));
    }
    templates.push({ file, records: own, problems });
  }
  const areKnown =
    templates.every(({ records }) => records) &&
    pages.size === templates.reduce((sum, { records }) => sum + (records?.values.length ?? 0), 0) &&
    ![...files].some(([file, one]) => mayBeTemplate(file, one) && one.yaml.errors.length > 0);
  return { templates, pages, records, areKnown };

  /** @param first the page in the first language, where this one is its translation */
  function makePage(template: string, own: Records, index: number, first?: RecordPage): RecordPage {
    return {
      ...{ template, index },
      // A folder is read anew with each change, and most pages of it only listed.
      get place() {
        return own.locate(index, [own.address[0] ?? '']);
      },
      get address() {
        return first && ownAddress(template, own, index);
      },
      get yaml() {
        return fillPage(template, own, index, first);
      },
    };
  }

  function ownAddress(template: string, records: Records, index: number): string | undefined {
    const { address } = splitTemplate(files.get(template)?.yaml.toJS()).head;
    if (typeof address !== 'string') return undefined;
    return makePath(address, listNames(address), records.values[index] ?? {})?.path;
  }

  function fillPage(
    template: string,
    records: Records,
    index: number,
    first?: RecordPage,
  ): YamlFile {
    const { yaml } = files.get(template) as YamlText;
    const leading = splitTemplate((first ? original?.get(template)?.yaml : yaml)?.toJS()).page;
    const shown = first?.yaml.toJS() ?? leading;
    // What the first language leaves out has no translation.
    const isThere = (name: string) =>
      !Object.hasOwn(leading, name) || Object.hasOwn(Object(shown), name);
    const own = splitTemplate(yaml.toJS()).page;
    const whole = Object.entries(Object(first ? inheritNames(own, leading) : own));
    const address = first && ownAddress(template, records, index);
    const value = {
      ...Object.fromEntries(whole.filter(([name]) => isThere(name))),
      ...(address !== undefined && { address }),
    };
    const schema = folder.schemaOfPage(template, { ...value, ...leading }) ?? {};
    const filled = fillTemplateWith({ yaml, path: [], value, schema }, records, index);
    const { locate, namesAt, writtenAt } = filled;
    return { errors: [], toJS: () => filled.value, locate, namesAt, writtenAt };
  }
}

/** Few files say so, and what the others say need not be read for it. */
const mayBeTemplate = (file: string, content: YamlText) =>
  file.endsWith('.yaml') && /^each:/m.test(content.source);

/** Whether a file makes pages of records. */
function isTemplate(folder: RecordFolder, file: string, content: YamlText) {
  if (!mayBeTemplate(file, content)) return false;
  const { each } = Object(content.yaml.toJS()) as { each?: unknown };
  return (
    each !== undefined && !(each instanceof Object) && folder.schemaOfPage(file, {}) !== undefined
  );
}

const addressParts = /:([a-z]\w*)/gi;
const pathPart = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The fields in the address of the pages of records. */
export const listNames = (address: string) =>
  Array.from(address.matchAll(addressParts), ([, name = '']) => name);

/** What a template says of its pages, undefined where that has mistakes, and the fields in their address. */
function readHead(file: string, { yaml }: YamlText) {
  const { data: head } = eachSchema.safeParse(splitTemplate(yaml.toJS()).head);
  return { file, head, address: listNames(head?.address ?? ''), at: yaml.locate(['each']) };
}

/**
 * The path of the page of a record.
 *
 * @param address such as `/shops/:slug`
 * @param fields the names in it
 * @returns the field to which a mistake belongs, and what is wrong with it; undefined where a field is missing, which says so itself
 */
function makePath(address: string, fields: readonly string[], values: RecordValues) {
  const parts = new Map(fields.map((name) => [name, values[name]]));
  if ([...parts.values()].includes(undefined)) return undefined;
  const path = address.replaceAll(addressParts, (_, name: string) => String(parts.get(name)));
  const [field = '', part] = [...parts].find(([, one]) => !pathPart.test(String(one))) ?? [];
  const better = JSON.stringify(toPathPart(String(part)));
  const message = `expected a part of an address, of small letters, digits and hyphens, such as ${better}, found ${JSON.stringify(part)}`;
  return field ? { path, field, message } : { path, field: fields[0] ?? '' };
}
