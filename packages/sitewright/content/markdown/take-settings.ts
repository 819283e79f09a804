import type { Heading, Nodes, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import type { Mistake } from './markdown-text.ts';
import { settingsLeftOut } from './syntaxes.ts';

/**
 * Takes out what gives words and pictures a look elsewhere, such as `{: .note}` and `{width=50%}`. The id that stands so
 * below a heading is the heading's.
 *
 * @param tree is changed
 * @returns advice on what was taken out
 */
export function takeSettings(tree: Root): Mistake[] {
  const advice: Mistake[] = [];
  visitParents(tree, 'text', (node, parents) => {
    const [found] = node.value.match(settingsLeftOut) ?? [];
    if (!found) return undefined;
    const message = `${inQuotes(found)} is left out, as pages look as styles/ and the brand say`;
    if (!found.startsWith('{/*')) {
      advice.push({ place: node.position?.start, message, about: 'attributes' });
    }
    node.value = node.value.replaceAll(settingsLeftOut, '').trimEnd();
    const [block, paragraph] = parents.slice(-2);
    if (paragraph?.type !== 'paragraph' || !block || node.value.trim() !== '') return undefined;
    if (paragraph.children.length > 1) return undefined;
    const siblings: Nodes[] = block.children;
    const index = siblings.indexOf(paragraph);
    const [, id] = /#([\w-]+)/.exec(found) ?? [];
    const before = siblings[index - 1];
    if (id && before?.type === 'heading') addId(before, id);
    siblings.splice(index, 1);
    return [SKIP, index];
  });
  return advice;
}

function addId(heading: Heading, id: string): void {
  heading.children.push({ type: 'text', value: ` {#${id}}` });
}
