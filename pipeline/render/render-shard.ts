import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { SiteContent } from '../../app/content/site-content.ts';
import { shareImageFolder } from '../../app/seo/addresses.ts';
import { findUnprintable, type UnprintableText } from '../brand/missing-glyphs.ts';
import { PageStyles } from '../css/page-styles.ts';
import { createShareImageRenderer } from '../share-image/render-share-image.ts';
import { createFileWriter } from '../write-file.ts';
import { type BuiltPage, inspectPage } from './inspect-page.ts';
import { listPages, renderPage } from './render-page.ts';

export interface BundledSite {
  /** Path of the server bundle. */
  server: string;
  /** The client bundle's folder; pages are written beside its assets. */
  folder: string;
  content: SiteContent;
}

/** A share of the rendering: every nth page of the site. */
export interface ShardJob extends BundledSite {
  /** Path of the heading font for share images. */
  font: string;
  /** The characters of the content that the heading font lacks. */
  missing: string;
  /** Which of the shards this is, from 0. */
  index: number;
  /** The number of shards, the n of "every nth page". */
  count: number;
}

/** The pages of a shard, each with its position among all pages of the site. */
export type ShardResult = {
  position: number;
  page: BuiltPage;
  unprintable: UnprintableText[];
}[];

/** Renders the pages of a shard, one after the other, and writes all files that belong to them. */
export async function renderShard(job: ShardJob): Promise<ShardResult> {
  const { server, folder, content, font, missing, index, count } = job;
  globalThis.siteContent = content;
  const build: ServerBuild = await import(pathToFileURL(path.resolve(server)).href);
  const styles = new PageStyles(build, folder);
  const renderShareImage = await createShareImageRenderer(content, font);
  const writeFile = createFileWriter(folder);
  const result: ShardResult = [];
  for (const [position, page] of listPages(build).entries()) {
    if (position % count !== index) continue;
    const rendered = await renderPage(build, page, styles);
    writeFile(page.file, rendered.deployedHtml);
    const { markdownFile, ...built } = inspectPage(rendered);
    if (markdownFile) writeFile(markdownFile.address, markdownFile.text);
    const shareImage = built.shareImage && new URL(built.shareImage).pathname;
    // A page whose content has a picture for it shares that one.
    if (shareImage?.startsWith(shareImageFolder)) {
      writeFile(shareImage, await renderShareImage(built));
    }
    const unprintable = findUnprintable(rendered.html, page.file, missing);
    result.push({ position, page: built, unprintable });
  }
  return result;
}
