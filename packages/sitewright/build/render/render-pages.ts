import { registerHooks } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import pMap from 'p-map';
import Tinypool from 'tinypool';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { ownModule } from '../../lib/own-files.ts';
import type { StartStep } from '../../lib/progress.ts';
import type { PageData } from '../../page/render.tsx';
import { listRoutes, type Route } from '../../page/routes.ts';
import { shareImageFolder } from '../../page/seo/addresses.ts';
import { createLocate } from '../base-path.ts';
import type { LanguageFonts } from '../brand/fonts.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { CompressedForms } from '../compress.ts';
import type { TitleGap } from '../share-image/describe-gaps.ts';
import { createShareImageRenderer } from '../share-image/render-share-image.ts';
import { createFileWriter } from '../work-folder.ts';
import { explainViewError } from './explain-view-error.ts';
import type { BuiltPage } from './inspect-page.ts';
import type { BuiltPart } from './move-props.ts';
import type { MadePage } from './page-worker.ts';

interface BundledSite {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  bundleHash: string;
  content: SiteContent;
  /** The path that the site is served under; empty at the root of a host. */
  basePath: string;
  /** What headings are set in, by the tag of each language. */
  headings: ReadonlyMap<string, LanguageFonts>;
  startStep: StartStep;
}

interface RenderedSite {
  /** In the order of `page/routes.ts`. */
  pages: BuiltPage[];
  /** What share images do not show of their titles. */
  titleGaps: TitleGap[];
  /** The parts of each page that has some, by its file. */
  parts: Map<string, readonly BuiltPart[]>;
  /** The names of the assets that pages load. */
  assets: Set<string>;
  /** The compressed forms of the files that were written, by their names. */
  compressed: Map<string, CompressedForms>;
}

/** Each thread has a copy of the code that finishes pages, some 70 MB. */
const mostThreads = 4;
/** A site with more pages than this makes them, and their share images, as small as visitors wait for: the rest took half of a build. */
const manyPages = 200;
/** A thread finishes a page while threads of the system compress and encode what it finished before. */
const tasksAtOnce = 4;

/**
 * Makes all pages of the site: each page's HTML, its Markdown version and its share image. A page
 * whose code and data are those of an earlier build comes from the build cache. This thread renders; others finish,
 * draw and compress.
 */
export async function renderPages(site: BundledSite): Promise<RenderedSite> {
  const { folder, content, headings, basePath } = site;
  const routes = listRoutes(content);
  const advance = site.startStep('Rendering the pages', routes.length);
  const { origin } = content.site;
  const locate = createLocate(origin, basePath);
  // Pages of the same content differ in where they say that the site is.
  const isOfMany = routes.length > manyPages;
  const { policy } = content.code.config ?? {};
  const allowed = policy ? [JSON.stringify(policy)] : [];
  const bundleHash = hashInputs(site.bundleHash, locate(origin), String(isOfMany), ...allowed);
  const { loadPage, renderPage } = await loadBundle(site.server);
  const writeFile = createFileWriter(folder);
  const threads = Math.min(availableParallelism(), mostThreads);
  const pool = new Tinypool({
    filename: pathToFileURL(ownModule('build/render/page-worker.ts')).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksAtOnce,
    // A thread that waits for its next page must hear from those of the system.
    useAtomics: false,
  });
  const renderShareImage = await createShareImageRenderer({
    ...{ content, headings, bundleHash, locate, isOfMany },
    encode: (image) => pool.run(image, { name: 'encodeShareImage' }),
  });
  const made: RenderedSite = {
    ...{ pages: [], titleGaps: [], parts: new Map() },
    ...{ assets: new Set(), compressed: new Map() },
  };

  const makePage = (route: Route): Promise<Uint8Array> => {
    const data = loadPage(route);
    return getOrCreate(keyOfPage(bundleHash, route.file, data), async () => {
      const markup = await renderPage(data).catch((error: unknown) => {
        throw explainViewError(error, route.file);
      });
      const isAnywhere = route.kind === 'not-found' || route.kind === 'error';
      const page = { markup, path: isAnywhere ? undefined : route.path, file: route.file };
      const place = { folder, origin, basePath, isOfMany, policy };
      return pool.run({ ...page, ...place }, { name: 'makePage' });
    });
  };

  const writeText = (file: string, forms: CompressedForms): void => {
    writeFile(file, gunzipSync(forms.gz));
    made.compressed.set(file.replace(/^\//, ''), forms);
  };

  const writeFiles = async (route: Route): Promise<BuiltPage> => {
    const one: MadePage = deserialize(await makePage(route));
    const { page, html, markdown, scripts, parts, assets } = one;
    writeText(page.file, html);
    if (page.markdown && markdown) writeText(page.markdown, markdown);
    for (const [file, forms] of scripts) writeText(file, forms);
    for (const name of assets) made.assets.add(name);
    if (parts.length > 0) made.parts.set(page.file, parts);
    const shareImage = page.shareImage && new URL(page.shareImage).pathname;
    // A page whose content has a picture for it shares that one.
    if (!shareImage?.startsWith(shareImageFolder)) return page;
    const { png, gap } = await renderShareImage(page);
    writeFile(shareImage, png);
    if (gap) made.titleGaps.push(gap);
    return page;
  };

  try {
    // So many pages are rendered that no thread waits for one.
    const writePage = async (route: Route) => {
      const page = await writeFiles(route);
      advance();
      return page;
    };
    made.pages = await pMap(routes, writePage, { concurrency: tasksAtOnce * threads + 1 });
    return made;
  } finally {
    await pool.destroy();
  }
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
