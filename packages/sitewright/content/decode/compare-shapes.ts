import sharp from 'sharp';

/** In pixels, the sizes at which marks are mostly seen: those of headers and tabs. */
const sides = [32, 64];
/** From 0 to 255: from here on a pixel is another. */
const visible = 48;

/** The share of the pixels that one of two drawings covers and the other does not, from 0 to 1, whatever their colours. */
export async function compareShapes(...drawings: [string, string]): Promise<number> {
  const shares = sides.map(async (side) => {
    const draw = (svg: string) =>
      sharp(Buffer.from(svg))
        .resize(side, side, { fit: 'contain', background: '#0000' })
        .ensureAlpha()
        .extractChannel('alpha')
        .raw()
        .toBuffer();
    const [one, other] = await Promise.all([draw(drawings[0]), draw(drawings[1])]);
    const differs = (alpha: number, at: number) => Math.abs(alpha - (other[at] ?? 0)) >= visible;
    return one.filter(differs).length / one.length;
  });
  return Math.max(...(await Promise.all(shares)));
}
