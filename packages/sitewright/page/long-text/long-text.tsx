import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type MarkdownText, parseBody } from '../../content/markdown/markdown-text.ts';
import { ownId } from '../../content/pages/page-ids.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import type { TextPage } from '../../content/schemas/text-page.ts';
import { printDay } from '../../print/print-time.ts';
import { Container } from '../components/section.tsx';
import { Heading } from '../components/words.tsx';
import { createElements, nameHeadingLinks } from './markdown-elements.tsx';

const titleId = ownId('title');
const contentsId = ownId('contents');

interface LongTextProps {
  content: TextPage;
  words: Reading;
  language: string;
}

/** A page to read: its heading, the day of its last change, its text and a list of its headings. */
export function LongText({ content, words, language }: LongTextProps) {
  const { hero, updated, contents, text } = content;
  const [before, after] = words.updated.split('{date}');
  return (
    <section aria-labelledby={titleId} className="tone-ground pt-opening pb-section">
      <Container>
        <Heading level={1} size="title-1" id={titleId}>
          {hero.title}
        </Heading>
        <div className="reading-columns mt-12 gap-x-6 gap-y-6 lg:gap-y-0 print:mt-4 print:block">
          {contents && (
            <TextContents headings={text.headings} words={words} className="reading-side" />
          )}
          <div className="lg:col-1 lg:row-1">
            {updated && (
              <p className="mb-7 text-ink-muted text-small">
                {before}
                <time dateTime={updated}>{printDay(updated, language)}</time>
                {after}
              </p>
            )}
            <TextBody text={text} words={words} hasRoom={!contents} />
          </div>
        </div>
      </Container>
    </section>
  );
}

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
  return <div className="long-text">{toJsxRuntime(body, options)}</div>;
}
