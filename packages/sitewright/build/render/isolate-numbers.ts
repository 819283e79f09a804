import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import {
  hasRightToLeftLetter,
  isolateName,
  isolateNumbers,
  splitAtNumbers,
} from '../../content/values/text-direction.ts';
import { isHydrated, type PageElement, type PageTree, toHtml } from '../css/page-tree.ts';

/** What holds no text that visitors read. */
const wordless = new Set(['script', 'style', 'template']);
/** What holds text alone. */
const withoutMarkup = new Set(['option', 'textarea', 'text', 'tspan', 'title']);

/**
 * Lets numbers be read as they are written on a page that is written from right to left, where their groups
 * would be turned round otherwise, and elements of other letters with the signs at their ends. Changes what visitors see, and
 * nothing that machines read.
 */
export function isolateNumbersOn({ elements }: PageTree): void {
  const isRtl = elements[0]?.attribs.dir === 'rtl';
  const body = elements.find(({ name }) => name === 'body');
  if (body) visit(body, isRtl);
}

/**
 * The same for HTML that stands outside of the site, by signs alone: readers of feeds may leave out elements that they
 * do not know.
 */
export function markNumbersIn(html: string): string {
  const document = parseDocument(html);
  for (const element of document.children) {
    if (!('attribs' in element)) continue;
    visit(element, false, (text, { name }) => {
      // Code is copied.
      if (!/^(?:code|kbd|pre|samp)$/.test(name)) text.data = isolateNumbers(text.data);
    });
  }
  return toHtml(document);
}

/** @param isAround whether the element stands in text from right to left */
function visit(element: PageElement, isAround: boolean, isolateIn = isolate): void {
  const isRtl = isRightToLeft(element, isAround);
  if (isRtl) isolateAttributes(element);
  for (const child of [...element.children]) {
    if (child.type === ElementType.Text && isRtl) isolateIn(child, element);
    else if ('attribs' in child && !wordless.has(child.name)) visit(child, isRtl, isolateIn);
  }
}

function isRightToLeft(element: PageElement, isAround: boolean): boolean {
  const { dir } = element.attribs;
  // Its letters tell the direction of what is isolated.
  if (dir === 'auto' || (element.name === 'bdi' && dir === undefined)) {
    return hasRightToLeftLetter(DomUtils.textContent(element));
  }
  return dir === undefined ? isAround : dir === 'rtl';
}

type TextNode = Extract<PageElement['children'][number], { data: string }>;

function isolate(text: TextNode, element: PageElement): void {
  const words = text.data.trim();
  const name = isolateName(words, 'rtl');
  if (name !== words && element.children.length === 1 && !isHydrated(element)) {
    // All that an element says is from left to right, such as a title in another language, with signs at an end.
    if (withoutMarkup.has(element.name)) text.data = name;
    else DomUtils.replaceElement(text, fillElement('<bdi>0</bdi>', [words]));
    return;
  }
  const parts = splitAtNumbers(text.data);
  if (!parts.some(({ isTurned }) => isTurned)) return;
  if (isHydrated(element)) text.data = isolateWords(text.data);
  else if (withoutMarkup.has(element.name)) text.data = isolateNumbers(text.data);
  else DomUtils.replaceElement(text, createElement(parts));
}

/** React expects the elements that it has drawn in what it hydrates, and the texts that it gets. */
const isolateWords = (text: string) => (hasRightToLeftLetter(text) ? isolateNumbers(text) : text);

const shown = ['alt', 'placeholder', 'title'];

function isolateAttributes({ attribs }: PageElement): void {
  for (const name of shown) {
    if (attribs[name]) attribs[name] = isolateNumbers(attribs[name]);
  }
  if (!attribs['data-props']) return;
  const change = (_name: string, value: unknown) =>
    typeof value === 'string' ? isolateWords(value) : value;
  attribs['data-props'] = JSON.stringify(JSON.parse(attribs['data-props'], change));
}

/**
 * The numbers of a text in elements, which overrule the direction of their signs too, as Arabic digits are those of
 * a text from right to left. The text is one element, as one that is laid out by itself may be.
 */
function createElement(parts: ReturnType<typeof splitAtNumbers>): PageElement {
  const pieces = parts.map(({ isTurned }) => (isTurned ? '<bdo dir="ltr">0</bdo>' : '0'));
  const html = parts.length > 1 ? `<span>${pieces.join('')}</span>` : pieces.join('');
  return fillElement(
    html,
    parts.map(({ text }) => text),
  );
}

/** An element with words in the places of its texts. */
function fillElement(html: string, words: readonly string[]): PageElement {
  const element = parseDocument(html).firstChild as PageElement;
  const texts = DomUtils.filter(({ type }) => type === ElementType.Text, element) as TextNode[];
  for (const [index, text] of texts.entries()) text.data = words[index] ?? '';
  return element;
}
