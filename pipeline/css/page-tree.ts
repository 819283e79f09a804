import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page's elements, for reading and changing them before the page is written. */
export interface PageTree {
  elements: readonly PageElement[];
  /** The elements of each class. */
  byClass: ReadonlyMap<string, readonly PageElement[]>;
  /** The page as HTML, with what was changed. */
  toHtml(): string;
}

/** @param html a page as React renders it; its comments are for hydration and go */
export function parsePage(html: string): PageTree {
  const document = parseDocument(html);
  for (const comment of DomUtils.filter(({ type }) => type === ElementType.Comment, document)) {
    DomUtils.removeElement(comment);
  }
  const elements = DomUtils.findAll(() => true, document);
  const byClass = new Map<string, PageElement[]>();
  for (const element of elements) {
    for (const name of listClasses(element)) {
      const others = byClass.get(name);
      if (others) others.push(element);
      else byClass.set(name, [element]);
    }
  }
  return { elements, byClass, toHtml: () => toHtml(document) };
}

/** A part of a page, or all of it, as HTML. */
export const toHtml = (node: Parameters<typeof DomUtils.getOuterHTML>[0]) =>
  DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' });

export const listClasses = ({ attribs }: PageElement) => attribs.class?.match(/\S+/g) ?? [];
