import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { placeAt } from '../../lib/text-file.ts';
import type { Mistake } from './markdown-text.ts';

/** Finds the paragraphs, headings and cells of a text, and no words in them: that takes as long as the text is. */
const blockProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function leaveOutWords() {
    const names = ['attention', 'strikethrough', 'labelStartLink', 'labelStartImage', 'labelEnd'];
    const calls = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall'];
    const leftOut = { disable: { null: [...names, ...calls] } };
    this.data('micromarkExtensions', [...(this.data('micromarkExtensions') ?? []), leftOut]);
  })
  .freeze();

/** A line that begins with far more lists and quotes than may lie in each other, and is no line across the page. */
const deepLine =
  /^(?![ \t>]*([*-])(?:[ \t]*\1)+[ \t]*$)[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){20}/m;

/** What the parser compares with all such signs before it in the same paragraph. */
const sign = /[*_~[\]]/g;
const mostSigns = 1_000;

/**
 * Finds what would take the parser minutes. All else that is as long as a text may be takes it a few seconds.
 *
 * @param body the Markdown, on the lines that it has in the file
 */
export function findCrowd(body: string): Mistake | undefined {
  const deep = deepLine.exec(body);
  if (deep) {
    const message = 'expected lists and quotes at most 20 deep, found one more';
    return { place: placeAt(body, deep.index), message };
  }
  if (countSigns(body) <= mostSigns) return undefined;
  let crowd: Mistake | undefined;
  visitParents(blockProcessor.parse(body), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const { start, end } = node.position ?? {};
    const count = countSigns(body.slice(start?.offset, end?.offset));
    if (crowd || !start || count <= mostSigns) return;
    const most = `expected at most ${mostSigns} of the signs * _ ~ [ ] in one paragraph`;
    crowd = { place: start, message: `${most}, found ${count}: make several paragraphs of it` };
  });
  return crowd;
}

const countSigns = (text: string): number => text.match(sign)?.length ?? 0;
