import { readPalette } from '../app/styles/palette.ts';

interface Bar {
  address: string;
  lcp: number;
  floor: { lcp: number };
}

/** Where names end and bars begin, and how long a bar of one second is. */
const start = 190;
const second = 420;
const row = 46;

/**
 * The largest paint of each page above that of its floor, as a picture of its own for one scheme.
 *
 * @param pages with times in milliseconds
 */
export function chart(pages: readonly Bar[], scheme: 'light' | 'dark'): string {
  const colour = readPalette('app/styles/tokens.css', scheme);
  const length = (milliseconds: number) => Math.round((milliseconds / 1000) * second);
  const longest = Math.max(...pages.flatMap(({ lcp, floor }) => [lcp, floor.lcp]));
  const width = start + length(longest) + 80;
  const height = 56 + pages.length * row;
  const bars = pages.map(({ address, lcp, floor }, index) => {
    const y = 52 + index * row;
    const time = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    return `<text x="${start - 12}" y="${y + 22}" text-anchor="end">${address}</text>
<path fill="${colour('action')}" d="M${start} ${y}h${length(lcp)}v16H${start}z"/>
<text x="${start + length(lcp) + 8}" y="${y + 13}">${time(lcp)}</text>
<path fill="${colour('rule')}" d="M${start} ${y + 18}h${length(floor.lcp)}v12H${start}z"/>
<text x="${start + length(floor.lcp) + 8}" y="${y + 29}" fill="${colour('ink-muted')}">${time(floor.lcp)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" fill="${colour('ink')}">
<title>Largest paint of each page beside that of its floor</title>
<path fill="${colour('paper')}" d="M0 0h${width}v${height}H0z"/>
<text x="${start}" y="28">Largest paint on a slow phone, and below it the same text as bare HTML</text>
${bars.join('\n')}
</svg>
`;
}
