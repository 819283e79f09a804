// npm run pictures -- shrink: brings photographs that are larger than the site can use to a size that it can.
import { readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readPicture, shrink } from '../content/decode/read-picture.ts';
import { contentFolder } from '../content/disk/content-folder.ts';
import { listPictureNames } from '../content/pictures/picture-names.ts';
import { readSite } from '../kinds/read-site.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

/** In pixels; no place of the site shows more, on the densest screens. */
const longestSide = 4000;

const usage = 'Usage: npm run pictures -- shrink';

const settings = { usage };

await runCommand(async ({ step }) => {
  const [what, ...more] = process.argv.slice(2);
  if (what !== 'shrink' || more.length > 0) throw new UserError(usage);
  const photographs = /\.(jpe?g|png|webp|avif)$/i;
  const names = listPictureNames(readSite()).filter((one) => photographs.test(one));
  const advance = step('Looking at the pictures', names.length);
  for (const [index, name] of names.entries()) {
    advance(index);
    const file = path.join(contentFolder, 'pictures', name);
    const picture = await readPicture(file, readFileSync(file));
    if ('found' in picture && !picture.found.endsWith(shrink)) {
      console.log(`${file}: left as it is, ${picture.found}`);
      continue;
    }
    const before = statSync(file).size;
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) <= longestSide && before <= 5e6) continue;
    await sharp(file, { limitInputPixels: false })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toFile(`${file}.new`);
    renameSync(`${file}.new`, file);
    console.log(`${file}: ${megabytes(before)} MB became ${megabytes(statSync(file).size)} MB`);
  }
}, settings);

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
