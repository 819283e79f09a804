/**
 * A page whose drawings stand in it once, wherever they are shown: the first of those that are the
 * same keeps its paths under an id, and the others refer to it. Tried, and not used by the site.
 */
export function drawnOnce(html: string): string {
  const counts = new Map<string, number>();
  const drawing = /(<svg\b[^>]*>)(.*?)<\/svg>/gs;
  for (const [, , paths = ''] of html.matchAll(drawing)) {
    counts.set(paths, (counts.get(paths) ?? 0) + 1);
  }
  const ids = new Map<string, string>();
  return html.replaceAll(drawing, (whole, start: string, paths: string) => {
    if ((counts.get(paths) ?? 0) < 2 || paths.length < 60) return whole;
    const known = ids.get(paths);
    if (known) return `${start}<use href="#${known}"/></svg>`;
    const id = `d${ids.size}`;
    ids.set(paths, id);
    return `${start}<g id="${id}">${paths}</g></svg>`;
  });
}
