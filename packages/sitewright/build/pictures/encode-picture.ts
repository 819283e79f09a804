import { readFileSync } from 'node:fs';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Picture, Rendition } from '../../content/pictures/picture.ts';
import type { PictureFile } from '../../content/pictures/picture-file.ts';
import type { Focus } from '../../content/pictures/picture-layouts.ts';
import manifest from '../../package.json' with { type: 'json' };
import { getOrCreateFile, hashInputs } from '../build-cache.ts';

// Decoded pictures are not needed twice, and a picture uses one thread: the build makes several at once.
sharp.cache(false);
sharp.concurrency(1);

/** Part of the keys in the build cache, so that a change of the encoders makes all pictures anew. */
const encoders = [manifest.dependencies.sharp, readFileSync(import.meta.filename, 'utf8')];

/** A picture that cannot be made. */
export class PictureError extends Error {
  /** Path of its file. */
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path} ${reason}`);
    this.path = path;
  }
}

/**
 * Makes the files of a picture, or finds them in the build cache. The picture is upright, in the
 * colours that every screen knows (sRGB), and without what cameras write into it.
 *
 * @param wanted which of its renditions to make
 * @returns paths in the build cache, by address
 * @throws PictureError when the file is damaged
 */
export async function encodePicture(
  picture: Picture,
  wanted: readonly Rendition[] = picture.renditions,
): Promise<Map<string, string>> {
  const load = createLoader(picture);
  const files = new Map<string, string>();
  for (const rendition of wanted) {
    const { address, format, width, height, quality } = rendition;
    const { file, focus } = picture;
    const size = [file.digest, format, width, height, quality, ...(focus ? [focus] : [])];
    const recipe = [...size, ...encoders].join();
    const key = `${hashInputs(recipe, picture.file.drawing ?? '')}.${format}`;
    files.set(address, await getOrCreateFile(key, () => load(rendition)));
  }
  return files;
}

function createLoader({ file, renditions, focus }: Picture) {
  const largest = Math.max(...renditions.map(({ width }) => width));
  const tallest = Math.max(...renditions.map(({ height }) => height));
  let decoded: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  return async (rendition: Rendition): Promise<Buffer> => {
    const { width, height, format } = rendition;
    if (format === 'svg') return Buffer.from(file.drawing ?? '');
    // A large photograph is decoded once, to the largest size that is needed of it.
    decoded ??= decodePicture(file, largest, tallest, focus);
    const { data, info } = await decoded;
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const picture = sharp(data, { raw }).resize(width, height, { fit: 'cover' });
    return encode(picture, rendition).toBuffer();
  };
}

/**
 * The pixels of a picture, upright and cropped to a size in pixels.
 *
 * @throws PictureError when the file is damaged
 */
export async function decodePicture(
  { path, drawing }: PictureFile,
  width: number,
  height: number,
  // Where a picture is cropped, faces and other things that draw the eye stay.
  position: Focus | 'attention' = 'attention',
) {
  const source = drawing === undefined ? path : Buffer.from(drawing);
  const options = { failOn: 'error', sequentialRead: true } as const;
  try {
    return await sharp(source, options)
      .autoOrient()
      .resize(width, height, { fit: 'cover', position })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    throw new PictureError(path, `is cut off or damaged (${reason}): export it again`);
  }
}

function encode(picture: Sharp, { format, quality = 0 }: Rendition): Sharp {
  // One step more takes over three times as long for 0.4 % fewer bytes.
  if (format === 'avif') return picture.avif({ quality, effort: 3 });
  if (format === 'webp') return picture.webp({ quality, effort: 5, smartSubsample: true });
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true });
  return picture.png({ palette: true, effort: 8 });
}
