import type { Heading, Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { Mistake } from './markdown-text.ts';
import { settingsLeftOut } from './syntaxes.ts';

const withSpace = new RegExp(` ?${settingsLeftOut.source}`, 'g');

/**
 * Takes out what gives words and pictures a look elsewhere, such as `{: .note}` and `{width=50%}`. The id that stands so
 * in or below a heading is the heading's.
 *
 * @param tree is changed
 * @returns advice on what was taken out
 */
export function takeSettings(tree: Root): Mistake[] {
  const advice: Mistake[] = [];
  const emptied: { paragraph: Nodes; siblings: Nodes[]; id: string | undefined }[] = [];
  visitParents(tree, 'text', (node, parents) => {
    const [found] = node.value.match(settingsLeftOut) ?? [];
    if (!found) return;
    const [block, around] = parents.slice(-2);
    const [, id] = /#([\w-]+)/.exec(found) ?? [];
    if (id && around?.type === 'heading') {
      node.value = node.value.replace(found, `{#${id}}`);
      return;
    }
    const message = `${inQuotes(found)} is left out, as pages look as styles/ and the brand say`;
    if (!found.startsWith('{/*')) {
      advice.push({ place: node.position?.start, message, about: 'attributes' });
    }
    node.value = node.value.replaceAll(withSpace, '');
    const isEmpty = node.value.trim() === '' && around?.children.length === 1;
    if (block && isEmpty && around.type === 'paragraph') {
      emptied.push({ paragraph: around, siblings: block.children, id });
    }
  });
  for (const { paragraph, siblings, id } of emptied) {
    const index = siblings.indexOf(paragraph);
    const before = siblings[index - 1];
    if (id && before?.type === 'heading') addId(before, id);
    siblings.splice(index, 1);
  }
  return advice;
}

function addId(heading: Heading, id: string): void {
  heading.children.push({ type: 'text', value: ` {#${id}}` });
}
