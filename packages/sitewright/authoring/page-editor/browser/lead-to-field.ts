import type { PuckApi, UiState } from '@puckeditor/core';
import { stepsOf } from '../../content-editor/browser/form-schema.ts';
import { focusField, nameInForm } from './find-field.ts';

const zone = 'root:default-zone';

/** What the library is told to have the form in view: below this width it stands behind a tab. */
export const formInView = (): Partial<UiState> =>
  matchMedia('(width < 638px)').matches
    ? { leftSideBarVisible: true, plugin: { current: 'fields' } }
    : {};

/**
 * Opens a field of the page in the form, with the cursor in it.
 *
 * @param field as problems name it, such as `faq.items[4].question`
 * @param keys the keys of sections, by their ids
 */
export function leadToField(
  field: string,
  keys: ReadonlyMap<string, string>,
  { appState, dispatch }: Pick<PuckApi, 'appState' | 'dispatch'>,
): void {
  const [key = '', ...rest] = stepsOf(field);
  const path = rest.map((one) => (/^\d+$/.test(one) ? Number(one) : one));
  const { content } = appState.data;
  const index = content.findIndex(({ props }) => keys.get(props.id) === key);
  const section = content[index];
  const itemSelector = section ? { index, zone } : null;
  dispatch({ type: 'setUi', ui: { ...formInView(), itemSelector } });
  const name = section ? nameInForm(path, section.props) : nameInForm([key, ...path], {});
  void focusField({ section: section?.props.id, name, offset: undefined });
}
