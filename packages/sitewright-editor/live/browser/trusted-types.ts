import { t } from '../../words/words.ts';

/** What of Trusted Types is used here: https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: { createHTML(html: string, type?: string, sink?: string): string },
  ): unknown;
}

/**
 * Gives a window the policy by which a text becomes elements where no script and no frame is in it, and never a script or
 * the address of one. It is the default one, as React makes a string of whatever is given to it as `srcDoc`.
 */
function addPolicy(view: (Window & { trustedTypes?: TrustedTypes }) | null): void {
  if (view?.trustedTypes?.defaultPolicy) return;
  view?.trustedTypes?.createPolicy('default', {
    createHTML(html, _type, sink) {
      // What is parsed apart from the page runs nothing there, and is asked about again when it is shown.
      if (sink !== 'DOMParser parseFromString' && /<(script|iframe)/i.test(html)) {
        throw new TypeError(t('A text with a script or a frame cannot be shown here.'));
      }
      return html;
    },
  });
}

/** Lets texts become elements by that policy, on this page and in the frames of pages. */
export function trustWords(): void {
  addPolicy(window);
  // A frame has the rules of this page, and a window of its own that asks a policy of its own.
  const addToFrame = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement && target.contentDocument)
      addPolicy(target.contentWindow);
  };
  document.addEventListener('load', addToFrame, { capture: true });
}
