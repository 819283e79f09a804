// One of the threads that make-pages.ts starts.
import '../production.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { readPage } from '../files/built-page.ts';
import { shareImages } from '../files/share-image/share-images.ts';
import { writerTo } from '../files/writer.ts';
import type { Made, Work } from './make-pages.ts';
import { renderPage, sitePages } from './render.ts';
import { PageStyles } from './styles/page-styles.ts';

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
