import type { Editable } from '../../content-editor/list-content.ts';
import type { PlacedProblem } from '../../saving/place-problems.ts';
import { inUse } from './backend.ts';

/** The address of the form of a file. */
export const formOf = (file: string): string => `${inUse.backend.address}?file=${file}`;

/** Where something is edited: a page of sections where it is seen, anything else in its form. */
export const editorOf = ({ file, page }: Editable): string =>
  page === undefined ? formOf(file) : inUse.backend.editorOf(page);

type Place = Pick<PlacedProblem, 'at' | 'field' | 'textLine' | 'entry'>;

/** Where a field is edited that is in something else than what is open; undefined where editors do not get. */
export function addressOf({ at, field, textLine, entry = field }: Place): string | undefined {
  if (!at?.editable) return undefined;
  return `${editorOf(at.editable)}#${encodeURIComponent(entry || `${textLine ?? ''}`)}`;
}

/** Where words stand that somebody searches, in what is edited. */
export const addressOfWords = (editable: Editable, words: string): string =>
  editorOf(editable) + (words.trim() && `#${encodeURIComponent(sought + words.trim())}`);

/** No field is called so. */
const sought = '?';

/** The words that the address of this window leads to; undefined where it names a field, a line, or nothing. */
export const readSought = (anchor: string): string | undefined =>
  anchor.startsWith(sought) ? anchor.slice(sought.length) : undefined;

/** The field, or the line of a text, that the address of this window leads to. */
export const readAnchor = (): string => decodeURIComponent(location.hash.slice(1));
