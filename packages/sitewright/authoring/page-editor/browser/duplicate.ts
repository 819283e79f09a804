import type { PuckApi } from '@puckeditor/core';

const zone = 'root:default-zone';

/**
 * Adds a section like another one behind it, and selects it, as one step to undo. It has a key of its own, as an address
 * may lead to it, and a title of its own, by which screen readers list sections.
 *
 * @param index its place on the page
 * @param keys the keys of sections, by their ids
 */
export function duplicateSection(
  index: number,
  keys: ReadonlyMap<string, string>,
  { appState, dispatch }: Pick<PuckApi, 'appState' | 'dispatch'>,
): void {
  const { data } = appState;
  const one = data.content[index];
  if (!one) return;
  const copy = structuredClone(one);
  const titles = data.content.map(({ props }) => props.title);
  const { id, title } = one.props;
  const key = (keys.get(id) ?? id).replace(/\d+$/, '');
  copy.props.id = findFree((number) => `${key}${number}`, [...keys.values()]);
  if (typeof title === 'string' && title)
    copy.props.title = findFree((number) => `${title} ${number}`, titles);
  const content = data.content.toSpliced(index + 1, 0, copy);
  dispatch({ type: 'setData', data: { ...data, content } });
  const itemSelector = { index: index + 1, zone };
  dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: true });
}

/** The first name with a number that is not taken. */
function findFree(name: (number: number) => string, taken: readonly unknown[]): string {
  let number = 2;
  while (taken.includes(name(number))) number += 1;
  return name(number);
}
