import type { PuckApi } from '@puckeditor/core';
import { useEffect } from 'react';
import { fieldAt } from '../../../content/field-at.ts';
import { hasRole, type JsonSchema, partAt } from '../../../content/json-schema.ts';
import type { FieldPath } from '../../../content/yaml-file.ts';
import { alignWords } from '../../rich-words/align-words.ts';
import type { FieldPlace } from '../field-marks.ts';
import { editInPage } from './edit-in-page.ts';
import { focusField, nameInForm, showField } from './find-field.ts';
import { formInView } from './lead-to-field.ts';
import { fieldOf } from './note-fields.ts';
import { only } from './page-data.ts';
import { setAt } from './set-at.ts';
import { findWords, placeAt, type TextPlace } from './text-place.ts';
import type { Writing } from './text-toolbar.tsx';

/** What the editor knows of the page: see `Shown`. */
interface Clicked {
  /** The file of the page. */
  file: string;
  /** The keys of its sections, by their ids. */
  keys: ReadonlyMap<string, string>;
  /** What each kind of section may say, by its name. */
  schemas: ReadonlyMap<string, JsonSchema>;
  /** A click on something that can be changed, which was in the lower half of what is seen of the page, or not. */
  onClick: (isLow: boolean) => void;
  onTyping: () => void;
  onWriting: (writing: Writing) => void;
  onTyped: (restore: () => void) => void;
  /** A field of another file. */
  onOther: (field: OtherField) => void;
}

/** A field of another file than the page’s, and which of its words the click was on. */
export interface OtherField extends FieldPlace {
  clicked?: TextPlace | undefined;
}

const zone = 'root:default-zone';

/**
 * Has a click on what the page shows lead to the field that says it: a text is changed where it stands. With the
 * keyboard, Enter on a section leads to its first field.
 */
export function useClicks(
  page: Document | undefined,
  getPuck: () => PuckApi,
  clicked: Readonly<{ current: Clicked }>,
): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const { element, at } = placeAt(
        event.view?.document ?? document,
        event.clientX,
        event.clientY,
      );
      if (!element || element.closest('[contenteditable]')) return;
      const field = fieldOf(element, at?.text, at?.offset);
      if (!field) return;
      // Nothing in the page leads away from the editor, and the section that the field is of is selected.
      event.preventDefault();
      event.stopPropagation();
      const { file, onClick, onOther } = clicked.current;
      onClick(event.clientY > (event.view?.innerHeight ?? 0) / 2);
      if (field.file !== file) onOther({ ...field, clicked: at });
      else open(field, at);
    };
    const enter = ({ key, target }: KeyboardEvent) => {
      const id = (target as Element).getAttribute('data-puck-component');
      if (key !== 'Enter' || !id) return;
      const { appState, dispatch } = getPuck();
      const index = appState.data.content.findIndex(({ props }) => props.id === id);
      dispatch({ type: 'setUi', ui: { ...formInView(), itemSelector: { index, zone } } });
      void focusField({ section: id, name: '' });
    };
    const open = ({ path: [key, ...path] }: FieldPlace, at: TextPlace | undefined) => {
      const { keys, schemas, onTyping, onWriting, onTyped } = clicked.current;
      const { appState, dispatch } = getPuck();
      const { content } = appState.data;
      const index = content.findIndex(({ props }) => keys.get(props.id) === key);
      const section = content[index];
      const itemSelector = section ? { index, zone } : null;
      dispatch({ type: 'setUi', ui: { itemSelector } });
      const leadTo = (field: Parameters<typeof focusField>[0]) => {
        dispatch({ type: 'setUi', ui: formInView() });
        void focusField(field);
      };
      if (!section) {
        leadTo({ name: nameInForm([String(key), ...path], {}) });
        return;
      }
      const { type, props } = section;
      const place = placeInProps(path, props);
      const value = fieldAt(props, place);
      const said = String(value ?? '');
      const schema = partAt(schemas.get(type) ?? {}, path);
      const isText = typeof value === 'string' && isWords(schema);
      const words = at && isText && findWords(at, said, schema.richText === true);
      if (!words) {
        const offset = at && alignWords(said, at.text.data)?.toSource(at.offset);
        leadTo({ section: props.id, name: nameInForm(path, props), offset });
        return;
      }
      const onInput = (next: string) => {
        const item = getPuck().appState.data.content[index];
        if (!item || item.props.id !== props.id) return;
        getPuck().dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: zone,
          data: { ...item, props: setAt(item.props, place, next) },
        });
      };
      // What was typed elsewhere ends first.
      editInPage(words, { onInput, onWriting, onEnd: onTyped });
      onTyping();
      void showField({ section: props.id, name: nameInForm(path, props) });
    };
    page?.addEventListener('click', press, true);
    page?.addEventListener('keydown', enter);
    return () => {
      page?.removeEventListener('click', press, true);
      page?.removeEventListener('keydown', enter);
    };
  }, [page, getPuck, clicked]);
}

/** Whether people write what a field says, and do not choose it. */
const isWords = (schema: JsonSchema) =>
  !schema.enum && (hasRole(schema, 'words') || hasRole(schema, 'optional'));

/** The place of a field in what the editor has of a section: an entry that is no group is one there. */
function placeInProps(path: FieldPath, props: object): FieldPath {
  const value = fieldAt(props, path);
  const isAlone = typeof value === 'object' && value !== null && Object.hasOwn(value, only);
  return isAlone ? [...path, only] : path;
}
