import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { ServerBuild } from 'react-router';

/**
 * Writes a page's style sheets into its head, so that its first render needs one response. A page
 * without script keeps only the rules that it uses: nothing can change on it later.
 *
 * @param html the rendered page
 * @param build the server bundle, which knows the style sheets of each route
 * @param routeId the page's route; its parents' style sheets come along, parents first
 * @param folder the client bundle's folder
 * @param hydrates whether React runs on the page
 * @returns the page with one `<style>` at the end of its head
 */
export async function inlineStyles(
  html: string,
  build: ServerBuild,
  routeId: string,
  folder: string,
  hydrates: boolean,
): Promise<string> {
  const files: string[] = [];
  for (let id: string | undefined = routeId; id; id = build.routes[id]?.parentId) {
    files.unshift(...(build.assets.routes[id]?.css ?? []));
  }
  const sheets = await Promise.all(
    [...new Set(files)].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const css = sheets.join('').trim();
  const style = hydrates ? css : await usedRules(css, html);
  return html.replace('</head>', () => `<style>${style}</style></head>`);
}

async function usedRules(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: wordsOf,
    variables: true,
    keyframes: true,
  });
  return result?.css ?? css;
}

/** The names of elements and attributes, and each word of their values, such as `[&_h2]:flex`. */
function wordsOf(html: string): string[] {
  const plain = html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const elements = [...plain.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...elements, ...(plain.match(/[^\s"=]+/g) ?? [])];
}
