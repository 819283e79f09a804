import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Brand } from '../../app/content/brand/read-brand.ts';
import { contentFolder } from '../../app/content/content-folder.ts';
import { readContentValues } from '../../app/content/content-values.ts';
import { listHeadingFonts } from '../brand/heading-fonts.ts';
import { reportUnprintable } from '../brand/missing-glyphs.ts';
import { subsetHeadingFont } from '../brand/subset-heading-font.ts';
import { hashInputs, hasResult } from '../build-cache.ts';
import type { BuiltPage } from './inspect-page.ts';
import { createTask, type PageResult, type PageTask } from './make-page.ts';
import { listPages } from './render-page.ts';
import { type BundledSite, loadServer, renderShard, type ShardJob } from './render-shard.ts';

/** More threads would take more memory than they save time. */
const maxThreads = 4;
/** A thread takes half a second to start, which fewer pages do not save. */
const pagesPerThread = 40;

/** Earlier garbage collection in the threads saves a sixth of all memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Makes all pages of the site: each page's HTML, its Markdown version and its share image. A page
 * whose code and loader data are those of an earlier build comes from the build cache. If many are
 * not there, worker threads share the rendering.
 *
 * @param bundleHash the hash of all that the bundle depends on
 * @throws UserError when a heading has a character that the heading font lacks
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export async function renderPages(site: BundledSite, bundleHash: string): Promise<BuiltPage[]> {
  const languages = await prepareHeadings(site.content.brand);
  const missing = new Map([...languages].map(([tag, language]) => [tag, language.missing]));
  const build = await loadServer(site);
  const siteHash = hashInputs(bundleHash, JSON.stringify([...missing]));
  const tasks: PageTask[] = [];
  for (const [position, request] of listPages(build).entries()) {
    tasks.push(await createTask(build, request, position, siteHash));
  }
  const uncached = tasks.filter(({ key }) => !hasResult(key));
  const job = { ...site, languages };
  const threads = Math.min(
    availableParallelism(),
    maxThreads,
    Math.ceil(uncached.length / pagesPerThread),
  );
  const shards = divide(threads > 1 ? uncached : [], threads);
  const inThreads = new Set(shards.flat());
  const here = tasks.filter((task) => !inThreads.has(task));
  const results = await Promise.all([
    renderInThreads(shards.map((tasks) => ({ ...job, tasks }))),
    renderShard({ ...job, tasks: here }),
  ]);
  const all = results.flat(2);
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

async function renderInThreads(jobs: readonly ShardJob[]): Promise<PageResult[][]> {
  const file = new URL('./shard-worker.ts', import.meta.url);
  const threads = jobs.map((workerData) => new Worker(file, { workerData, resourceLimits }));
  try {
    return await Promise.all(threads.map(waitForResult));
  } finally {
    // If one thread fails, the others must not go on writing.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function waitForResult(thread: Worker): Promise<PageResult[]> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** What headings are set in, by the tag of each language. */
async function prepareHeadings(brand: Brand): Promise<ShardJob['languages']> {
  const headings = await listHeadingFonts(contentFolder, brand);
  const languages = [...headings].map(async ([tag, { fonts, missing }]) => {
    const files = await Promise.all(fonts.map((font) => subsetHeadingFont(font, 'sfnt')));
    return [tag, { fonts: files, missing }] as const;
  });
  return new Map(await Promise.all(languages));
}
