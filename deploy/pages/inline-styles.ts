import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';

/**
 * Writes a page's style sheets into its head, so that its first render needs one response.
 *
 * @param html the rendered page
 * @param build the server bundle, which knows the style sheets of each route
 * @param routeId the page's route; its parents' style sheets come along, parents first
 * @param folder the client bundle's folder
 * @returns the page with one `<style>` at the end of its head
 */
export async function inlineStyles(
  html: string,
  build: ServerBuild,
  routeId: string,
  folder: string,
): Promise<string> {
  const files: string[] = [];
  for (let id: string | undefined = routeId; id; id = build.routes[id]?.parentId) {
    files.unshift(...(build.assets.routes[id]?.css ?? []));
  }
  const sheets = await Promise.all(
    [...new Set(files)].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return html.replace('</head>', () => `<style>${sheets.join('').trim()}</style></head>`);
}
