import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a part where it stands. What a visitor chose or typed in it before, and what the browser
 * restored, reaches the component as an event.
 *
 * @param part the element round it
 */
export function hydratePart(part: HTMLElement, Part: ComponentType<{ children?: ReactNode }>) {
  const slot = part.querySelector('[data-slot]');
  const own = ':is(input, select, textarea):not([data-slot] *)';
  const changed = [...part.querySelectorAll<HTMLInputElement>(own)].filter(isChanged);
  const props = JSON.parse(part.dataset.props ?? '');
  const children = slot && <Slot nodes={[...slot.childNodes]} />;
  flushSync(() => hydrateRoot(part, <Part {...props}>{children}</Part>));
  for (const field of changed) {
    // React takes what it finds for what it drew, and hears of no change, unless it forgets that.
    Reflect.deleteProperty(field, '_valueTracker');
    field.dispatchEvent(new Event(isToggle(field) ? 'click' : 'change', { bubbles: true }));
  }
}

/** What stays as it was built: React does not read it, and moves it when the part does. */
function Slot({ nodes }: { nodes: Node[] }) {
  return (
    <div
      data-slot=""
      ref={(element) => {
        if (!element?.firstChild) element?.append(...nodes);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave alone what is there
      dangerouslySetInnerHTML={{ __html: emptyHtml }}
    />
  );
}

/** The policy of pages allows no text here. */
const emptyHtml: string = Reflect.get(globalThis, 'trustedTypes')?.emptyHTML ?? '';

const isToggle = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Whether a field says something else than the page does. A radio button that gave way to another is none. */
const isChanged = (field: HTMLInputElement) =>
  isToggle(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : // A select has no default, and may always tell its choice.
      field.value !== field.defaultValue;
