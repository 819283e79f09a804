import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { SiteContent } from '../../app/content/site-content.ts';
import { getOrCreate } from '../build-cache.ts';
import { PageStyles } from '../css/page-styles.ts';
import { createShareImageRenderer, type Pictured } from '../share-image/render-share-image.ts';
import { readSiteRoutes } from '../site-routes.ts';
import { createFileWriter } from '../write-file.ts';
import { makePage, type PageResult, type PageTask, writePage } from './make-page.ts';

interface HeadingFiles {
  /** Paths of the heading fonts for share images. */
  fonts: readonly string[];
  /** The characters of the content that the heading fonts lack. */
  missing: string;
}

/** A share of the pages, and what is needed to make them: a thread gets no content but its pages' data. */
export interface ShardJob {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  pictured: Pictured;
  /** The hash of all code. */
  sources: string;
  /** What headings are set in, by the tag of each language. */
  languages: ReadonlyMap<string, HeadingFiles>;
  tasks: readonly PageTask[];
}

/**
 * Loads the server bundle with the site's routes.
 *
 * @param content what its loaders read; none where only pages are rendered whose data is loaded already
 */
export async function loadServer(server: string, content?: SiteContent): Promise<ServerBuild> {
  globalThis.readSiteContent ??= () => {
    if (!content) throw new Error('A thread has no content but the data of its pages');
    return content;
  };
  return readSiteRoutes(server, await import(pathToFileURL(path.resolve(server)).href));
}

/**
 * Takes the pages of a shard from the build cache or renders them, one after the other, and writes
 * all files that belong to them.
 */
export async function renderShard(job: ShardJob): Promise<PageResult[]> {
  const { server, folder, pictured, sources, languages, tasks } = job;
  const build = await loadServer(server);
  const fonts = new Map([...languages].map(([tag, { fonts }]) => [tag, fonts]));
  const missing = new Map([...languages].map(([tag, { missing }]) => [tag, missing]));
  const styles = new PageStyles(build, folder);
  const renderShareImage = await createShareImageRenderer(pictured, fonts, sources);
  const writeFile = createFileWriter(folder);
  const results: PageResult[] = [];
  for (const task of tasks) {
    const bytes = await getOrCreate(task.key, () => makePage(build, task, styles, missing));
    results.push(await writePage(bytes, task.position, writeFile, renderShareImage));
  }
  return results;
}
