import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { readSite } from '../../../packages/sitewright/kinds/read-site.ts';

/**
 * Copies a vendor's content in its first language alone: a test that changes a list there need not
 * change its translations too.
 *
 * @param to path of the folder to make
 */
export function copyFirstLanguage(source: string, to: string): void {
  copyContent(source, to);
  for (const tag of readSite(to).languageFolders) {
    rmSync(path.join(to, tag), { recursive: true });
    // Its captions, which nothing names any more.
    rmSync(path.join(to, `files/four-keys.${tag}.vtt`), { force: true });
  }
  const copy = new ChangeableFolder(to);
  copy.change('site.yaml', (site) => site.delete('languages'));
  if (existsSync(path.join(to, redirectsFile)))
    copy.write(redirectsFile, withoutOthersRedirects(copy.read(redirectsFile)));
}

export const redirectsFile = 'redirects.yaml';

/** The old addresses of the example without those of other languages than its first one. */
export const withoutOthersRedirects = (text: string): string =>
  text.replaceAll(/^ {2}- from: \/(sv|ar)\/.*\n {4}to: .*\n/gm, '');

/** Posts of the example that are like its others, and to which nothing leads: without them it is read in half the time. */
export const isSpare = (file: string): boolean => /posts[/\\](2025|2026-0[^5])/.test(file);

/** Copies a vendor's content, without posts that tell a test nothing. */
export function copyContent(source: string, to: string): void {
  const filter = (file: string) => !isSpare(file);
  cpSync(source, to, { recursive: true, preserveTimestamps: true, filter });
}

/** What a vendor has of its own beside the content, by folders. */
export const codeFolders = ['sections', 'frame', 'figures', 'styles'];

/**
 * Lets a copy of a vendor's content be read with the vendor's own kinds of sections, which stay where they are: there
 * they find the packages that they import.
 *
 * @param source the vendor's content folder
 * @param copy that of the copy
 */
export function linkOwnCode(source: string, copy: string): void {
  for (const name of codeFolders) {
    const folder = path.resolve(path.dirname(source), name);
    if (existsSync(folder)) symlinkSync(folder, path.join(path.dirname(copy), name));
  }
}

/** A folder whose files a test changes. */
export class ChangeableFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  read(file: string): string {
    return readFileSync(path.join(this.path, file), 'utf8');
  }

  write(file: string, text: string | Uint8Array): void {
    const place = path.join(this.path, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** Removes a file or a folder. */
  remove(name: string): void {
    rmSync(path.join(this.path, name), { recursive: true });
  }

  /** Replaces a text in a file, which must hold it. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    const next = text.replace(from, () => to);
    this.write(file, next);
  }

  /** Changes a file as YAML, or what stands above the text of one in Markdown. */
  change(file: string, edit: (document: Document) => void): void {
    const text = this.read(file);
    const fields = file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text;
    const document = parseDocument(fields);
    edit(document);
    const next = text.replace(fields, () => String(document));
    this.write(file, next);
  }
}
