import type { FieldPath } from 'sitewright/content';
import { formOf } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { readTexts, useEdited } from '../../backend/browser/use-edited.ts';
import { askForAlt } from '../../forms/ask-alt.ts';
import { toSaid } from '../../forms/schema.ts';
import { sayAt } from '../../forms/set-at.ts';
import { drawPreview } from '../../page-editor/browser/drawing.ts';
import type { FileDescription } from '../describe-file.ts';
import { splitDay } from '../post-day.ts';

/** What a file says: its fields and, of Markdown, the text below them. */
export interface FileValue {
  fields: object;
  /** In paragraphs, so that what two people wrote can be joined. */
  body?: string[];
}

const splitBody = (body: string): string[] => body.split(/(?<=\n\n)(?!\n)/);
export const bodyOf = ({ body }: FileValue) => body?.join('');

const readFile = ({ value, body }: Pick<FileDescription, 'value' | 'body'>): FileValue => ({
  fields: value,
  ...(body !== undefined && { body: splitBody(body) }),
});

/** What the text below the fields is called among them; no field has this name. */
const textField = '.text';

/**
 * What a form makes of a file.
 *
 * @param onWrong is called with the field for which it is not saved
 * @param onMoved takes what the editor knows of it where it has another name from then on
 */
export function useFile(
  description: FileDescription,
  onWrong: (field: string) => void,
  onMoved: (description: FileDescription) => void,
) {
  const { file, page, schema } = description;
  const saved = readFile(description);
  const read = (now: FileValue) => ({
    ...now.fields,
    ...(now.body && { [textField]: now.body }),
  });
  const title = new URLSearchParams(location.search).get('title');
  // What is begun with a title is new.
  const named = title && { title, ...(file.startsWith('posts/') && { id: crypto.randomUUID() }) };
  const fields = { ...saved.fields, ...description.start, ...named };
  const edited = useEdited({
    ...{ place: description, source: description.source, said: read(saved), onWrong },
    start: { ...saved, fields } as FileValue,
    read,
    withSaid(_, said) {
      const { [textField]: body, ...own } = said as Record<string, unknown>;
      return { fields: own, ...(Array.isArray(body) && { body }) };
    },
    toChange(now) {
      const { fields, ...day } = splitDay(file, now.fields);
      return {
        value: (toSaid(fields, schema) ?? {}) as object,
        ...(now.body && { body: bodyOf(now) ?? '' }),
        ...day,
      };
    },
    async reload(now) {
      const other = await inUse.backend.describe(now);
      if (now !== file) {
        window.history.replaceState(null, '', formOf(now));
        onMoved(other);
      }
      const readings = readTexts(other.value, other.readings);
      return { source: other.source, said: read(readFile(other)), readings };
    },
    draw: async ({ address = page }) => (address ? drawPreview(address) : undefined),
  });
  const { history } = edited;
  return {
    ...{ ...edited, said: history.now, first: saved },
    /** Has the text below the fields say something, as a step of its own or as part of what is typed. */
    setBody: (body: string, isStep = false) =>
      history[isStep ? 'act' : 'change']((now) => ({ ...now, body: splitBody(body) })),
    /** Has a field say something; undefined takes it away. What another picture shows is to be said anew. */
    set: (place: FieldPath, next: unknown) =>
      history.change((now) => ({
        ...now,
        fields: askForAlt(now.fields, sayAt(now.fields, place, next)),
      })),
  };
}
