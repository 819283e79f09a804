import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type MarkdownText, parseBody } from '../../content/markdown/markdown-text.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { createElements } from './markdown-elements.tsx';

/** A text in Markdown, in this site's own elements. */
export function MarkdownBody({ text, words }: { text: MarkdownText; words: Reading }) {
  const body = parseBody(text);
  const components = createElements(body, text.pictures, words);
  const options = {
    Fragment,
    jsx,
    jsxs,
    components,
    passNode: true,
    tableCellAlignToStyle: false,
  } as const;
  return <div className="long-text">{toJsxRuntime(body, options)}</div>;
}
