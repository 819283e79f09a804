import sharp from 'sharp';

/** In pixels, the width of a logo; see `layouts.logo`. */
const side = 160;
/** From 0 to 255: from here on neighbours are an edge that is seen. */
const visible = 48;

/**
 * Measures what a picture loses that is printed in one ink, where all that is not transparent is of the
 * same colour: a ground becomes a block, and what lies on it is gone.
 *
 * @param source a picture that may be transparent; whether it is whole is found out when it is made
 * @returns the share of its edges that nobody sees then, from 0 to 1, and whether it shows anything at all
 */
export async function measureInk(source: Buffer): Promise<{ loss: number; isBlank: boolean }> {
  const decoded = await sharp(source)
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!decoded) return { loss: 0, isBlank: false };
  const { data, info } = decoded;
  const { width, channels } = info;
  const onPaper = (at: number, channel: number) => {
    const alpha = (data[at + 3] ?? 0) / 255;
    return (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
  };
  let [edges, lost, isBlank] = [0, 0, true];
  const compare = (at: number, other: number) => {
    const steps = [0, 1, 2].map((channel) =>
      Math.abs(onPaper(at, channel) - onPaper(other, channel)),
    );
    if (Math.max(...steps) < visible) return;
    edges += 1;
    if (Math.abs((data[at + 3] ?? 0) - (data[other + 3] ?? 0)) < visible) lost += 1;
  };
  for (let at = 0; at < data.length; at += channels) {
    if (data[at + 3]) isBlank = false;
    if ((at / channels + 1) % width !== 0) compare(at, at + channels);
    if (at + width * channels < data.length) compare(at, at + width * channels);
  }
  return { loss: edges === 0 ? 0 : lost / edges, isBlank };
}
