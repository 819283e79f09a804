import type { Heading, Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import { looksLeftOut } from './advice.ts';
import type { Mistake } from './markdown-text.ts';
import { maskCode } from './mask-code.ts';
import { settingsLeftOut } from './syntaxes.ts';

/** Classes alone, or in which window a link opens. */
const looks = String.raw`:?\s*(?:(?:\.[\w-]+|(?:target|rel|class|loading)=(?:"[^"\n]*"|'[^'\n]*'|[^\s}]+))\s*)+`;

/** What no reader misses: these, or a comment. */
const unseen = new RegExp(String.raw`^\{(?:/\*[\s\S]*|${looks})\}$`);

/** The same right behind an address, where a sign in it, as of `_blank`, would end emphasis around the link. */
const behindAddress = new RegExp(String.raw`(?<=\]\([^()\s]*\))\{${looks}\}`, 'g');

/** Takes what no reader misses out of a text before it is parsed. */
export function removeUnseenSettings(markdown: string): string {
  if (!/\)\{/.test(markdown)) return markdown;
  return [...maskCode(markdown).matchAll(behindAddress)]
    .toReversed()
    .reduce(
      (text, { index, 0: { length } }) => text.slice(0, index) + text.slice(index + length),
      markdown,
    );
}

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
  const emptied: { paragraph: Nodes; siblings: Nodes[] }[] = [];
  visitParents(tree, 'text', (node, parents) => {
    const all = node.value.match(settingsLeftOut) ?? [];
    const [found] = all;
    if (!found) return;
    const [block, around] = parents.slice(-2);
    const [, id] = /#([\w-]+)/.exec(found) ?? [];
    if (id && around?.type === 'heading') {
      node.value = node.value.replace(found, `{#${id}}`);
      return;
    }
    node.value = node.value.replaceAll(withSpace, '');
    const isEmpty = node.value.trim() === '' && around?.children.length === 1;
    const siblings: Nodes[] = block?.children ?? [];
    const isParagraph = isEmpty && around.type === 'paragraph';
    const before = isParagraph ? siblings[siblings.indexOf(around) - 1] : undefined;
    if (isParagraph) emptied.push({ paragraph: around, siblings });
    if (id && before?.type === 'heading') addId(before, id);
    const seen = all.find((one) => !unseen.test(one));
    if (seen && !(id && before?.type === 'heading')) {
      const message = `${inQuotes(seen)} ${looksLeftOut}`;
      advice.push({ place: node.position?.start, message, about: 'attributes' });
    }
  });
  for (const { paragraph, siblings } of emptied) siblings.splice(siblings.indexOf(paragraph), 1);
  return advice;
}

function addId(heading: Heading, id: string): void {
  heading.children.push({ type: 'text', value: ` {#${id}}` });
}
