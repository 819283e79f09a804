import path from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page's elements, for reading and changing them before the page is written. */
export interface PageTree {
  elements: readonly PageElement[];
  byName: ReadonlyMap<string, readonly PageElement[]>;
  byClass: ReadonlyMap<string, readonly PageElement[]>;
  /** Classes and custom properties that its scripts may name: all that stands in them. */
  scriptNames: ReadonlySet<string>;
  /** What of them the parts that live name: they may give an element a class that no rule styles. */
  partNames: ReadonlySet<string>;
  /** Whether a script may give an element a class: it names it, or the parts of which it is joined, as in `'map-' + side`. */
  mayGive(className: string): boolean;
  /** The page as HTML, with what was changed. */
  toHtml(): string;
}

/** Reads a file of the client bundle from its address. */
export type ReadAsset = (address: string) => string;

/** @param html a page as React renders it; comments are for hydration, and stay in the parts that are hydrated */
export function parsePage(html: string, readAsset: ReadAsset): PageTree {
  const document = parseDocument(html);
  for (const comment of DomUtils.filter(({ type }) => type === ElementType.Comment, document)) {
    if (!isHydrated(comment.parent)) removeComment(comment);
  }
  const elements = DomUtils.findAll(() => true, document);
  const parts = elements.flatMap(({ attribs }) => attribs['data-part'] ?? []);
  const partScripts = readScripts(parts, readAsset).join(' ');
  const scripts = [partScripts, ...elements.filter(isProgram).map(DomUtils.textContent)].join(' ');
  const partNames = new Set(listWords(partScripts));
  const scriptNames = new Set([...listWords(scripts), ...listSelectorClasses(scripts)]);
  const byName = Map.groupBy(elements, ({ name }) => name);
  const byClass = groupByClass(elements);
  const toPage = () => toHtml(document);
  const isJoined = readJoints(scripts);
  const mayGive = (name: string) =>
    scriptNames.has(name) || isJoined(name, (one) => scriptNames.has(one));
  return { elements, byName, byClass, scriptNames, partNames, mayGive, toHtml: toPage };
}

/**
 * Reads of scripts the texts of which they may join names: those that end in a hyphen, and those that begin with one.
 *
 * @returns whether a name may be joined of them, or of one and a word that a script has
 */
function readJoints(scripts: string) {
  const heads = new Set(scripts.match(/(?<=["'`\s}])[a-z][\w-]+[-_](?=["'`]|\$\{)/gi));
  const tails = new Set(scripts.match(/(?<=["'`}])[-_]+[a-z][\w-]*(?=["'`\s]|\$\{)/gi));
  return (name: string, isWord: (word: string) => boolean) =>
    [...name.matchAll(/(?<=\w)[-_]+/g)].some(
      ({ 0: { length }, index }) =>
        heads.has(name.slice(0, index + length)) ||
        (tails.has(name.slice(index)) && isWord(name.slice(0, index))),
    );
}

/** A custom property may stand within a value, as in `var(--ink)`; that of a class, as in `fill-(--ink)`, goes with it. */
const listWords = (script: string) => [
  ...(script.match(/--[\w-]+|[^\s"'`]+/g) ?? []),
  ...(script.match(/(?<=["'`\s,(]var\(\s*)--[\w-]+/g) ?? []),
];

/** The classes that the texts of a script name as selectors do, as in `'.mega details.wide'`. */
const listSelectorClasses = (script: string) =>
  (script.match(/(["'`])(?:\\.|(?!\1).)*\1/gs) ?? []).flatMap(
    (text) => text.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? [],
  );

/** Whether an element is a script that runs: others hold data. */
const isProgram = ({ name, attribs }: PageElement) =>
  name === 'script' && /^(module|text\/javascript)?$/.test(attribs.type ?? '');

/** React writes one between texts that code joins, such as a number and its unit: they are one text without it. */
function removeComment(comment: Parameters<typeof DomUtils.removeElement>[0]): void {
  const { prev, next } = comment;
  DomUtils.removeElement(comment);
  if (prev?.type !== ElementType.Text || next?.type !== ElementType.Text) return;
  next.data = prev.data + next.data;
  DomUtils.removeElement(prev);
}

/** The scripts of parts that live, and what they import: all but React, which names nothing of ours. */
function readScripts(parts: readonly string[], readAsset: ReadAsset): string[] {
  const addresses = new Set(parts);
  // What is found is read too: the list grows meanwhile.
  return Array.from(addresses.values(), (address) => {
    const script = readAsset(address);
    for (const name of listImports(script)) {
      if (name.startsWith('react-')) continue;
      addresses.add(path.posix.join(path.posix.dirname(address), name));
    }
    return script;
  });
}

/** The names of the files beside a bundled script that it imports, at once or later. */
export const listImports = (script: string) =>
  [...script.matchAll(/(["`])\.\/([^"`]+\.js)\1/g)].map(([, , name = '']) => name);

function groupByClass(elements: readonly PageElement[]): PageTree['byClass'] {
  const byClass = new Map<string, PageElement[]>();
  for (const element of elements) {
    for (const name of listClasses(element)) {
      const others = byClass.get(name);
      if (others) others.push(element);
      else byClass.set(name, [element]);
    }
  }
  return byClass;
}

/** Whether React hydrates what is in an element: a part that lives. */
export function isHydrated(element: PageElement['parent']): boolean {
  if (!element || !('attribs' in element)) return false;
  return 'data-part' in element.attribs || isHydrated(element.parent);
}

/** A part of a page, or all of it, as HTML. */
export const toHtml = (node: Parameters<typeof DomUtils.getOuterHTML>[0]) =>
  DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });

export const listClasses = ({ attribs }: PageElement) => attribs.class?.match(/\S+/g) ?? [];

/** Whether an attribute may say how its element looks: in a drawing, all but those for names and addresses. */
export const isStyling = (element: PageElement, attribute: string) =>
  attribute === 'style' ||
  (isInDrawing(element) && !/^(aria-.+|class|data-.+|id|(xlink:)?href)$/.test(attribute));

function isInDrawing(element: PageElement['parent']): boolean {
  if (!element || !('name' in element)) return false;
  return element.name === 'svg' || isInDrawing(element.parent);
}
