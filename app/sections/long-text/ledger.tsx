import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type MarkdownText, parseBody } from '../../content/markdown/markdown-text.ts';
import type { Reading } from '../../content/schemas/small-files.ts';
import { createElements, nameHeadingLinks } from './markdown-elements.tsx';

interface LedgerProps {
  text: MarkdownText;
  /** Whether the headings of the second level are listed at the edge. */
  hasContents: boolean;
  words: Reading;
  /** What stands in the head of the leaf. */
  head?: ReactNode;
}

/** A long text on a leaf of a ledger, with its headings on the tabs of the index. */
export function Ledger({ text, hasContents, words, head }: LedgerProps) {
  const body = parseBody(text);
  const names = nameHeadingLinks(text.headings);
  const components = createElements(body, text.pictures, words, names);
  const options = { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false };
  return (
    <div className="ledger">
      {hasContents && (
        <nav aria-labelledby="contents" className="ledger-index always-light">
          <details>
            <summary id="contents">{words.contents}</summary>
            <ol>
              {text.headings.map(({ id, level, text }) =>
                level === 2 ? (
                  <li key={id}>
                    <a href={`#${id}`} aria-label={names.get(id)}>
                      {text}
                    </a>
                  </li>
                ) : null,
              )}
            </ol>
          </details>
        </nav>
      )}
      <div className="ledger-leaf">
        {head && <p className="ledger-head">{head}</p>}
        <div className="long-text">{toJsxRuntime(body, options)}</div>
      </div>
    </div>
  );
}
