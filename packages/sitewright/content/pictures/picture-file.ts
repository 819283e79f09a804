import { findLikeName } from '../messages/find-like-name.ts';
import { toAddressName } from '../values/address-name.ts';

export interface PictureFile {
  path: string;
  /** Width and height in pixels, upright. */
  width: number;
  height: number;
  /** The SVG as it may be served; undefined for a photograph. */
  drawing: string | undefined;
  /** Whether parts of it may be transparent. */
  isTransparent: boolean;
  /** The share of what it shows that is lost in one ink, from 0 to 1; all where nothing is transparent. */
  inkLoss: number;
  /** Where its colours meet each other or what is transparent, the most frequent pairs first. */
  edges: readonly Edge[];
  digest: string;
}

/** Two colours that meet in a picture, as `#rrggbb`; without `back` the picture is transparent there. */
export interface Edge {
  front: string;
  back: string | undefined;
  /** How many pixels of a small picture meet so. */
  count: number;
}

/** Why a file cannot be used: what was expected and what was found. */
export interface UnusableFile {
  expected: string;
  found: string;
}

/** The vendor’s pictures: the files in `pictures/` of the content folder but notes and hidden ones. */
export interface PictureFolder {
  /** The names of all files, sorted. */
  names: readonly string[];
  /** @returns what the file says of itself, or why it cannot be used */
  find(name: string): PictureFile | UnusableFile;
}

export const refuse = (expected: string, found: string): UnusableFile => ({ expected, found });

/**
 * @param place how their folder is named, such as `content/pictures`
 * @param files what was read of each, by their names, sorted
 */
export function createPictureFolder(
  place: string,
  files: ReadonlyMap<string, PictureFile | UnusableFile>,
): PictureFolder {
  const names = [...files.keys()];
  /** The files by the names that they have, or are to have. */
  const named = new Map(names.map((name) => [toAddressName(name), name]));
  const find = (name: string) => {
    const file = files.get(name);
    if (file) return file;
    const like = findLikeName(name, named.keys());
    const other = named.get(like ?? '');
    const remedy = other === like ? '' : `: rename the file "${other}" to ${like}`;
    const such = like ? `, such as "${like}"` : '';
    return refuse(`the name of a file in ${place}${such}`, `the text "${name}"${remedy}`);
  };
  return { names, find };
}
