import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { SiteContent } from '../../app/content/site-content.ts';
import { getOrCreate } from '../build-cache.ts';
import { PageStyles } from '../css/page-styles.ts';
import { createShareImageRenderer } from '../share-image/render-share-image.ts';
import { createFileWriter } from '../write-file.ts';
import { makePage, type PageResult, type PageTask, writePage } from './make-page.ts';

export interface BundledSite {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  content: SiteContent;
  /** The hash of all code. */
  sources: string;
}

/** A share of the pages. */
export interface ShardJob extends BundledSite {
  /** Path of the heading font for share images. */
  font: string;
  /** The characters of the content that the heading font lacks. */
  missing: string;
  tasks: readonly PageTask[];
}

/** Gives the server bundle the content that its loaders read, and loads it. */
export function loadServer({ server, content }: BundledSite): Promise<ServerBuild> {
  globalThis.siteContent = content;
  return import(pathToFileURL(path.resolve(server)).href);
}

/**
 * Takes the pages of a shard from the build cache or renders them, one after the other, and writes
 * all files that belong to them.
 */
export async function renderShard(job: ShardJob): Promise<PageResult[]> {
  const { folder, content, sources, font, missing, tasks } = job;
  const build = await loadServer(job);
  const styles = new PageStyles(build, folder);
  const renderShareImage = await createShareImageRenderer(content, font, sources);
  const writeFile = createFileWriter(folder);
  const results: PageResult[] = [];
  for (const task of tasks) {
    const bytes = await getOrCreate(task.key, () => makePage(build, task, styles, missing));
    results.push(await writePage(bytes, task.position, writeFile, renderShareImage));
  }
  return results;
}
