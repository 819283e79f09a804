import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { contentFolder } from '../../app/content/content-folder.ts';
import { readContentValues } from '../../app/content/content-values.ts';
import { listMissingCharacters, reportUnprintable } from '../brand/missing-glyphs.ts';
import { subsetHeadingFont } from '../brand/subset-heading-font.ts';
import type { BuiltPage } from './inspect-page.ts';
import type { BundledSite, ShardJob, ShardResult } from './render-shard.ts';

/** More threads would take more memory than they save time. */
const maxThreads = 4;
/** A thread takes half a second to start, which fewer pages do not save. */
const pagesPerThread = 40;

/** Earlier garbage collection in the threads saves a sixth of all memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Renders all pages of the site: each page's HTML, its Markdown version and its share image. Large
 * sites are divided between worker threads.
 *
 * @throws UserError when a heading has a character that the heading font lacks
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export async function renderPages(site: BundledSite): Promise<BuiltPage[]> {
  const { face } = site.content.brand;
  const font = await subsetHeadingFont(contentFolder, face, 'sfnt');
  const missing = await listMissingCharacters(contentFolder, face);
  const pages = site.content.languages.reduce((sum, { paths }) => sum + paths.size, 0);
  const shards = Math.ceil(pages / pagesPerThread);
  const count = Math.max(1, Math.min(availableParallelism(), maxThreads, shards));
  const jobs = Array.from({ length: count }, (_, index) => ({
    ...site,
    font,
    missing,
    index,
    count,
  }));
  const results = await (count === 1 ? renderHere(jobs) : renderInThreads(jobs));
  const all = results.flat();
  const unprintable = all.flatMap((result) => result.unprintable);
  if (unprintable.length > 0) {
    reportUnprintable(unprintable, missing, readContentValues(contentFolder));
  }
  return all.sort((a, b) => a.position - b.position).map(({ page }) => page);
}

async function renderHere(jobs: readonly ShardJob[]): Promise<ShardResult[]> {
  // Loaded here only, since threads load React and the rest for themselves.
  const { renderShard } = await import('./render-shard.ts');
  return Promise.all(jobs.map(renderShard));
}

async function renderInThreads(jobs: readonly ShardJob[]): Promise<ShardResult[]> {
  const file = new URL('./shard-worker.ts', import.meta.url);
  const threads = jobs.map((workerData) => new Worker(file, { workerData, resourceLimits }));
  try {
    return await Promise.all(threads.map(waitForResult));
  } finally {
    // If one thread fails, the others must not go on writing.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function waitForResult(thread: Worker): Promise<ShardResult> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
