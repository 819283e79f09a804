// What is done to pages beside the thread that renders them, in threads of their own: see render-pages.ts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { OwnSources } from '../../hosting/csp.ts';
import { createLocate } from '../base-path.ts';
import { type CompressedForms, compress, compressQuickly, quickQuality } from '../compress.ts';
import { parsePage } from '../css/page-tree.ts';
import { readStyleSheet } from '../css/read-style-sheet.ts';
import { StyleSheet } from '../css/style-sheet.ts';
import type { encodeShareImage as Encode } from '../share-image/encode-share-image.ts';
import { finishPage } from './finish-page.ts';
import { type BuiltPage, inspectPage } from './inspect-page.ts';
import type { BuiltPart } from './move-props.ts';

/** What draws a share image is loaded when the first one is to be drawn: most builds draw none. */
export const encodeShareImage: typeof Encode = async (image) => {
  const { encodeShareImage: encode } = await import('../share-image/encode-share-image.ts');
  return encode(image);
};

interface RenderedPage {
  /** The page as React renders it. */
  markup: string;
  /** Undefined for the not-found and the error page, which answer at any path. */
  path: string | undefined;
  /** In the folder to deploy, such as `about.html`. */
  file: string;
  /** The client bundle's folder. */
  folder: string;
  /** The site's, such as `https://www.example.com`. */
  origin: string;
  /** Such as `/shop`; empty at the root of a host. */
  basePath: string;
  /** Whether the site has so many pages that compressing them would take longer than all else. */
  isOfMany: boolean;
  /** What the site allows on each of its pages. */
  policy: OwnSources | undefined;
}

/** All that the build cache keeps of a page; its texts are in their compressed forms. */
export interface MadePage {
  page: BuiltPage;
  html: CompressedForms;
  markdown: CompressedForms | undefined;
  /** The scripts that hold what its parts are given, by their paths. */
  scripts: ReadonlyMap<string, CompressedForms>;
  parts: readonly BuiltPart[];
  /** The names of the assets that it loads. */
  assets: readonly string[];
}

/** Each name of an asset follows its folder: looking for each asset's name would take long on a large site. */
const assetPath = /(?<=assets\/)[\w.$-]+/g;

let styleSheet: StyleSheet | undefined;

/** Finishes a page, reads what later steps need to know of it, and compresses it. Returns a `MadePage`, serialized. */
export async function makePage({
  markup,
  folder,
  origin,
  basePath,
  isOfMany,
  policy,
  ...place
}: RenderedPage): Promise<Uint8Array> {
  const locate = createLocate(origin, basePath);
  styleSheet ??= new StyleSheet(readStyleSheet(folder), locate);
  const tree = parsePage(markup, (address) => readFileSync(path.join(folder, address), 'utf8'));
  const { page, markdown } = inspectPage({ ...place, tree }, locate);
  const { html, scripts, parts } = finishPage(tree, styleSheet, locate, policy);
  const compressed = [...scripts].map(
    async ([file, text]) => [file, await compress(text)] as const,
  );
  const made: MadePage = {
    page,
    html: await (isOfMany ? compressQuickly(html) : compress(html)),
    markdown: markdown === undefined ? undefined : await compress(markdown, quickQuality),
    scripts: new Map(await Promise.all(compressed)),
    parts,
    assets: [...new Set(html.match(assetPath))],
  };
  return serialize(made);
}
