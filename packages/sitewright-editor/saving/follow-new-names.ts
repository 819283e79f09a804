import { fieldAt, languageOf, type SiteFolder } from 'sitewright/content';
import { editMarkdown, isGroup, matchItems } from 'sitewright/texts';
import { t } from '../words/words.ts';

type Renamed = readonly [before: string, now: string];

const isPost = (file: string) => /^([^/]+\/)?posts\/.+\.md$/.test(file);

/**
 * Has posts keep their authors where a page gives people other names.
 *
 * @param before the folder as it is
 * @param after the same with what the file is to say
 * @returns the texts of the posts by their files, and what that is in words
 */
export function followNewNames(before: SiteFolder, after: SiteFolder, file: string) {
  const [old, now] = [before, after].map((one) => readValue(one, file));
  const all = Object.entries(old ?? {}).flatMap(([key, section]) =>
    listRenamed(fieldAt(section, ['people']), fieldAt(now, [key, 'people'])),
  );
  const authors = fieldAt(readValue(after, 'blog.yaml'), ['authors']);
  const isOther = (name: string) =>
    Array.isArray(authors) && authors.some((one) => fieldAt(one, ['name']) === name);
  const renamed = all.filter(([name]) => !isOther(name));
  const texts: Record<string, string> = {};
  if (renamed.length === 0) return { texts, said: [] };
  const tag = languageOf(file);
  for (const [post, { name, text, yaml, body = '', isReadable }] of after.all) {
    const isTold = tag === undefined || languageOf(post) === tag;
    if (!isPost(post) || !isTold || !isReadable) continue;
    const value = withNames(yaml.toJS(), new Map(renamed));
    if (value) texts[post] = editMarkdown(name, text, value, body.trim());
  }
  const said = Object.keys(texts).length > 0 ? renamed.map(sayRenamed) : [];
  return { texts, said };
}

const sayRenamed = ([before, name]: Renamed) =>
  t('Posts of “{before}” have “{name}” as their author', { before, name });

const readValue = (folder: SiteFolder, file: string): object => {
  const { yaml, isReadable } = folder.all.get(file) ?? {};
  return Object((isReadable && yaml?.toJS()) || {});
};

function listRenamed(old: unknown, now: unknown): Renamed[] {
  if (!Array.isArray(old) || !Array.isArray(now)) return [];
  const nameOf = (one: unknown) => String(fieldAt(one, ['name']) ?? '');
  const names = now.map(nameOf);
  return matchItems(old, now).flatMap((at, index) => {
    const [before, next] = [nameOf(old[index]), names[at] ?? ''];
    return before && next && !names.includes(before) ? [[before, next] as const] : [];
  });
}

/** Undefined for a post of none of them. */
function withNames(fields: unknown, names: ReadonlyMap<string, string>): object | undefined {
  if (!isGroup(fields)) return undefined;
  const { author, authors } = fields;
  const rename = (one: unknown) => names.get(String(one)) ?? one;
  const isOf = [author, ...(Array.isArray(authors) ? authors : [])].some((one) =>
    names.has(String(one)),
  );
  if (!isOf) return undefined;
  return {
    ...fields,
    ...(author !== undefined && { author: rename(author) }),
    ...(Array.isArray(authors) && { authors: authors.map(rename) }),
  };
}
