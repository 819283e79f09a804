import type { OldSite } from './old-site.ts';

/** Adds a page for each section that the old system fills with a list, and that links lead to. @returns how many */
export function addSections(old: OldSite): number {
  const bodies = old.pages.map(({ body }) => body).join('\n');
  const seen = new Set(old.pages.map(({ address }) => address));
  let count = 0;
  for (const { address, day, language, file } of [...old.pages]) {
    if (day || language) continue;
    const parts = address.split('/').slice(1, -1);
    for (const index of parts.keys()) {
      const above = `/${parts.slice(0, index + 1).join('/')}`;
      if (seen.has(above)) continue;
      seen.add(above);
      const isLed = new RegExp(`[("'/]${RegExp.escape(above)}/?[)"'#\\s]`).test(bodies);
      if (!isLed && !old.system.listsSections) continue;
      count += 1;
      const folder = file
        .split('/')
        .slice(0, index - parts.length)
        .join('/');
      old.pages.push({
        ...{ file: `${folder}/`, key: `section ${above}`, fields: {}, body: '', line: 1 },
        ...{ isHtml: false, address: above, others: [], language: undefined, day: undefined },
      });
    }
  }
  return count;
}
