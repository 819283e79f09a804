import type { SiteFolder } from 'sitewright/content';
import type { DecodedFiles } from 'sitewright/draw';
import {
  listPictureNames,
  mediaTypeOf,
  type PictureFile,
  type UnusableFile,
} from 'sitewright/pages';
import type { LiveSettings } from '../settings.ts';
import { decodePicture } from './decode-picture.ts';

/**
 * Tells what only a decoder can tell of the files of a folder: what the build has read is known, of pictures that are
 * newer the browser reads it.
 */
export class Decoder {
  readonly #settings: LiveSettings;
  readonly #read: (file: string) => Promise<Blob>;
  readonly #known: Map<string, PictureFile | UnusableFile>;
  /** Where pictures that the site does not serve yet can be seen, by their paths. */
  readonly addresses = new Map<string, string>();

  /** @param read reads a file, by its path in the content folder */
  constructor(settings: LiveSettings, read: (file: string) => Promise<Blob>) {
    this.#settings = settings;
    this.#read = read;
    this.#known = new Map(settings.pictures);
  }

  async decode(folder: SiteFolder): Promise<DecodedFiles> {
    const { mark, fonts } = this.#settings;
    const names = listPictureNames(folder);
    await Promise.all(names.map((name) => this.#add(folder, name)));
    const pictures = names.flatMap((name) => {
      const known = this.#known.get(name);
      return known ? [[name, known] as const] : [];
    });
    return {
      mark,
      fonts: { ...fonts, scripts: new Map(fonts.scripts) },
      pictures: new Map(pictures),
    };
  }

  async #add(folder: SiteFolder, name: string): Promise<void> {
    if (this.#known.has(name)) return;
    const file = `pictures/${name}`;
    const content = await this.#read(file);
    const path = folder.nameOf(file);
    this.#known.set(name, await decodePicture(path, content));
    this.addresses.set(path, URL.createObjectURL(new Blob([content], { type: mediaTypeOf(name) })));
  }
}
