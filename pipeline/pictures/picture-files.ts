import { readFileSync } from 'node:fs';
import type { Picture } from '../../app/content/pictures/picture.ts';
import manifest from '../../package.json' with { type: 'json' };
import { hashInputs } from '../build-cache.ts';

/** Part of the keys in the build cache, so that a change of the encoders makes all pictures anew. */
const encoders = [
  manifest.devDependencies.sharp,
  ...['./encode-picture.ts', '../../lib/clean-svg.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
];

/** The keys of the files of a picture in the build cache, by the addresses of the files. */
export function listPictureFiles({ file, renditions }: Picture): Map<string, string> {
  return new Map(
    renditions.map(({ address, format, width, height, quality }) => {
      const recipe = [file.digest, format, width, height, quality, ...encoders].join();
      return [address, `${hashInputs(recipe)}.${format}`];
    }),
  );
}
