import { loadBrand } from '../app/content/brand/read-brand.ts';
import { contentFolder } from '../app/content/content-folder.ts';
import { readPalette } from '../app/styles/palette.ts';

interface Bar {
  address: string;
  lcp: number;
  baseline: { lcp: number };
}

/** In pixels, as all lengths here. */
const labelWidth = 190;
const pixelsPerSecond = 420;
const rowHeight = 46;

/**
 * Draws the largest contentful paint of each page above that of its baseline.
 *
 * @param pages with times in milliseconds
 * @returns an SVG file for one colour scheme
 */
export function drawChart(pages: readonly Bar[], scheme: 'light' | 'dark'): string {
  const colour = readPalette(
    loadBrand(contentFolder).palette,
    scheme === 'light' ? 'day' : 'night',
  );
  const length = (milliseconds: number) => Math.round((milliseconds / 1000) * pixelsPerSecond);
  const longest = Math.max(...pages.flatMap(({ lcp, baseline }) => [lcp, baseline.lcp]));
  const width = labelWidth + length(longest) + 80;
  const height = 56 + pages.length * rowHeight;
  const bars = pages.map(({ address, lcp, baseline }, index) => {
    const y = 52 + index * rowHeight;
    const time = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    return `<text x="${labelWidth - 12}" y="${y + 22}" text-anchor="end">${address}</text>
<path fill="${colour('action')}" d="M${labelWidth} ${y}h${length(lcp)}v16H${labelWidth}z"/>
<text x="${labelWidth + length(lcp) + 8}" y="${y + 13}">${time(lcp)}</text>
<path fill="${colour('rule')}" d="M${labelWidth} ${y + 18}h${length(baseline.lcp)}v12H${labelWidth}z"/>
<text x="${labelWidth + length(baseline.lcp) + 8}" y="${y + 29}" fill="${colour('ink-muted')}">${time(baseline.lcp)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" fill="${colour('ink')}">
<title>Largest contentful paint of each page beside that of its baseline</title>
<path fill="${colour('paper')}" d="M0 0h${width}v${height}H0z"/>
<text x="${labelWidth}" y="28">Largest contentful paint on a slow phone, and below it the same text as bare HTML</text>
${bars.join('\n')}
</svg>
`;
}
