import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

/** The names that references of a text have, and those of its footnotes. */
export function listReferences(tree: Root) {
  const labels = new Set<string>();
  const pictureLabels = new Set<string>();
  const addresses = new Map<string, string>();
  const notes = { used: new Set<string>(), defined: new Set<string>() };
  visitParents(tree, (node) => {
    if (node.type === 'linkReference') labels.add(node.identifier);
    if (node.type === 'imageReference') pictureLabels.add(node.identifier);
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url);
    }
    if (node.type === 'footnoteReference') notes.used.add(node.identifier);
    if (node.type === 'footnoteDefinition') notes.defined.add(node.identifier);
  });
  return { labels, pictureLabels, addresses, notes };
}
