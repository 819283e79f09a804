import { type FieldPath, formatPath } from 'sitewright/content';
import { takeDraft } from '../../page-editor/browser/drafts.ts';
import { type News, sayChanges } from '../../page-editor/browser/messages/say-changes.ts';
import { nameField } from '../../page-editor/browser/messages/say-problem.ts';
import { type Joined, joinChanges } from '../../saving/join-changes.ts';
import type { FileDescription } from '../describe-file.ts';

/** What a file says: its fields and, of Markdown, the text below them. */
export interface FileValue {
  fields: object;
  /** In paragraphs, so that what two people wrote can be joined. */
  body?: string[];
}

export const splitBody = (body: string): string[] => body.split(/(?<=\n\n)(?!\n)/);

export const bodyOf = ({ body }: FileValue) => body?.join('');

export const readFile = ({ value, body }: Pick<FileDescription, 'value' | 'body'>): FileValue => ({
  fields: value,
  ...(body !== undefined && { body: splitBody(body) }),
});

/** What a file is opened with: on it what was not saved the last time. */
export function openFile(description: FileDescription) {
  const saved = readFile(description);
  const title = new URLSearchParams(location.search).get('title');
  const begun = {
    ...saved,
    fields: { ...saved.fields, ...description.start, ...(title && { title }) },
  };
  const draft = takeDraft(description);
  const said = draft ? (joinChanges(draft.before, saved, draft.value).value as FileValue) : begun;
  return { saved, said, isFound: draft !== undefined };
}

/** A place of what a file says, by the labels on the way there; of its text, the paragraph. */
function namePlace([part, ...rest]: FieldPath): string {
  if (part === 'fields') return nameField(formatPath(rest));
  const [paragraph] = rest;
  return typeof paragraph === 'number' ? `Text, paragraph ${paragraph + 1}` : 'Text';
}

/** What somebody else has changed in a file meanwhile. */
export function sayNews(before: FileValue, theirs: FileValue, joined: Joined): News {
  const toFields = ({ fields, body }: FileValue) => ({ ...fields, ...(body && { text: body }) });
  return sayChanges(toFields(before), toFields(theirs), joined, namePlace);
}
