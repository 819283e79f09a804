import { type MouseEvent, useEffect, useRef } from 'react';

type Add = (event: MouseEvent) => void;

/**
 * Has an entry that is added to a list open, with the cursor in its first field.
 *
 * @param count how many entries the list has
 * @returns adds one by what the library has for that, in the group around a button
 */
export function useNewEntry(count: number): (event: MouseEvent, add: Add) => void {
  const list = useRef<Element | null>(null);
  useEffect(() => {
    const place = list.current;
    list.current = null;
    if (!place || count === 0) return;
    const isOwn = (one: Element) => one.parentElement?.closest('fieldset, .entry, main') === place;
    const last = [...place.querySelectorAll('.entry')].filter(isOwn).at(-1);
    for (const one of last?.querySelectorAll('details') ?? []) one.open = true;
    last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [count]);
  return (event, add) => {
    list.current = event.currentTarget.closest('fieldset, main');
    add(event);
  };
}
