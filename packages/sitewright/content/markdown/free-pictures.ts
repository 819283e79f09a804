import type { Nodes, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import type { Mistake } from './markdown-text.ts';
import { findPicture, isRemote, nameInUrl } from './text-picture.ts';

/**
 * Takes pictures out of links that lead to a picture of the site, as other systems have them to show it large.
 *
 * @param tree is changed
 * @returns advice on what was changed
 */
export function freePictures(tree: Root, pictures: PictureFolder): Mistake[] {
  const advice: Mistake[] = [];
  visitParents(tree, 'link', (link, parents) => {
    const { url, children, position } = link;
    const isAlone = children.length > 0 && children.every(({ type }) => type === 'image');
    if (!isAlone || isRemote(url) || !('digest' in findPicture(url, pictures))) return undefined;
    const siblings: Nodes[] = parents.at(-1)?.children ?? [];
    const index = siblings.indexOf(link);
    // What is left of the link in the source belongs to them.
    const [first, last] = [children[0], children.at(-1)];
    if (position && first?.position) first.position.start = position.start;
    if (position && last?.position) last.position.end = position.end;
    siblings.splice(index, 1, ...children);
    const message = `the link to ${inQuotes(nameInUrl(url))} around a picture is left out, as no page shows a picture alone`;
    advice.push({ place: position?.start, message, about: 'links to pictures' });
    return [SKIP, index];
  });
  return advice;
}
