import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Picture, Rendition } from '../../app/content/pictures/picture.ts';
import { cleanSvg } from '../../lib/clean-svg.ts';
import manifest from '../../package.json' with { type: 'json' };
import { getOrCreateFile, hashInputs } from '../build-cache.ts';

// Decoded pictures are not needed twice, and a picture uses one thread: the build makes several at once.
sharp.cache(false);
sharp.concurrency(1);

/** Part of the keys in the build cache, so that a change of the encoders makes all pictures anew. */
const encoders = [
  manifest.devDependencies.sharp,
  ...['./encode-picture.ts', '../../lib/clean-svg.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
];

/** Kilobytes: a drawing is sent as it is, and cleaning a large one would take long. */
const maxDrawingSize = 100;

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
 * @throws PictureError when the file is damaged, or a drawing that may not be served
 */
export async function encodePicture(
  picture: Picture,
  wanted: readonly Rendition[] = picture.renditions,
): Promise<Map<string, string>> {
  const load = createLoader(picture);
  const files = new Map<string, string>();
  for (const rendition of wanted) {
    const { address, format, width, height, quality } = rendition;
    const recipe = [picture.file.digest, format, width, height, quality, ...encoders].join();
    const key = `${hashInputs(recipe)}.${format}`;
    files.set(address, await getOrCreateFile(key, () => load(rendition)));
  }
  return files;
}

function createLoader({ file, renditions }: Picture) {
  const largest = Math.max(...renditions.map(({ width }) => width));
  const tallest = Math.max(...renditions.map(({ height }) => height));
  let decoded: Promise<{ data: Buffer; info: OutputInfo }> | undefined;
  return async (rendition: Rendition): Promise<Buffer> => {
    const { width, height, format } = rendition;
    if (format === 'svg') return Buffer.from(await readDrawing(file.path));
    // A large photograph is decoded once, to the largest size that is needed of it.
    decoded ??= decode(file.path, file.isDrawing, largest, tallest);
    const { data, info } = await decoded;
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const picture = sharp(data, { raw }).resize(width, height, { fit: 'cover' });
    return encode(picture, rendition).toBuffer();
  };
}

async function decode(path: string, isDrawing: boolean, width: number, height: number) {
  // Text is read, and so checked, before anything is drawn of it.
  const source = isDrawing ? Buffer.from(await readDrawing(path)) : path;
  const options = { failOn: 'error', sequentialRead: true } as const;
  try {
    return await sharp(source, options)
      .autoOrient()
      // Where a picture is cropped, faces and other things that draw the eye stay.
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    throw new PictureError(path, `is cut off or damaged (${reason}): export it again`);
  }
}

async function readDrawing(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
  if (kilobytes > maxDrawingSize) {
    throw new PictureError(path, `has ${kilobytes} kB, more than ${maxDrawingSize}: simplify it`);
  }
  const clean = cleanSvg(text);
  if ('svg' in clean) return clean.svg;
  throw new PictureError(path, `${clean.problem}: remove it, or export the drawing without it`);
}

function encode(picture: Sharp, { format, quality = 0 }: Rendition): Sharp {
  // One step more takes over three times as long for 0.4 % fewer bytes.
  if (format === 'avif') return picture.avif({ quality, effort: 3 });
  if (format === 'webp') return picture.webp({ quality, effort: 5, smartSubsample: true });
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true });
  return picture.png({ palette: true, effort: 8 });
}
