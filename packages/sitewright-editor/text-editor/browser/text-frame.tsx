import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { noteWordsOf, tones } from 'sitewright/texts';
import { useFreeCaret } from '../../browser/free-caret.ts';
import { takeStyles } from '../../page-editor/browser/drawing.ts';
import { t } from '../../words/words.ts';

interface TextFrameProps {
  /** The document of the page as it is drawn; none while it cannot be. */
  html: string | undefined;
  isHidden: boolean;
  language: { tag: string; dir: string };
  /** Takes the element that has the text: it stays the same, whatever is drawn around it. */
  onPlace: (place: HTMLElement) => void;
  /** Gives the text the focus, with its caret where it was. */
  onFocus: () => void;
}

/** A page that is not drawn yet looks like the editor; this style goes with all that is around the text. */
const plain = '<style>body { margin: 2rem; font: 1rem/1.5 system-ui }</style>';
const empty = `<!doctype html><base target="_blank"><body>${plain}<div class="long-text"></div>`;

/**
 * What the editor itself shows in the frame of a text stands in this element, beside the body: all in the body but the
 * text goes whenever the page is drawn anew.
 */
export const findLayer = (page: Document): Element => page.querySelector('[data-layer]') as Element;

/** The page of a text in a frame of its own, where the text is edited and all else is as it is drawn. */
export function TextFrame({ html, isHidden, language, onPlace, onFocus }: TextFrameProps) {
  const [page, setPage] = useState<Document>();
  useFreeCaret(page);
  const lang = language.tag;
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is moved when the page is drawn
  useEffect(() => {
    const own = place.current;
    if (!page || !own || !html) return;
    const drawn = new DOMParser().parseFromString(html, 'text/html');
    takeStyles(page, drawn.documentElement).then(() => showAround(own, drawn, onFocus));
  }, [page, html]);
  return (
    <>
      <iframe
        title={t('The page')}
        hidden={isHidden}
        srcDoc={empty}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const own = contentDocument?.querySelector<HTMLElement>('.long-text');
          if (!own || !contentDocument) return;
          const layer = contentDocument.createElement('div');
          layer.dataset.layer = '';
          contentDocument.documentElement.append(layer);
          contentDocument.documentElement.lang = language.tag;
          contentDocument.documentElement.dir = language.dir;
          place.current = own;
          setPage(contentDocument);
          onPlace(own);
        }}
      />
      {page && createPortal(<style>{frameStyle(lang)}</style>, page.head)}
    </>
  );
}

/**
 * Shows what was drawn around a text. The text is not moved where it stands in the same elements: words that are being
 * converted, and the caret, stay as they are.
 */
function showAround(own: HTMLElement, drawn: Document, onFocus: () => void): void {
  const page = own.ownerDocument;
  const place = drawn.querySelector('.long-text');
  if (!place) return;
  const [mine, others] = [own, place].map((one) => listAround(one));
  if (mine && others && names(mine) === names(others)) {
    let [inner, drawnInner]: [Element, Element] = [own, place];
    for (const [index, element] of mine.entries()) {
      const other = others[index] as Element;
      takeAttributes(element, other);
      const children = [...other.childNodes].map((one) => page.importNode(one, true));
      const at = [...other.childNodes].indexOf(drawnInner);
      for (const child of [...element.childNodes]) if (child !== inner) child.remove();
      inner.before(...children.slice(0, at));
      inner.after(...children.slice(at + 1));
      [inner, drawnInner] = [element, other];
    }
    return;
  }
  // Somebody may be in a field of the form meanwhile.
  const hadFocus = page.hasFocus() && page.activeElement === own;
  place.setAttribute('data-here', '');
  takeAttributes(page.body, drawn.body);
  const body = [...drawn.body.childNodes].map((one) => page.importNode(one, true));
  const left = own.cloneNode();
  own.replaceWith(left);
  page.body.replaceChildren(...body);
  page.querySelector('[data-here]')?.replaceWith(own);
  // The next key may be there already: a browser puts the caret of what is moved at its beginning.
  if (hadFocus) onFocus();
}

/** The elements around one, up to the body. */
function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) {
    around.push(one);
    if (one.localName === 'body') break;
  }
  return around;
}

const names = (elements: readonly Element[]) =>
  elements.map(({ localName }) => localName).join(' ');

function takeAttributes(element: Element, other: Element): void {
  for (const { name } of [...element.attributes])
    if (!other.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of other.attributes) element.setAttribute(name, value);
}

/** What is seen in the frame beside the page’s own styles, with the words that stand above notes. */
function frameStyle(lang: string): string {
  const words = noteWordsOf(lang) ?? noteWordsOf('en');
  const titles = tones.map(
    (tone) =>
      `[data-tone=${tone}] > [data-note-title]:has(> br:only-child)::before { content: ${JSON.stringify(words?.[tone])} }`,
  );
  return `
  .ProseMirror { white-space: pre-wrap; word-wrap: break-word; min-height: 8rem; outline: 0; cursor: text }
  .ProseMirror:focus-visible { outline: 2px solid #4d8fdb; outline-offset: .75rem }
  .ProseMirror > p:only-child:has(> br:only-child)::before {
    content: "Write, or press / for headings, lists, pictures and more"; float: left; height: 0; opacity: .7
  }
  .ProseMirror-selectednode, .selectedCell { outline: 3px solid #4d8fdb }
  .ProseMirror-gapcursor { position: relative; display: block; border-top: 1px solid }
  [data-kept] { border: 1px dashed; white-space: pre-wrap; font: .875rem/1.5 monospace }
  pre[data-kept] { padding: .75rem }
  pre[data-kept]::before { content: "Kept as it is written; change it in Markdown"; display: block; opacity: .7 }
  li > input + div { display: contents }
  li > input + div > p:first-child { display: inline }
  figure[data-picture] img, figure:has(> img) { cursor: pointer }
  [data-block-menu] { position: absolute; z-index: 9; max-height: 18rem; overflow: auto; min-width: 14rem;
    background: canvas; color: canvastext; border: 1px solid; font: 1rem/1.5 system-ui; box-shadow: 0 .25rem 1rem #0004 }
  [data-block-menu] > * { padding: .375rem .75rem; cursor: pointer }
  [data-block-menu] > [aria-selected=true] { background: highlight; color: highlighttext }
  ${titles.join('\n')}`;
}
