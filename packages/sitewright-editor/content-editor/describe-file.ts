import { languageOf, type SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages, readOriginal } from 'sitewright/languages';
import { listPictureNames, readBlogPath, readPostName, readPostOutlines } from 'sitewright/pages';
import {
  readFileSchemas,
  schemaOfFile,
  toTranslationSchema,
  withoutOwnFields,
} from 'sitewright/schemas';
import { beginTranslation, nameState, stateIn } from '../page-editor/begin-translation.ts';
import { addDrafts, genericSchemaOf } from '../page-editor/entry-drafts.ts';
import { listFilledTexts } from '../page-editor/filled-texts.ts';
import { listTargets } from '../page-editor/link-targets.ts';
import { listInherited, refuseUnreadable } from '../page-editor/page-draft.ts';
import { isTableFile } from '../saving/data-table.ts';
import { describeTable } from './describe-table.ts';
import { labelOfFile } from './list-content.ts';
import { listEffects } from './list-effects.ts';
import { dayField, dayOf, withDay } from './post-day.ts';
import { starters } from './starters.ts';

export type FileDescription = ReturnType<typeof describeFile>;

/**
 * What a content file that is no page of sections says, and what it may say.
 *
 * @param file its path in the content folder; it need not be there
 * @param place names the folder among all that a browser may have drafts of
 * @throws UserError where it cannot be read, or what it is a translation of
 */
export function describeFile(folder: SiteFolder, file: string, place: string) {
  const tag = languageOf(file);
  const original = tag ? file.slice(tag.length + 1) : file;
  const table = isTableFile(file) ? describeTable(folder, file) : undefined;
  if (!table) refuseUnreadable(folder, ...new Set([file, original]));
  const languages = readLanguages(folder);
  const language = languages.find((one) => one.tag === tag) ?? languages[0];
  const first =
    table?.first ?? (tag ? readOriginal(folder, original, tag) : folder.fields(original));
  const found = folder.all.get(file);
  const said = (table?.value ?? found?.yaml.toJS() ?? {}) as Record<string, unknown>;
  const day = dayOf(file);
  const fileSchema = table?.schema ?? schemaOfFile(readFileSchemas(folder), original, first);
  const schema = day === undefined ? fileSchema : withDay(fileSchema);
  const value = tag
    ? addDrafts(said, first, table?.schema ?? genericSchemaOf(folder, original, first))
    : { ...said, ...(day !== undefined && { [dayField]: day }) };
  const page = table ? undefined : findPath(folder, original);
  const targets = listTargets(folder);
  const called = new Map(targets.map((one) => [one.to, one]));
  return {
    ...{ folder: place, file, value, source: found?.text ?? null },
    label: labelOfFile(folder, original),
    /** What it begins with, where it is not there. */
    ...(!found && { start: tag ? beginTranslation(folder, original) : (starters[file] ?? {}) }),
    // Who begins to translate a text writes over what the first language says.
    ...(file.endsWith('.md') && {
      body: (found ?? folder.get(original))?.body?.trim() ?? '',
    }),
    schema: tag ? toTranslationSchema(schema) : withoutOwnFields(schema),
    inherited: tag ? listInherited(value, first) : {},
    readings: table ? {} : listFilledTexts(folder, file, value),
    language: { tag: language.tag, dir: language.dir },
    languages: languages.map((one, index) => {
      const own = index === 0 ? original : `${one.tag}/${original}`;
      // What is new is written in the first one.
      const none = index > 0 ? 'not begun' : 'whole';
      const state = stateIn(folder, index > 0 ? one.tag : undefined, original) ?? none;
      const open = own === file && { open: one.name };
      return { name: nameState(one.name, state), file: own, ...open };
    }),
    /** The pages, at their addresses in its language. */
    paths: [...language.paths].map((one) => ({
      ...(called.get(one) ?? { label: one, names: [] }),
      to: pathInLanguage(language, one),
    })),
    /** What links and buttons in it may lead to. */
    targets,
    pictures: listPictureNames(folder),
    /** What its values do that do less than one would think: words that came later would move fields under a hand. */
    effects: table ? {} : listEffects(folder, file, value),
    /** A page that shows it. */
    page: page && pathInLanguage(language, page),
  };
}

/** The path of a page that shows what a file says, in the first language; undefined where none does. */
function findPath(folder: SiteFolder, file: string): string | undefined {
  const blog = readBlogPath(folder);
  if (file.startsWith('posts/')) {
    const post = readPostOutlines(folder).find((one) => one.file === file);
    const name = readPostName(file);
    return post?.path ?? ('problem' in name ? undefined : `${blog ?? '/blog'}/${name.slug}`);
  }
  if (file.endsWith('.md')) return file.replace(/^pages|\.md$/g, '');
  if (file === 'blog.yaml') return blog ?? '/blog';
  if (file === 'reading.yaml') {
    const text = folder.files.find((one) => /^pages\/.+\.md$/.test(one));
    return text && findPath(folder, text);
  }
  if (file === 'not-found.yaml') return '/not-found';
  return ['redirects.yaml', 'error.yaml'].includes(file) ? undefined : '/';
}
