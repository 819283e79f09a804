import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { openFont, type TextStyle } from './draw-text.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';

// Several are drawn at a time.
sharp.concurrency(1);

/** What headings are set in, by the paths of its files. */
const loaded = new Map<string, TextStyle['fonts']>();

/**
 * Draws a share image.
 *
 * @param fonts the paths of the heading fonts as TrueType, the brand's first
 * @param isOfMany whether there are so many that they should take little time, and may be larger
 * @returns a PNG; with a palette a drawing of few colours takes a third of its bytes, and twice the time
 */
export async function encodeShareImage({
  card,
  fonts,
  isOfMany,
}: {
  card: ShareCard;
  fonts: readonly string[];
  isOfMany: boolean;
}): Promise<Uint8Array> {
  const key = fonts.join();
  const opened = loaded.get(key) ?? fonts.map((file) => openFont(readFileSync(file)));
  loaded.set(key, opened);
  return sharp(Buffer.from(drawShareCard(card, opened)))
    .removeAlpha()
    .png(isOfMany ? { compressionLevel: 4 } : { palette: true, quality: 90, dither: 0, effort: 1 })
    .toBuffer();
}
