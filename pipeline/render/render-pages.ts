import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { contentFolder } from '../../app/content/content-folder.ts';
import { readContentValues } from '../../app/content/content-values.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import type { RouteHandle } from '../../app/layout/document.tsx';
import type { LanguageFonts } from '../brand/heading-fonts.ts';
import { reportUnprintable } from '../brand/missing-glyphs.ts';
import { subsetHeadingFont } from '../brand/subset-heading-font.ts';
import { hashInputs, hasResult } from '../build-cache.ts';
import { pickPictured } from '../share-image/render-share-image.ts';
import type { BuiltPage } from './inspect-page.ts';
import { createTask, type PageResult, type PageTask } from './make-page.ts';
import { listPages } from './render-page.ts';
import { loadServer, renderShard, type ShardJob } from './render-shard.ts';

/** The main one among them. More would take more memory than they save time. */
const maxThreads = 4;
/** A thread takes half a second to start, which fewer pages do not save. */
const pagesPerThread = 40;

interface BundledSite extends Pick<ShardJob, 'server' | 'folder' | 'sources'> {
  content: SiteContent;
  /** What headings are set in, by the tag of each language. */
  headings: ReadonlyMap<string, LanguageFonts>;
}

/**
 * Makes all pages of the site: each page's HTML, its Markdown version and its share image. A page
 * whose code and loader data are those of an earlier build comes from the build cache. If many are
 * not there, worker threads share the rendering.
 *
 * @param bundleHash the hash of all that the bundle depends on
 * @throws UserError when a heading has a character that the heading font lacks
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export async function renderPages(
  { content, headings, ...site }: BundledSite,
  bundleHash: string,
): Promise<BuiltPage[]> {
  const languages = await prepareHeadings(headings);
  const missing = new Map([...languages].map(([tag, language]) => [tag, language.missing]));
  const build = await loadServer(site.server, content);
  // Hydrated pages name the list of all routes.
  const hydrates = Object.values(build.routes).some(
    (route) => (route?.module.handle as RouteHandle | undefined)?.hydrate,
  );
  const manifest = hydrates ? build.assets.version : '';
  const siteHash = hashInputs(bundleHash, manifest, JSON.stringify([...missing]));
  const tasks: PageTask[] = [];
  for (const [position, request] of listPages(build).entries()) {
    tasks.push(await createTask(build, request, position, siteHash));
  }
  const byCache = Map.groupBy(tasks, ({ key }) => hasResult(key));
  const [cached = [], uncached = []] = [byCache.get(true), byCache.get(false)];
  const job = { ...site, pictured: pickPictured(content), languages };
  const threads = Math.min(
    availableParallelism(),
    maxThreads,
    Math.ceil(uncached.length / pagesPerThread),
  );
  const [own = [], ...others] = divide(uncached, Math.max(threads, 1));
  const all = await renderShards(
    { ...job, tasks: [...own, ...cached] },
    others.map((tasks) => ({ ...job, tasks })),
  );
  const unprintable = all.flatMap((result) => result.unprintable);
  if (unprintable.length > 0) {
    const characters = [...missing.values()].join('');
    reportUnprintable(unprintable, characters, readContentValues(contentFolder));
  }
  return all.sort((a, b) => a.position - b.position).map(({ page }) => page);
}

/** Deals out tasks like cards, as pages of one kind stand side by side. */
function divide(tasks: readonly PageTask[], count: number): PageTask[][] {
  return Array.from({ length: count }, (_, index) =>
    tasks.filter((_, place) => place % count === index),
  ).filter((share) => share.length > 0);
}

/** Renders one shard here and the others in a thread each. */
async function renderShards(own: ShardJob, others: readonly ShardJob[]): Promise<PageResult[]> {
  const file = new URL('./shard-worker.ts', import.meta.url);
  const threads = others.map((workerData) => new Worker(file, { workerData }));
  try {
    return (await Promise.all([renderShard(own), ...threads.map(waitForResult)])).flat();
  } finally {
    // If one shard fails, the threads must not go on writing.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function waitForResult(thread: Worker): Promise<PageResult[]> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Makes the files of the heading fonts for share images. */
async function prepareHeadings(headings: BundledSite['headings']): Promise<ShardJob['languages']> {
  const languages = [...headings].map(async ([tag, { fonts, missing }]) => {
    const files = await Promise.all(fonts.map((font) => subsetHeadingFont(font, 'sfnt')));
    return [tag, { fonts: files, missing }] as const;
  });
  return new Map(await Promise.all(languages));
}
