import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { fileOf, readBuilt } from '../built-site.ts';

const trees = new Map<string, Root>();

/** A page of the built site, read from its file: for what needs no browser. */
export class ParsedPage {
  readonly #root: Root;

  /** @param file of the built site, such as `about.html` */
  constructor(file: string) {
    this.#root = trees.get(file) ?? fromHtml(readBuilt(file));
    trees.set(file, this.#root);
  }

  all(selector: string): Element[] {
    return selectAll(selector, this.#root);
  }

  /** The text of each element that a selector finds. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => textOf(element));
  }

  /** One attribute of each element that a selector finds; elements without it are left out. */
  attributes(selector: string, name: string): string[] {
    return this.all(selector).flatMap(({ properties }) => {
      const value = properties[name];
      return value === undefined || value === null ? [] : [String(value)];
    });
  }

  /**
   * Every text within an element, as it is written; elements that `except` finds are left out. A figure
   * in a <bdi> is one text, whatever is inside.
   */
  textNodes(within: string, except: string): string[] {
    const skipped = new Set(this.all(except));
    const read = (element: Element | Root): string[] =>
      element.children.flatMap((child) => {
        if (child.type === 'text') return [child.value];
        if (child.type !== 'element' || skipped.has(child)) return [];
        return child.tagName === 'bdi' ? [textOf(child)] : read(child);
      });
    const element = select(within, this.#root);
    return element ? read(element) : [];
  }

  /**
   * What the head says: its title, and each meta and link element by its name, with the language of
   * the page that it leads to, as in `alternate sv`.
   */
  get head(): Readonly<Record<string, string | undefined>> {
    const tags = this.all('head > :is(meta, link)').map(({ properties }) => {
      const { name, property, rel, hrefLang, content, href } = properties;
      const key = [name ?? property ?? rel, hrefLang].filter(Boolean).join(' ');
      return [key, String(content ?? href ?? '')];
    });
    return { title: this.texts('head > title')[0], ...Object.fromEntries(tags) };
  }

  /** What the page tells search engines, each thing with its type. */
  get structuredData(): { [property: string]: unknown }[] {
    return this.texts('script[type="application/ld+json"]').flatMap(
      (text) => JSON.parse(text)['@graph'],
    );
  }
}

/** The page at a path; at a path that no page has, the not-found page. */
export const parsePage = (path: string) => new ParsedPage(fileOf(path));
