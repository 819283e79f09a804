import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { shareImageFolder } from '../../app/seo/addresses.ts';
import { findUnprintable, type UnprintableText } from '../brand/missing-glyphs.ts';
import { hashInputs } from '../build-cache.ts';
import type { PageStyles } from '../css/page-styles.ts';
import type { RenderShareImage } from '../share-image/render-share-image.ts';
import type { WriteFile } from '../write-file.ts';
import { type BuiltPage, inspectPage } from './inspect-page.ts';
import { loadPageData, type PageData, type PageRequest, renderPage } from './render-page.ts';

/** A page of the site that is to be made. */
export interface PageTask {
  /** Its place among all pages of the site. */
  position: number;
  request: PageRequest;
  data: PageData;
  /** Its key in the build cache. */
  key: string;
}

/** All that the build cache keeps of a page. */
interface MadePage {
  /** The HTML to deploy. */
  html: string;
  markdownFile: { address: string; text: string } | undefined;
  built: BuiltPage;
  unprintable: UnprintableText[];
}

/**
 * Loads what a page is made of.
 *
 * @param siteHash the hash of all else that any page depends on
 */
export async function createTask(
  build: ServerBuild,
  request: PageRequest,
  position: number,
  siteHash: string,
): Promise<PageTask> {
  const data = await loadPageData(build, request);
  const key = `page-${hashInputs(siteHash, JSON.stringify([request, data], writeCollection))}`;
  return { position, request, data, key };
}

/** JSON has no maps and sets, and gives equal texts for equal strings, which V8's own format does not. */
const writeCollection = (_name: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value;

/**
 * Renders a page and reads from its HTML what later steps need.
 *
 * @param missing the characters of the content that the heading fonts lack, by the tag of each language
 * @returns the page as the build cache keeps it
 */
export async function makePage(
  build: ServerBuild,
  { request, data }: PageTask,
  styles: PageStyles,
  missing: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const rendered = await renderPage(build, request, data, styles);
  const { markdownFile, ...built } = inspectPage(rendered);
  const unprintable = findUnprintable(
    rendered.html,
    request.file,
    missing.get(built.language) ?? '',
  );
  const made: MadePage = { html: rendered.deployedHtml, markdownFile, built, unprintable };
  return deflateRawSync(serialize(made), { level: 1 });
}

/** What a page tells the rest of the build. */
export interface PageResult {
  position: number;
  page: BuiltPage;
  unprintable: UnprintableText[];
}

/**
 * Writes all files that belong to a page: its HTML, its Markdown version and its share image.
 *
 * @param bytes the page as the build cache keeps it
 */
export async function writePage(
  bytes: Uint8Array,
  position: number,
  writeFile: WriteFile,
  renderShareImage: RenderShareImage,
): Promise<PageResult> {
  const { html, markdownFile, built, unprintable }: MadePage = deserialize(inflateRawSync(bytes));
  writeFile(built.file, html);
  if (markdownFile) writeFile(markdownFile.address, markdownFile.text);
  const shareImage = built.shareImage && new URL(built.shareImage).pathname;
  // A page whose content has a picture for it shares that one.
  if (shareImage?.startsWith(shareImageFolder))
    writeFile(shareImage, await renderShareImage(built));
  return { position, page: built, unprintable };
}
