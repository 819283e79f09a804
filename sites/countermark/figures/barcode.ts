/**
 * A barcode for a text: the same text has the same bars, another text has others.
 *
 * @param width how far the bars reach, in the drawing's units
 * @param height how high they are
 * @returns the path of the bars, from 0 to `width`, to be filled
 */
export function barcode(text: string, width: number, height: number): string {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  let bars = '';
  const last = width - 1;
  for (let x = 0; x < last - 1; ) {
    seed = (seed * 75 + 74) % 65_537;
    const bar = Math.min(1 + (seed % 3), last - 1 - x);
    bars += `M${x} 0h${bar}v${height}h-${bar}z`;
    x += bar + 1 + (Math.floor(seed / 3) % 3 === 0 ? 1 : 0);
  }
  return `${bars}M${last} 0h1v${height}h-1z`;
}
