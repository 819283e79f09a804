import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type MarkdownText, parseBody } from '../../content/markdown/markdown-text.ts';
import { ownId } from '../../content/pages/page-ids.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { createElements, nameHeadingLinks } from './markdown-elements.tsx';

const contentsId = ownId('contents');

interface ContentsProps {
  headings: MarkdownText['headings'];
  words: Reading;
  className?: string;
}

/** The headings of a text, of its second level: in narrow windows a list that opens. */
export function TextContents({ headings, words, className = '' }: ContentsProps) {
  const names = nameHeadingLinks(headings);
  return (
    <nav
      aria-labelledby={contentsId}
      className={`${className} reading-index rounded-paper border-rule max-lg:border-2`}
    >
      <details>
        <summary id={contentsId} className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
          {words.contents}
        </summary>
        <ol className="max-lg:px-4 max-lg:pb-3">
          {headings.map(({ id, level, text }) =>
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
  );
}

interface TextBodyProps {
  text: MarkdownText;
  words: Reading;
  /** Whether nothing stands beside it, where its pictures may be wider than it. */
  hasRoom?: boolean;
}

/** A long text. */
export function TextBody({ text, words, hasRoom = false }: TextBodyProps) {
  const body = parseBody(text);
  const names = nameHeadingLinks(text.headings);
  const components = createElements(body, text.pictures, words, names, hasRoom);
  const options = { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false };
  // Checks tell by the attribute what somebody has written, as a build shortens names of classes.
  return (
    <div className="long-text" data-text="">
      {toJsxRuntime(body, options)}
    </div>
  );
}
