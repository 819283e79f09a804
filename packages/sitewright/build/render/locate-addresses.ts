import { ElementType } from 'htmlparser2';
import { type Locate, locateAtRoot, locateJson, locateValue } from '../base-path.ts';
import type { PageTree } from '../css/page-tree.ts';

/**
 * Gives each address in a page that leads to the site the path that the site is served under: in its
 * attributes, and in what it tells search engines and parts that live. Words stay as they were written.
 *
 * @param page is changed
 */
export function locateAddresses({ elements }: PageTree, locate: Locate): void {
  if (locate === locateAtRoot) return;
  for (const { attribs, children } of elements) {
    for (const [name, value] of Object.entries(attribs)) {
      attribs[name] =
        name === 'data-props' ? locateJson(value, locate) : locateValue(name, value, locate);
    }
    const [text] = children;
    if (attribs.type === 'application/ld+json' && text?.type === ElementType.Text) {
      // No text in it may end the script element.
      text.data = locateJson(text.data, locate).replaceAll('<', '\\u003c');
    }
  }
}
