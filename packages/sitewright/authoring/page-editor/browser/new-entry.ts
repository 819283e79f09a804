import { entriesOf, focusField } from './find-field.ts';

/** Opens each entry that is added to a list in the form, with the cursor in its first field. */
export function openNewEntries(root: Element): void {
  const press = ({ target }: Event) => {
    const add = (target as Element).closest('[class*="_ArrayField-addButton"]');
    const list = add?.closest<HTMLElement>('[data-field]');
    if (!list) return;
    const { field = '', section = '' } = list.dataset;
    // It comes behind those that are there before the form has heard of the click.
    void focusField({ section, name: `${field}[${entriesOf(list).length}]` });
  };
  root.addEventListener('click', press, true);
}
