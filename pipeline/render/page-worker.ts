// One of the threads that make-pages.ts starts.
import '../production.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { PageStyles } from '../css/page-styles.ts';
import { shareImages } from '../share-image/share-images.ts';
import { writerTo } from '../site-files/writer.ts';
import { readPage } from './built-page.ts';
import { renderPage, sitePages } from './render-page.ts';
import type { Made, Work } from './render-pages.ts';

const { server, folder, content, font, share, shares } = workerData as Work;
globalThis.siteContent = content;
const build: ServerBuild = await import(pathToFileURL(path.resolve(server)).href);

const styles = new PageStyles(build, folder);
const drawShareImage = await shareImages(content, font);
const write = writerTo(folder);
const made: Made[] = [];
for (const [place, page] of sitePages(build).entries()) {
  if (place % shares !== share) continue;
  const rendered = await renderPage(build, page, styles);
  write(page.file, rendered.deployed);
  const { twin, ...built } = readPage(rendered);
  if (twin) write(twin.path, twin.text);
  if (built.shareImage) write(new URL(built.shareImage).pathname, await drawShareImage(built));
  made.push({ place, page: built });
}
parentPort?.postMessage(made);
