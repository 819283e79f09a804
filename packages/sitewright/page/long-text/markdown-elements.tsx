import type { Element, Root } from 'hast';
import type { Components, ExtraProps } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { footnotesId, type MarkdownText } from '../../content/markdown/markdown-text.ts';
import type { Reading } from '../../content/schemas/reading.ts';
import { Anchor } from '../components/anchor.tsx';
import { Picture } from '../figures/picture.tsx';
import { type CodeWord, highlightCode } from './highlight-code.ts';
import { labelElement } from './say-element.ts';
import { createAligned, createNote } from './text-blocks.tsx';
import { textClasses } from './text-classes.ts';

/** How wide a picture is shown that takes the room beside its text: `long-text.css`. */
const widthWithRoom = '(min-width:64rem) 93vw,(min-width:50rem) 46rem,88vw';

type NodeProps = ExtraProps & { children?: ReactNode };

/** What stands for each element of a text in Markdown, where it is not the element alone. */
export function createElements(
  body: Root,
  pictures: MarkdownText['pictures'],
  words: Reading,
  names: ReadonlyMap<string, string>,
  hasRoom: boolean,
): Components {
  const headings = (['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((level) => [
    level,
    createHeading(level, words, names),
  ]);
  return {
    ...Object.fromEntries(headings),
    td: createAligned('td'),
    th: createAligned('th'),
    p: createAligned('p'),
    div: createAligned('div'),
    aside: createNote(words),
    details: ({ node: _node, ...props }: ComponentProps<'details'> & ExtraProps) => (
      <details {...props} className="text-folded" />
    ),
    dl: ({ id, children }: NodeProps & { id?: string }) => (
      <dl id={id} className="text-terms">
        {children}
      </dl>
    ),
    img({ node }: NodeProps) {
      const picture = pictures[Number(node?.properties.dataPicture)];
      return picture && <Picture picture={picture} className={textClasses.pictureInLine} />;
    },
    figcaption: ({ children }: NodeProps) => (
      <figcaption className={textClasses.caption}>{children}</figcaption>
    ),
    a({ node, children, href, id }) {
      const label = node && labelElement(node, words);
      if (!label) {
        return (
          <Anchor href={href} id={id}>
            {children}
          </Anchor>
        );
      }
      return (
        <Anchor href={href}>
          <span aria-hidden="true">{children}</span> <span className="sr-only">{label}</span>
        </Anchor>
      );
    },
    figure({ node, children }: NodeProps) {
      const { dataPicture, dataRow } = node?.properties ?? {};
      const picture = pictures[Number(dataPicture)];
      if (!picture) {
        return (
          <figure className={dataRow === undefined ? undefined : 'text-row'}>{children}</figure>
        );
      }
      return (
        <figure>
          <Picture
            picture={picture}
            className={textClasses.picture}
            isFirst={node === body.children[0]}
            {...(hasRoom && { sizes: widthWithRoom })}
          />
          {children && <figcaption className={textClasses.caption}>{children}</figcaption>}
        </figure>
      );
    },
    table({ node, children }: NodeProps) {
      const label = node && labelElement(node, words);
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
        <figure aria-label={label} tabIndex={0} className={textClasses.scroll}>
          <table className={textClasses.table}>{children}</table>
        </figure>
      );
    },
    pre: ({ children }: NodeProps) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      <pre tabIndex={0} className={textClasses.listing}>
        {children}
      </pre>
    ),
    code({ node, children }: NodeProps) {
      const { dataBlock } = node?.properties ?? {};
      if (dataBlock === undefined) return <code className={textClasses.code}>{children}</code>;
      const words = highlightCode(String(children), String(dataBlock));
      return (
        <code className={textClasses.listingCode}>{words ? words.map(drawWord) : children}</code>
      );
    },
    blockquote: ({ children }: NodeProps) => (
      <blockquote className={textClasses.quote}>{children}</blockquote>
    ),
    input: ({ node, checked }) => (
      <input
        type="checkbox"
        disabled
        defaultChecked={checked === true}
        className={textClasses.tick}
        aria-label={node && labelElement(node, words)}
      />
    ),
    section: ({ node, id, children }: NodeProps & { id?: string }) =>
      node?.properties.dataFootnotes === undefined ? (
        // Links lead to the element as it was written.
        <div id={id}>{children}</div>
      ) : (
        <section aria-labelledby={footnotesId} className="footnotes">
          {children}
        </section>
      ),
  };
}

const drawWord = ({ text, className }: CodeWord, place: number) =>
  className ? (
    <span key={place} className={className}>
      {text}
    </span>
  ) : (
    text
  );

const hasLink = (node: Element): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)),
  );

/** A heading without links is one to itself, which visitors can copy; that of the footnotes has its own words. */
function createHeading(
  Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6',
  words: Reading,
  names: ReadonlyMap<string, string>,
) {
  return ({ node, children }: NodeProps) => {
    const id = String(node?.properties.id);
    const isNotes = id === footnotesId;
    if (isNotes) return <Level id={id}>{words.footnotes}</Level>;
    if (node && hasLink(node)) return <Level id={id}>{children}</Level>;
    return (
      <Level id={id}>
        <a href={`#${id}`} aria-label={names.get(id)}>
          {children}
        </a>
      </Level>
    );
  };
}

/** The names of links to headings, by id: with numbers, as a link of the menu may have the same words. */
export function nameHeadingLinks(headings: MarkdownText['headings']): Map<string, string> {
  const numbers: number[] = [];
  return new Map(
    headings.map(({ id, level, text }) => {
      numbers.length = level - 1;
      numbers[level - 2] = (numbers[level - 2] ?? 0) + 1;
      return [id, `${numbers.join('.')} ${text}`];
    }),
  );
}
