import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** The ids that the page around a text has. */
const pageIds = ['content', 'contents', 'footnote-label', 'menu', 'start', 'title'];

/** An id that is written behind a heading: `## Prices {#prices}`. */
const writtenId = /[ \t]*\{#([^\s{}]+)\}$/;

/** The ids of the headings of one text, each given once. */
export class HeadingIds {
  readonly #slugger = new GithubSlugger();

  constructor() {
    for (const id of pageIds) this.#slugger.slug(id);
  }

  /** The id that is written behind the heading, which is then removed; else one made of its words. */
  take(heading: Element): string {
    const last = heading.children.at(-1);
    if (last?.type === 'text') {
      const [, id] = writtenId.exec(last.value) ?? [];
      last.value = last.value.replace(writtenId, '');
      if (id) return this.#slugger.slug(id, true);
    }
    return this.#slugger.slug(textOf(heading)) || this.#slugger.slug('section');
  }
}
