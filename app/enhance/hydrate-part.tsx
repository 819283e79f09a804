import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a part where it stands. What a visitor chose or typed in it before, and what the browser
 * restored, reaches the component as an event.
 *
 * @param part the element round it
 */
export function hydratePart(part: HTMLElement, Part: ComponentType) {
  const fields = part.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const changed = [...fields].filter(isChanged);
  const props = JSON.parse(part.dataset.props ?? '');
  flushSync(() => hydrateRoot(part, <Part {...props} />));
  for (const field of changed) {
    // React takes what it finds for what it drew, and hears of no change, unless it forgets that.
    Reflect.deleteProperty(field, '_valueTracker');
    field.dispatchEvent(new Event(isToggle(field) ? 'click' : 'change', { bubbles: true }));
  }
}

const isToggle = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Whether a field says something else than the page does. A radio button that gave way to another is none. */
const isChanged = (field: HTMLInputElement) =>
  isToggle(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : // A select has no default, and may always tell its choice.
      field.value !== field.defaultValue;
