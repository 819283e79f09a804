import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawShareCard, nameFonts, type ShareCard } from './share-card.ts';

/** What headings are set in, by the paths of its files. */
const loaded = new Map<string, ReturnType<typeof nameFonts>>();

/**
 * Draws a share image.
 *
 * @param fonts the paths of the heading fonts as TrueType, the brand's first
 * @returns a PNG; with a palette a drawing of few colours takes a third of its bytes
 */
export async function encodeShareImage({
  card,
  fonts,
}: {
  card: ShareCard;
  fonts: readonly string[];
}): Promise<Uint8Array> {
  const key = fonts.join();
  const named = loaded.get(key) ?? nameFonts(fonts.map((file) => readFileSync(file)));
  loaded.set(key, named);
  return sharp(Buffer.from(await drawShareCard(card, named)))
    .removeAlpha()
    .png({ palette: true, quality: 90, dither: 0, effort: 1 })
    .toBuffer();
}
