import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { StyleSheet } from './style-sheet.ts';

/** The style sheets of a build, each read once however many pages use it. */
export class PageStyles {
  readonly #build: ServerBuild;
  readonly #folder: string;
  readonly #sheets = new Map<string, Promise<{ css: string; used: StyleSheet }>>();

  /**
   * @param build the server bundle, which knows the style sheets of each route
   * @param folder the client bundle's folder
   */
  constructor(build: ServerBuild, folder: string) {
    this.#build = build;
    this.#folder = folder;
  }

  /**
   * Writes a page's style sheets into its head, so that its first render needs one response. A
   * page without script keeps only the rules that it uses: nothing can change on it later.
   *
   * @param html the rendered page
   * @param routeId the page's route; its parents' style sheets come along, parents first
   * @param hydrates whether React runs on the page
   * @returns the page with one `<style>` at the end of its head
   */
  async inline(html: string, routeId: string, hydrates: boolean): Promise<string> {
    const files = this.#filesOf(routeId);
    const key = files.join();
    const sheet = this.#sheets.get(key) ?? this.#read(files);
    this.#sheets.set(key, sheet);
    const { css, used } = await sheet;
    const style = hydrates ? css : used.usedBy(html);
    return html.replace('</head>', () => `<style>${style}</style></head>`);
  }

  #filesOf(routeId: string): string[] {
    const files: string[] = [];
    const { routes, assets } = this.#build;
    for (let id: string | undefined = routeId; id; id = routes[id]?.parentId) {
      files.unshift(...(assets.routes[id]?.css ?? []));
    }
    return [...new Set(files)];
  }

  async #read(files: readonly string[]): Promise<{ css: string; used: StyleSheet }> {
    const read = (file: string) => readFile(path.join(this.#folder, file), 'utf8');
    const css = (await Promise.all(files.map(read))).join('').trim();
    return { css, used: new StyleSheet(css) };
  }
}
