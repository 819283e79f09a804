import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { StyleSheet } from './style-sheet.ts';

/** The style sheets of a build, each read once for all pages that use it. */
export class PageStyles {
  readonly #build: ServerBuild;
  readonly #folder: string;
  readonly #sheets = new Map<string, Promise<{ css: string; styleSheet: StyleSheet }>>();

  /**
   * @param build the server bundle, which names the style sheets of each route
   * @param folder the client bundle's folder
   */
  constructor(build: ServerBuild, folder: string) {
    this.#build = build;
    this.#folder = folder;
  }

  /**
   * Inlines a page's style sheets into its head, so that its first paint needs one response. A page
   * that does not hydrate gets only the rules that it uses, since no script changes its markup.
   *
   * @param html the rendered page
   * @param routeId the page's route; the style sheets of its parents come before its own
   * @param hydrates whether React runs on the page
   * @returns the page with one `<style>` at the end of its head
   */
  async inline(html: string, routeId: string, hydrates: boolean): Promise<string> {
    const files = this.#listFiles(routeId);
    const key = files.join();
    const sheet = this.#sheets.get(key) ?? this.#read(files);
    this.#sheets.set(key, sheet);
    const { css, styleSheet } = await sheet;
    const style = hydrates ? css : styleSheet.pruneFor(html);
    return html.replace('</head>', () => `<style>${style}</style></head>`);
  }

  #listFiles(routeId: string): string[] {
    const files: string[] = [];
    const { routes, assets } = this.#build;
    for (let id: string | undefined = routeId; id; id = routes[id]?.parentId) {
      files.unshift(...(assets.routes[id]?.css ?? []));
    }
    return [...new Set(files)];
  }

  async #read(files: readonly string[]): Promise<{ css: string; styleSheet: StyleSheet }> {
    const read = (file: string) => readFile(path.join(this.#folder, file), 'utf8');
    const css = (await Promise.all(files.map(read))).join('').trim();
    return { css, styleSheet: new StyleSheet(css) };
  }
}
