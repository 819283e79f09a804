import type { Values } from './read-values.ts';
import type { System } from './systems.ts';

/** A page of an old site, as it lies there. */
export interface OldPage {
  /** Its file, or its address in an export, as a report names it. */
  file: string;
  /** What it has in common with the same page in other languages. */
  key: string;
  fields: Values;
  /** Its text, and in which line of the file it begins. */
  body: string;
  line: number;
  isHtml: boolean;
  /** Its address, without a slash or `.html` at its end. */
  address: string;
  /** Other addresses that lead to it: redirects, and the same with an ending. */
  others: string[];
  /** The tag of its language; undefined for the main one. */
  language: string | undefined;
  /** The day on which it was published, of a post. */
  day: string | undefined;
}

/** An entry of a menu, of which the address may be that of a file. */
export interface MenuEntry {
  label: string | undefined;
  to: string | undefined;
  entries: MenuEntry[];
}

/** An old site, as its files say it. */
export interface OldSite {
  system: System;
  /** By which file it was recognised, in words. */
  why: string;
  /** The folder; undefined for an export, which is one file. */
  folder: string | undefined;
  /** All files of the folder, sorted, with `/` on every system. */
  files: readonly string[];
  config: Values;
  /** What its data files say, by their names. */
  data: Values;
  pages: OldPage[];
  /** Texts that are no pages, each with the reason. */
  leftOut: string[];
  menu: MenuEntry[];
  /** The hosts that it has itself, and what each of its addresses begins with. */
  hosts: ReadonlySet<string>;
  base: string;
  /** Lists of redirects in it. */
  redirectFiles: string[];
  redirects: { from: string; to: string }[];
}

/** An address of a page in one form: without base, ending, `index` and a slash at its end; empty for the start. */
export function plainAddress(address: string): string {
  const path = address
    .replace(/(?<=.)\/+$/, '')
    .replace(/\.(?:html?|mdx?|markdown|php)$/i, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(^|\/)(?:_?index|readme)$/i, '')
    .replace(/\/+$/, '');
  return path && !path.startsWith('/') ? `/${path}` : path;
}

/** Gives the text of a file of an old site; undefined for what is no text. */
export type ReadFile = (file: string) => string | undefined;

/** The folders in which a file lies, the outermost first. */
export const listFolders = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** The folders that a name stands for, in which a star is any one, as of themes. */
export function findFolders(name: string, files: readonly string[]): string[] {
  if (!name.includes('*')) return [name];
  const [start = '', end = ''] = name.split('*');
  const form = new RegExp(`^${RegExp.escape(start)}[^/]+${RegExp.escape(end)}(?=/)`);
  return [...new Set(files.flatMap((file) => form.exec(file)?.[0] ?? []))];
}
