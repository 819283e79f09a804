import { readYaml } from 'sitewright/content';
import { editMarkdown, editYaml, isObject, splitFrontMatter } from 'sitewright/texts';
import { isTableFile, readDataTable, writeDataTable } from './data-table.ts';
import { type Conflict, joinChanges } from './join-changes.ts';

/** What two people made of one file. */
export interface Texts {
  before: string;
  theirs: string;
  own: string;
}

/**
 * Joins what two people made of a content file, by entry and by paragraph.
 *
 * @param file its name, which says what it is
 * @returns their text with the own changes, and where both changed the same
 * @throws ContentError where a text is no content, or is written so that a change has no place in it
 */
export function joinTexts(
  file: string,
  { before, theirs, own }: Texts,
): { text: string; conflicts: Conflict[] } {
  if (theirs === before || theirs === own) return { text: own, conflicts: [] };
  if (own === before) return { text: theirs, conflicts: [] };
  const [old, other, mine] = [before, theirs, own].map((text) => readSaid(file, text));
  const { value, conflicts } = joinChanges(old, other, mine);
  const fields = isObject(value) ? value : {};
  if (isTableFile(file)) return { text: writeDataTable(file, theirs, fields), conflicts };
  if (!file.endsWith('.md')) {
    const order = isObject(mine) ? Object.keys(mine) : [];
    return { text: editYaml(file, theirs, fields, order), conflicts };
  }
  const { [bodyField]: paragraphs, ...front } = fields;
  const text = editMarkdown(file, theirs, front, (paragraphs as string[]).join('\n\n'));
  return { text, conflicts };
}

/** No field of a front matter has this name. */
export const bodyField = '.text';

/** What a content file says; a text in Markdown is a list of paragraphs. */
export function readSaid(file: string, text: string): unknown {
  if (isTableFile(file)) return readDataTable(file, text);
  if (!file.endsWith('.md')) return readYaml(file, text).toJS() ?? {};
  const parts = splitFrontMatter(text);
  const fields = readYaml(file, parts?.frontMatter ?? '').toJS();
  return {
    ...(isObject(fields) && fields),
    [bodyField]: (parts?.body ?? text).trim().split(/\n{2,}/),
  };
}
