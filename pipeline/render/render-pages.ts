import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import pMap from 'p-map';
import type { ServerBuild } from 'react-router';
import type { SiteContent } from '../../app/content/site-content.ts';
import { shareImageFolder } from '../../app/seo/addresses.ts';
import type { Locate } from '../base-path.ts';
import type { LanguageFonts } from '../brand/fonts.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { ReadAsset } from '../css/page-tree.ts';
import { StyleSheet } from '../css/style-sheet.ts';
import { createShareImageRenderer } from '../share-image/render-share-image.ts';
import { createFileWriter } from '../work-folder.ts';
import { type BuiltPage, inspectPage } from './inspect-page.ts';
import {
  listPages,
  loadPageData,
  type PageData,
  type PageRequest,
  renderPage,
} from './render-page.ts';

/** Share images and files are made by other threads of the system while the next page is rendered. */
const concurrency = 4;

interface BundledSite {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  bundleHash: string;
  routes: readonly RouteConfigEntry[];
  content: SiteContent;
  /** Says where an address is on the deployed site. */
  locate: Locate;
  /** What headings are set in, by the tag of each language. */
  headings: ReadonlyMap<string, LanguageFonts>;
}

/** All that the build cache keeps of a page. */
interface MadePage {
  html: string;
  markdown: string | undefined;
  page: BuiltPage;
}

/**
 * Makes all pages of the site: each page's HTML, its Markdown version and its share image. A page
 * whose code and loader data are those of an earlier build comes from the build cache.
 *
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export async function renderPages(site: BundledSite): Promise<BuiltPage[]> {
  const { folder, content, headings, locate } = site;
  // Pages of the same content differ in where they say that the site is.
  const bundleHash = hashInputs(site.bundleHash, locate(content.site.origin));
  globalThis.readSiteContent = () => content;
  const build: ServerBuild = await import(pathToFileURL(path.resolve(site.server)).href);
  const readAsset: ReadAsset = (address) => readFileSync(path.join(folder, address), 'utf8');
  const styleSheets = build.assets.routes.root?.css ?? [];
  let styleSheet: StyleSheet | undefined;
  const writeFile = createFileWriter(folder);
  const renderShareImage = await createShareImageRenderer(content, headings, bundleHash, locate);

  const makePage = async (request: PageRequest): Promise<Uint8Array> => {
    const data = await loadPageData(build, request);
    return getOrCreate(keyOfPage(bundleHash, request, data), async () => {
      styleSheet ??= new StyleSheet(styleSheets.map(readAsset).join(''), locate);
      const rendered = await renderPage(build, request, data, styleSheet, readAsset, locate);
      const made: MadePage = { html: rendered.deployedHtml, ...inspectPage(rendered, locate) };
      return deflateRawSync(serialize(made), { level: 1 });
    });
  };

  const writePage = async (request: PageRequest): Promise<BuiltPage> => {
    const made: MadePage = deserialize(inflateRawSync(await makePage(request)));
    const { html, markdown, page } = made;
    writeFile(page.file, html);
    if (page.markdown && markdown) writeFile(page.markdown, markdown);
    const shareImage = page.shareImage && new URL(page.shareImage).pathname;
    // A page whose content has a picture for it shares that one.
    if (shareImage?.startsWith(shareImageFolder))
      writeFile(shareImage, await renderShareImage(page));
    return page;
  };

  return pMap(listPages(site.routes), writePage, { concurrency });
}

/**
 * A page's key in the build cache.
 *
 * @param bundleHash the hash of all that it depends on beside its own data
 */
export function keyOfPage(bundleHash: string, request: PageRequest, data: PageData): string {
  return `page-${hashInputs(bundleHash, JSON.stringify([request, data], writeCollection))}`;
}

/** The hashes of long lists, such as that of all platforms, which many pages have. */
const listHashes = new WeakMap<readonly unknown[], string>();

/** JSON has no maps and sets, and gives equal texts for equal strings, which V8's own format does not. */
function writeCollection(_name: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value];
  if (!Array.isArray(value) || value.length < 100) return value;
  const write = (one: unknown) => String(JSON.stringify(one, writeCollection));
  const hash = listHashes.get(value) ?? hashInputs(...value.map(write));
  listHashes.set(value, hash);
  return hash;
}
