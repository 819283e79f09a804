import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeSafely } from 'sitewright/node';
import { formats, toAddressName } from 'sitewright/pages';
import { readPicture } from 'sitewright/site';
import { describeFailure, downloadPicture } from './fetch-pictures.ts';

/** In pixels: no page shows a picture wider. */
const widest = 2400;
const pictureEndings: readonly string[] = Object.values(formats).flatMap((one) => one.endings);

/** What became of a file of the old site: its name in the new one, or why it has none. */
export type Moved = { name: string } | { reason: string };

/** Brings a file of the old site, or a picture from elsewhere, into a folder of the new one. */
export type Bring = (
  from: { file: string } | { url: string },
  folder: 'pictures' | 'files',
) => Promise<Moved>;

/** Brings files of an old site into the folders of the new one, each once, and under names that addresses can have. */
export class FileMover {
  readonly #content: string;
  readonly #moved = new Map<string, Promise<Moved>>();
  readonly #names = new Map<string, string>();
  /** Files of the new site that were written, by their paths in the content folder. */
  readonly written = new Map<string, string>();
  /** What was changed on the way, one line each. */
  readonly changes: string[] = [];

  /** @param content the content folder of the new site */
  constructor(content: string) {
    this.#content = content;
  }

  /**
   * @param source the name of the file, of which the ending counts
   * @param read gives its bytes
   * @param folder in which it is to lie
   */
  move(
    source: string,
    folder: 'pictures' | 'files',
    read: () => Promise<Buffer> | Buffer,
  ): Promise<Moved> {
    const key = `${folder}/${source}`;
    const known = this.#moved.get(key) ?? this.#move(source, folder, read);
    this.#moved.set(key, known);
    return known;
  }

  async #move(
    source: string,
    folder: 'pictures' | 'files',
    read: () => Promise<Buffer> | Buffer,
  ): Promise<Moved> {
    const bytes = await read();
    if (/^version https:\/\/git-lfs/.test(bytes.subarray(0, 40).toString('latin1')))
      return { reason: 'its bytes are not in this copy, which has a pointer of Git LFS alone' };
    const given = toAddressName(path.posix.basename(source).toLowerCase());
    if (folder === 'files') return { name: this.#write('files', given, bytes) };
    const found = await this.#fit(given, bytes);
    return 'reason' in found ? found : { name: this.#write('pictures', found.name, found.bytes) };
  }

  /** A picture as a site can show it: one that it refuses is written anew, turned and shrunk. */
  async #fit(
    given: string,
    bytes: Buffer,
  ): Promise<{ name: string; bytes: Buffer } | { reason: string }> {
    const ending = path.posix.extname(given).slice(1);
    const first = await readPicture(given, bytes);
    if (!('found' in first)) return { name: given, bytes };
    try {
      const picture = sharp(bytes, { limitInputPixels: false });
      const { width = 0, height = 0, pages = 1, hasAlpha, format } = await picture.metadata();
      if (Math.min(width, height) < 4) return { reason: 'it is a dot that counts visitors' };
      const isDrawing = format === 'svg';
      const isLossless = hasAlpha || ['gif', 'png', 'svg'].includes(String(format));
      const small = picture
        .autoOrient()
        .resize({ width: isDrawing ? 1600 : widest, withoutEnlargement: !isDrawing });
      const anew = await (isLossless ? small.png() : small.jpeg({ quality: 90 })).toBuffer();
      const stem = given.replace(/\.\w+$/, '');
      const isSame = pictureEndings.includes(ending) && ending === format;
      const name = isSame ? given : `${stem}.${isLossless ? 'png' : 'jpg'}`;
      const second = await readPicture(name, anew);
      if ('found' in second) return { reason: second.found };
      this.changes.push(
        `${given}: ${pages > 1 ? 'it moves, and its first picture is shown' : first.found}`,
      );
      return { name, bytes: anew };
    } catch {
      return { reason: first.found };
    }
  }

  /** Writes a file under the first name that is free, or that has the same bytes. */
  #write(folder: string, given: string, bytes: Buffer): string {
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(given) ?? [];
    const digest = hash('sha256', bytes);
    for (let count = 1; ; count += 1) {
      const name = `${stem}${count > 1 ? `-${count}` : ''}${ending}`;
      const place = path.join(this.#content, folder, name);
      const file = `${folder}/${name}`;
      const there =
        this.#names.get(file) ??
        (existsSync(place) ? hash('sha256', readFileSync(place)) : undefined);
      if (there !== undefined && there !== digest) continue;
      this.#names.set(file, digest);
      if (there === undefined) writeSafely(place, bytes);
      this.written.set(file, digest);
      return name;
    }
  }
}

/** Gives a function that brings files of the old site, and pictures from elsewhere, into the new one. */
export function bringer(source: string, mover: FileMover, isOffline = false): Bring {
  const unreachable = new Set<string>();
  return async (from, folder): Promise<Moved> => {
    if ('file' in from)
      return mover.move(from.file, folder, () => readFileSync(path.join(source, from.file)));
    if (isOffline) return { reason: 'it is on another site, and was not fetched' };
    const host = URL.canParse(from.url) ? new URL(from.url).host : from.url;
    if (unreachable.has(host)) return { reason: 'its site does not answer' };
    try {
      const { name, bytes } = await downloadPicture(from.url);
      return await mover.move(name, folder, () => bytes);
    } catch (error) {
      const reason = String(describeFailure(error));
      if (!/^Error: (?:the answer|what is)/.test(reason)) unreachable.add(host);
      return { reason };
    }
  };
}
