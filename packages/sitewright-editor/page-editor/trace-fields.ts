import type { FieldPath, JsonSchema, SiteContent, SiteFolder } from 'sitewright/content';
import {
  type LanguageContent,
  listOwnSections,
  pathInOther,
  withoutOthersSections,
} from 'sitewright/languages';
import { listPageFiles } from 'sitewright/pages';
import {
  genericFileSchemas,
  mayBeTranslated,
  type Page,
  partsOf,
  schemaOfFile,
} from 'sitewright/schemas';
import { type Group, isGroup } from 'sitewright/texts';
import { writeMark } from './field-marks.ts';

type MarkAt = (path: FieldPath) => string;

/**
 * The content of a language with a mark behind each word that visitors read, which names the field that says it. The
 * editor has a page drawn of it beside the one that it shows, and so knows the field of each word, price, hour and
 * picture, whatever draws it.
 *
 * @param folder the files that the content is of
 * @param tag the language's; none for the first one
 */
export function traceFields(folder: SiteFolder, content: SiteContent, tag = ''): SiteContent {
  if (!tag) return { ...content, ...traceLanguage(folder, content, '') };
  const translations = content.translations.map((one) =>
    one.language.tag === tag ? traceLanguage(folder, one, `${tag}/`) : one,
  );
  return { ...content, translations };
}

function traceLanguage(
  folder: SiteFolder,
  content: LanguageContent,
  base: string,
): LanguageContent {
  const schemas = genericFileSchemas(folder.code.kinds);
  const trace = <Value>(file: string, value: Value): Value => {
    // A list that stands in data/ has no fields in the page.
    const all = (folder.get(file)?.yaml.toJS() ?? {}) as Group;
    const own = folder.all.get(base + file)?.yaml.toJS();
    const shared = base ? withoutOthersSections(all, base.slice(0, -1)) : all;
    const alone = base ? Object.fromEntries(listOwnSections(own, shared)) : {};
    const first = { ...shared, ...alone };
    const markAt = (path: FieldPath) =>
      writeMark(base + file, base ? pathInOther(path, 'first', own, shared) : path);
    return traceValue(value, first, schemaOfFile(schemas, file, first), [], markAt) as Value;
  };
  const tracePage = (file: string, page: Page): Page => {
    const { entry, sections } = page;
    const said = Object.fromEntries(sections.map(({ key, content }) => [key, content]));
    const traced = trace<Group>(file, { entry, ...said });
    return {
      ...page,
      entry: entry && { ...entry, ...(traced.entry as typeof entry), drawing: entry.drawing },
      sections: sections.map((one) => ({ ...one, content: traced[one.key] })) as Page['sections'],
    };
  };
  const { site, navigation, announcement } = content;
  const { name, tagline } = trace('brand/brand.yaml', { name: site.name, tagline: site.tagline });
  const files = new Map(listPageFiles(folder).map(({ file, path }) => [path, folder.fileOf(file)]));
  const pages = [...content.pages].map(
    ([path, page]) => [path, tracePage(files.get(path) ?? '', page)] as const,
  );
  return {
    ...content,
    pages: new Map(pages),
    site: { ...trace('site.yaml', site), name, tagline },
    navigation: trace('navigation.yaml', navigation),
    announcement: trace('announcement.yaml', announcement),
  };
}

/**
 * A value that was made of what a file says, with its marks.
 *
 * @param said what the file says there, in the first language
 */
function traceValue(
  value: unknown,
  said: unknown,
  schema: JsonSchema,
  at: FieldPath,
  markAt: MarkAt,
): unknown {
  if (typeof said === 'string') {
    const isWords = typeof value === 'string' && mayBeTranslated(schema);
    return isWords
      ? value + markAt(at)
      : typeof value === 'object'
        ? markWords(value, markAt(at))
        : value;
  }
  const parts = partsOf(said, schema);
  if (!parts || typeof value !== 'object' || value === null) return value;
  const trace = (part: (typeof parts)[number], inner: unknown) =>
    traceValue(inner, part.value, part.schema, [...at, part.step], markAt);
  // A list that stands elsewhere has no fields here.
  if (Array.isArray(value) !== Array.isArray(said)) return value;
  if (Array.isArray(value)) {
    // Entries that visitors do not get today are left out of some lists.
    if (value.length !== parts.length) return value;
    return parts.map((part, index) => trace(part, value[index]));
  }
  const { src, price } = said as Group;
  // Of a picture, its file before what it shows.
  const own = (
    typeof src === 'string' ? markWords(value, markAt([...at, 'src']), ['alt']) : value
  ) as Group;
  const marked = parts.filter(({ step }) => Object.hasOwn(own, step));
  const result = {
    ...own,
    ...Object.fromEntries(marked.map((part) => [part.step, trace(part, own[part.step])])),
  };
  if (typeof price !== 'number' || !isGroup(own.price)) return result;
  return { ...result, priceText: (own.priceText ?? '{price}') + markAt([...at, 'price']) };
}

/** What a text was made into, with a mark behind its words: a run of words, a button, an hour. */
function markWords(value: unknown, mark: string, names = ['value', 'label']): unknown {
  if (Array.isArray(value)) return value.map((one) => markWords(one, mark, names));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isWords = names.includes(name) && typeof one === 'string';
      return [name, isWords ? one + mark : markWords(one, mark, names)];
    }),
  );
}
