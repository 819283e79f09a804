import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a part where it stands, or draws it anew where a browser has translated it: React would not find what
 * it drew. What a visitor chose or typed in it before, and what the browser restored, reaches the component as
 * an event, and so does what was pressed in it.
 *
 * @param part the element round it
 * @param pressed what was clicked on in it until now, in that order
 * @param props what the page gave the component
 */
export function hydratePart<Props extends object>(
  part: HTMLElement,
  Part: ComponentType<Props>,
  pressed: readonly Node[],
  props: Props,
) {
  const buttons = listButtons(part);
  const places = pressed.map((one) => buttons.findIndex((button) => button.contains(one)));
  const said = listFields(part).map((field) => ({ field, isChanged: isChanged(field) }));
  const component = <Part {...props} />;
  flushSync(() => {
    // Translators put each text into an element of this name, which nothing else is written in.
    if (part.querySelector('font')) createRoot(part).render(component);
    else hydrateRoot(part, component);
  });
  for (const [index, field] of listFields(part).entries()) {
    const { field: before, isChanged } = said[index] ?? {};
    if (!before || !isChanged) continue;
    if (isToggle(field)) field.checked = before.checked;
    else field.value = before.value;
    // React takes what it finds for what it drew, and hears of no change, unless it forgets that.
    Reflect.deleteProperty(field, '_valueTracker');
    field.dispatchEvent(new Event(isToggle(field) ? 'click' : 'change', { bubbles: true }));
  }
  // A button may go away when another one is pressed.
  for (const place of places) listButtons(part)[place]?.click();
}

/** Draws a part that browsers alone draw, in the place of what stood for it. */
export const drawPart = (part: HTMLElement, Part: ComponentType, _: unknown, props: object) =>
  flushSync(() => createRoot(part).render(<Part {...props} />));

const listButtons = (part: HTMLElement) => [...part.querySelectorAll('button')];

const listFields = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

const isToggle = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Whether a field says something else than the page does. A radio button that gave way to another is none. */
const isChanged = (field: HTMLInputElement) =>
  isToggle(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : // A select has no default, and may always tell its choice.
      field.value !== field.defaultValue;
