import { removeEscapes } from '../../lib/remove-escapes.ts';
import { playedEndings } from '../../lib/served-endings.ts';
import { inQuotes } from '../messages/find-like-name.ts';
import type { PictureFile, PictureFolder, UnusableFile } from '../pictures/picture-file.ts';
import { toAddressName } from '../values/address-name.ts';
import type { Mistake } from './markdown-text.ts';

/** Whether a picture is that of another site. */
export const isRemote = (url: string): boolean => /^(?:https?:)?\/\//i.test(url);

/**
 * Finds the picture of a text by what stands there: its name, or a path that ends in it, as other systems have it.
 *
 * @returns the file, or why it cannot be shown
 */
export function findPicture(written: string, pictures: PictureFolder): PictureFile | UnusableFile {
  const url = written.trim();
  const direct = pictures.find(url);
  if ('digest' in direct || isRemote(url) || /^data:/i.test(url)) return direct;
  const name = nameInUrl(url);
  const named = pictures.find(name);
  if ('digest' in named) return named;
  const renamed = pictures.find(toAddressName(name));
  return 'digest' in renamed ? renamed : named;
}

/** The name of the file that an address ends in. */
export function nameInUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return removeEscapes(path.split('/').at(-1) ?? '');
}

/** The ending of a file’s name in small letters, without its dot. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What is wrong with the file of a picture. */
export function describeFile(url: string, pictures: PictureFolder): string | undefined {
  const file = findPicture(url, pictures);
  if ('digest' in file) return undefined;
  const name = nameInUrl(url);
  if (playedEndings.includes(endingOf(name))) {
    const target = isRemote(url) ? url : `/files/${toAddressName(name)}`;
    return `expected a picture, or a link, as a text plays neither films nor sound, found ${inQuotes(url)}: write [words](${target}), or show a film of yours in a section of the kind video`;
  }
  if (isRemote(url)) {
    return `expected the name of a file in pictures/, as pages load nothing from other sites, found ${inQuotes(url)}: download it into pictures/ and write its name, which npx sitewright pictures:fetch does for all texts`;
  }
  return `expected ${file.expected}, found ${file.found}`;
}

/** The form of what says which file a picture is, and not what it shows. */
export const nameOfPicture = /\.(jpe?g|png|webp|avif|gif|svg)\s*$/i;

/** What to say of a picture without words: it may decorate alone, and as likely somebody forgot them. */
export function adviseOnPicture(
  url: string,
  alt: string | null | undefined,
  place: Mistake['place'],
): Mistake[] {
  if (alt?.trim() && !nameOfPicture.test(alt)) return [];
  const message = `the picture ${inQuotes(url)} tells nothing to those who do not see it: write what it shows, such as ![A lamp](${url}), unless it is there for the look alone`;
  const atField = 'Write what this picture shows, unless it is there for the look alone';
  return [{ place, message, atField, about: 'pictures without words' }];
}
