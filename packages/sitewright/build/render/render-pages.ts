import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import pMap from 'p-map';
import type { SiteContent } from '../../content/pages/site-content.ts';
import type { PageData } from '../../page/render.tsx';
import { listRoutes, type Route } from '../../page/routes.ts';
import { shareImageFolder } from '../../page/seo/addresses.ts';
import type { Locate } from '../base-path.ts';
import type { LanguageFonts } from '../brand/fonts.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { ReadAsset } from '../css/page-tree.ts';
import { StyleSheet } from '../css/style-sheet.ts';
import type { TitleGap } from '../share-image/describe-gaps.ts';
import { createShareImageRenderer } from '../share-image/render-share-image.ts';
import { styleSheet as styleSheetFile } from '../vite/style-sheets.ts';
import { createFileWriter } from '../work-folder.ts';
import { explainViewError } from './explain-view-error.ts';
import { finishPage } from './finish-page.ts';
import { type BuiltPage, inspectPage } from './inspect-page.ts';

/** Share images and files are made by other threads of the system while the next page is rendered. */
const concurrency = 4;

interface BundledSite {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  bundleHash: string;
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
 * whose code and data are those of an earlier build comes from the build cache.
 *
 * @returns the pages in the order of `page/routes.ts`, and what share images do not show of their titles
 */
export async function renderPages(
  site: BundledSite,
): Promise<{ pages: BuiltPage[]; titleGaps: TitleGap[] }> {
  const { folder, content, headings, locate } = site;
  // Pages of the same content differ in where they say that the site is.
  const bundleHash = hashInputs(site.bundleHash, locate(content.site.origin));
  const { loadPage, renderPage } = await loadBundle(site.server);
  const readAsset = createReader(folder);
  let styleSheet: StyleSheet | undefined;
  const writeFile = createFileWriter(folder);
  const renderShareImage = await createShareImageRenderer(content, headings, bundleHash, locate);

  const makePage = (route: Route): Promise<Uint8Array> => {
    const data = loadPage(route);
    return getOrCreate(keyOfPage(bundleHash, route.file, data), async () => {
      styleSheet ??= new StyleSheet(readStyleSheet(folder), locate);
      const markup = await renderPage(data).catch((error: unknown) => {
        throw explainViewError(error, route.file);
      });
      const { html, deployedHtml } = finishPage(markup, styleSheet, readAsset, locate);
      const isAnywhere = route.kind === 'not-found' || route.kind === 'error';
      const path = isAnywhere ? undefined : route.path;
      const made: MadePage = {
        html: deployedHtml,
        ...inspectPage({ path, file: route.file, html }, locate),
      };
      return deflateRawSync(serialize(made), { level: 1 });
    });
  };

  const writeFiles = async (
    route: Route,
  ): Promise<{ page: BuiltPage; gap?: TitleGap | undefined }> => {
    const made: MadePage = deserialize(inflateRawSync(await makePage(route)));
    const { html, markdown, page } = made;
    writeFile(page.file, html);
    if (page.markdown && markdown) writeFile(page.markdown, markdown);
    const shareImage = page.shareImage && new URL(page.shareImage).pathname;
    // A page whose content has a picture for it shares that one.
    if (!shareImage?.startsWith(shareImageFolder)) return { page };
    const { png, gap } = await renderShareImage(page);
    writeFile(shareImage, png);
    return { page, gap };
  };

  const made = await pMap(listRoutes(content), writeFiles, { concurrency });
  return { pages: made.map(({ page }) => page), titleGaps: made.flatMap(({ gap }) => gap ?? []) };
}

const createReader =
  (folder: string): ReadAsset =>
  (address) =>
    readFileSync(path.join(folder, address), 'utf8');

/** The style sheet of all pages, by the bundler's list of its files. */
export function readStyleSheet(folder: string): string {
  const readAsset = createReader(folder);
  const { [styleSheetFile]: built } = JSON.parse(readAsset('.vite/manifest.json'));
  return readAsset(built.file);
}

/**
 * A page's key in the build cache.
 *
 * @param bundleHash the hash of all that it depends on beside its own data
 */
export function keyOfPage(bundleHash: string, file: string, data: PageData): string {
  return `page-${hashInputs(bundleHash, file, JSON.stringify(data, writeCollection))}`;
}

/** The hashes of long lists, such as that of all the group, which many pages have. */
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

/**
 * Loads the server bundle. It lies in the site's folder, from which not every package manager lets it find the
 * packages that the machine brings.
 */
function loadBundle(file: string): Promise<typeof import('../../page/render.tsx')> {
  const { href } = pathToFileURL(path.resolve(file));
  const isBundled = (parent: string | undefined) =>
    parent?.startsWith(path.posix.dirname(href)) === true;
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('.') || !isBundled(context.parentURL)) return next(name, context);
      try {
        return next(name, { ...context, parentURL: import.meta.url });
      } catch {
        return next(name, context);
      }
    },
  });
  // Errors name the places of the site's own files.
  process.setSourceMapsEnabled(true);
  return import(href);
}
