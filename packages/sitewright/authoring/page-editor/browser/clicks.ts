import type { PuckApi } from '@puckeditor/core';
import { useEffect } from 'react';
import { fieldAt } from '../../../content/field-at.ts';
import type { FieldPlace } from '../field-marks.ts';
import { editInPage, isFieldAlone, placeAt } from './edit-in-page.ts';
import { focusField, nameInForm } from './find-field.ts';
import { fieldOf } from './note-fields.ts';
import { setAt } from './set-at.ts';

/** What the editor knows of the page: see `Shown`. */
interface Clicked {
  /** The file of the page. */
  file: string;
  /** The keys of its sections, by their ids. */
  keys: ReadonlyMap<string, string>;
  onTyping: () => void;
  onTyped: (restore: () => void) => void;
  /** A field of another file. */
  onOther: (field: FieldPlace) => void;
}

const zone = 'root:default-zone';

/** Has a click on what the page shows lead to the field that says it: a text is changed where it stands. */
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
      const field = fieldOf(element, at?.text);
      if (!field) return;
      // Nothing in the page leads away from the editor, and the section that the field is of is selected.
      event.preventDefault();
      event.stopPropagation();
      const { file, onOther } = clicked.current;
      if (field.file !== file) onOther(field);
      else open(field, at);
    };
    const open = ({ path: [key, ...path] }: FieldPlace, at: ReturnType<typeof placeAt>['at']) => {
      const { keys, onTyping, onTyped } = clicked.current;
      const { appState, dispatch } = getPuck();
      const { content } = appState.data;
      const index = content.findIndex(({ props }) => keys.get(props.id) === key);
      const section = content[index];
      const itemSelector = section ? { index, zone } : null;
      dispatch({ type: 'setUi', ui: { itemSelector } });
      const props = section?.props ?? {};
      const name = section ? nameInForm(path, props) : nameInForm([String(key), ...path], {});
      if (!section || !at || !isFieldAlone(at, fieldAt(props, path))) {
        focusField({ section: section?.props.id, name, offset: at?.offset });
        return;
      }
      const change = (said: string) => {
        const item = getPuck().appState.data.content[index];
        if (!item || item.props.id !== props.id) return;
        const data = { ...item, props: setAt(item.props, path, said) };
        getPuck().dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: zone,
          data,
        });
      };
      onTyping();
      editInPage(at, change, onTyped);
    };
    page?.addEventListener('click', press, true);
    return () => page?.removeEventListener('click', press, true);
  }, [page, getPuck, clicked]);
}
