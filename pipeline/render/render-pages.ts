import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteContent } from '../../app/content/site-content.ts';
import { headingFontFile } from '../fonts/heading-font.ts';
import type { BuiltPage } from './built-page.ts';

/** What one thread has to do: every so manieth page of the site. */
export interface Work {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  content: SiteContent;
  /** Path of the heading face for drawing. */
  font: string;
  /** Which of the shares this is, from 0. */
  share: number;
  shares: number;
}

/** A page that a thread made, and its place among all pages. */
export interface Made {
  place: number;
  page: BuiltPage;
}

/** More threads than these would take more memory than they save time. */
const most = 4;
/** A thread takes half a second to get ready; with fewer pages it is not worth it. */
const pagesWorthAThread = 40;

/** What a page leaves behind is cleared away sooner, which saves a sixth of all memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Makes all pages of the site, in as many threads as there are processors: each page's HTML, its
 * Markdown twin and its share image.
 *
 * @returns the pages in the order of `app/routes.ts`, then the not-found and the error page
 */
export async function makePages(
  work: Pick<Work, 'server' | 'folder' | 'content'>,
): Promise<BuiltPage[]> {
  const font = await headingFontFile('.', 'sfnt');
  const worth = Math.ceil(work.content.platforms.size / pagesWorthAThread);
  const shares = Math.min(availableParallelism(), most, Math.max(1, worth));
  const threads = Array.from({ length: shares }, (_, share) => {
    const workerData: Work = { ...work, font, share, shares };
    return new Worker(new URL('./page-worker.ts', import.meta.url), { workerData, resourceLimits });
  });
  try {
    const made = (await Promise.all(threads.map(outcome))).flat();
    return made.sort((a, b) => a.place - b.place).map(({ page }) => page);
  } finally {
    // When one fails, the others would go on writing.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function outcome(thread: Worker): Promise<Made[]> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
