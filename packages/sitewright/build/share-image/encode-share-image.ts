import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawShareCard, nameFonts, type ShareCard } from './share-card.ts';

// Several are drawn at a time.
sharp.concurrency(1);

/** What headings are set in, by the paths of its files. */
const loaded = new Map<string, ReturnType<typeof nameFonts>>();

/**
 * Draws a share image.
 *
 * @param fonts the paths of the heading fonts as TrueType, the brand's first
 * @returns a PNG of some 40 KB; with a palette it has a third of that, and takes twice the time
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
    .png({ compressionLevel: 4 })
    .toBuffer();
}
