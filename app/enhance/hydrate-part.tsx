import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates a part where it stands. What a visitor chose or typed in it before, and what the browser
 * restored, reaches the component as an event.
 *
 * @param part the `<live-part>` around it
 */
export function hydratePart(part: Element, Part: ComponentType<{ children?: ReactNode }>): void {
  const slot = part.querySelector('live-slot');
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const changed = fields.filter((field) => !slot?.contains(field) && isChanged(field));
  const props = JSON.parse(part.getAttribute('props') ?? '');
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
    <live-slot
      class="contents"
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Whether a field says something else than the page does. A radio button that gave way to another is none. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!isToggle(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}
