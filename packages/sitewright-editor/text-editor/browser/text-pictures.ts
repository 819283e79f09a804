import type { NodeViewConstructor } from 'prosemirror-view';
import { mediaTypeOf } from 'sitewright/pages';
import { nameInUrl, textClasses } from 'sitewright/texts';
import { inUse } from '../../backend/browser/backend.ts';

/** A picture of a text as it is stored, where the page shows it. */
export const drawPicture: NodeViewConstructor = (node, view) => {
  const page = view.dom.ownerDocument;
  const isInLine = node.isInline;
  const dom = page.createElement(isInLine ? 'span' : 'figure');
  const image = dom.appendChild(page.createElement('img'));
  image.className = isInLine ? textClasses.pictureInLine : textClasses.picture;
  const caption = page.createElement('figcaption');
  caption.className = textClasses.caption;
  let [name, address] = ['', ''];
  const show = async (src: string) => {
    name = nameInUrl(src);
    const content = await inUse.backend.readPicture(name);
    URL.revokeObjectURL(address);
    // A service may give bytes another type.
    address = URL.createObjectURL(new Blob([content], { type: mediaTypeOf(name) }));
    image.src = address;
  };
  const update = (next: typeof node): boolean => {
    if (next.type !== node.type) return false;
    const { src, alt, title } = next.attrs;
    image.alt = alt;
    // One that cannot be read has its words; the check says why.
    if (nameInUrl(src) !== name) show(src).catch(() => undefined);
    caption.textContent = title ?? '';
    if (title && !isInLine) dom.append(caption);
    else caption.remove();
    return true;
  };
  update(node);
  return { dom, update, destroy: () => URL.revokeObjectURL(address), ignoreMutation: () => true };
};
