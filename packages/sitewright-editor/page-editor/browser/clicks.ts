import { useEffect, useRef } from 'react';
import { type FieldPath, fieldAt, type JsonSchema } from 'sitewright/content';
import { partAt } from 'sitewright/schemas';
import { takeKeys } from '../../browser/keys.ts';
import type { Writing } from '../../forms/browser/text-toolbar.tsx';
import { readListed } from '../../forms/listed-text.ts';
import { isWords } from '../../forms/schema.ts';
import { alignWords } from '../../rich-text/align-words.ts';
import { placeNow } from '../drawn-place.ts';
import type { FieldPlace } from '../field-marks.ts';
import { editInPage } from './edit-in-page.ts';
import { fieldOf } from './note-fields.ts';
import { findWords, placeAt, type TextPlace } from './text-place.ts';

/** A field of another file than the page’s, and which of its words the click was on. */
export interface OtherField extends FieldPlace {
  clicked?: TextPlace | undefined;
}

/** What the editor knows of the page, and does where somebody clicks on it. */
export interface Clicked {
  /** The file of the page, and what it says, in the form and as it is saved. */
  file: string;
  value: object;
  said: object;
  /** What it said when it was drawn. */
  drawn: object | undefined;
  /** In a translation, what the first language says, by its fields. */
  inherited: Readonly<Record<string, string>>;
  /** What a section may say, by its key; undefined for what is none. */
  schemaOf: (key: string) => JsonSchema | undefined;
  select: (key: string) => void;
  /** A click on something that can be changed, which was in the lower half of what is seen of the page, or not. */
  onClick: (isLow: boolean) => void;
  /** Opens a field in the form, with the cursor in it, or shows it there. */
  lead: (path: FieldPath, offset?: number) => void;
  show: (path: FieldPath) => void;
  set: (path: FieldPath, next: unknown, isStep?: boolean) => void;
  /** Somebody begins to type into the page. */
  onTyping: () => void;
  /** What can be done with the words that they type. */
  onWriting: (writing: Writing) => void;
  /** They are done. `restore` gives the page the words that were drawn, just before it is drawn anew. */
  onTyped: (restore: () => void) => void;
  /** A field of another file. */
  onOther: (field: OtherField) => void;
}

/**
 * Has a click on what the page shows lead to the field that says it: a text is changed where it stands. With the
 * keyboard, Enter on a section leads to its first field.
 */
export function useClicks(page: Document, clicked: Clicked): void {
  const now = useRef(clicked);
  useEffect(() => {
    now.current = clicked;
  });
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const { element, at } = placeAt(page, event.clientX, event.clientY);
      if (!element || element.closest('[contenteditable]')) return;
      // Nothing in the page leads away from the editor.
      event.preventDefault();
      event.stopPropagation();
      const { file, said, drawn = said, onClick, onOther, select } = now.current;
      const key = element.closest<HTMLElement>('[data-section]')?.dataset.section;
      const field = fieldOf({ file, value: drawn }, element, at?.text, at?.offset);
      const isOther = field && field.file !== file;
      const path = field && !isOther && placeNow(field.path, drawn, said);
      if (!isOther && !path) return key && select(key);
      onClick(event.clientY > (event.view?.innerHeight ?? 0) / 2);
      if (isOther) onOther({ ...field, clicked: at });
      else if (path) open(path, at);
    };
    const enter = ({ key, target }: KeyboardEvent) => {
      const { section } = (target as HTMLElement).dataset;
      if (key === 'Enter' && section) now.current.lead([section]);
    };
    const open = (path: FieldPath, at: TextPlace | undefined) => {
      const { value, inherited, schemaOf, select, lead, show, set } = now.current;
      const { onTyping, onWriting, onTyped } = now.current;
      const [key, ...rest] = path;
      const section = schemaOf(String(key));
      const { own: field, write } = readListed(fieldAt(value, path), path, inherited);
      const said = String(field ?? '');
      const schema = section && partAt(section, rest);
      const isText = typeof field === 'string' && schema && isWords(schema);
      const words = at && isText && findWords(at, said, schema.richText === true);
      if (!words) {
        lead(path, at && alignWords(said, at.text.data)?.toSource(at.offset));
        return;
      }
      select(String(key));
      // What was typed elsewhere ends first.
      editInPage(words, {
        onInput: (next, isStep) => set(path, write(next), isStep),
        onWriting,
        onEnd: onTyped,
      });
      onTyping();
      show(path);
    };
    const ends = new AbortController();
    const { signal } = ends;
    page.addEventListener('click', press, { capture: true, signal });
    page.addEventListener('keydown', takeKeys(enter), { signal });
    return () => ends.abort();
  }, [page]);
}
