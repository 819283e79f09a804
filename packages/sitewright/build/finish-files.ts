import { chmodSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import type { Deployment } from '../hosting/deployment.ts';
import { listFilesIn } from '../hosting/served-files.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';
import type { BuiltPage } from './render/inspect-page.ts';

const compressible =
  /\.(html|css|js|svg|txt|md|xml|atom|json|webmanifest|speculationrules|csv|ics|vcf|vtt|rtf)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** How to make each compressed form of a text, by the suffix of its file. */
const compressors: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.br': (text) => brotli(text),
  '.gz': (text) => gzip(text, { level: 9 }),
};

/**
 * Writes the brotli and the gzip form of each text file beside it (`about.html.br`, `about.html.gz`),
 * so that no server has to compress a response. Forms of an unchanged text come from the build cache.
 */
export async function compressFiles(folder: string): Promise<void> {
  const texts = listFilesIn(folder).filter((file) => compressible.test(file));
  const compressFile = async (name: string) => {
    const file = path.join(folder, name);
    const text = readFileSync(file);
    const textHash = hashInputs(text);
    for (const [suffix, compress] of Object.entries(compressors)) {
      // The function's own text says how it compresses.
      const hash = hashInputs(process.version, String(compress), textHash);
      writeFileSync(file + suffix, await getOrCreate(hash + suffix, () => compress(text)));
    }
  };
  await pMap(texts, compressFile, { concurrency: availableParallelism() });
}

/** 9 September 2001, in seconds. */
const firstTime = 1e9;

const unused = /\.(br|gz)$|(^|\/)500\.html$|^(_nginx\.conf|_Caddyfile|_moved|\.assetsignore)$/;

/** Deletes what a host would publish in vain: these compress by themselves and have an error page of their own. */
export function deleteUnusedFiles(folder: string, { host }: Deployment): void {
  if (host !== 'netlify' && host !== 'other') return;
  for (const file of listFilesIn(folder)) {
    const isUnread = host === 'other' && /^_(headers|redirects)$/.test(file);
    if (isUnread || unused.test(file)) rmSync(path.join(folder, file));
  }
}

/**
 * Gives each file a time that stands for its bytes, whenever and wherever it was built, because servers
 * make validators (`ETag`) of it: visitors load again what has changed, and nothing else. Every user may
 * read all files.
 */
export function setTimesAndModes(folder: string): void {
  for (const file of listFilesIn(folder).map((name) => path.join(folder, name))) {
    // Eight years and a half of seconds.
    const time = firstTime + Number.parseInt(hashInputs(readFileSync(file)).slice(0, 7), 16);
    utimesSync(file, time, time);
    chmodSync(file, 0o644);
  }
}

const textFile = /\.(js|css|svg|webmanifest)$/;
/** Whatever may be the name of a file. */
const fileName = /[\w$-][\w.$-]*\.\w+/g;

/**
 * Deletes every bundled asset that no page refers to, directly or by way of other assets: scripts
 * of React, inlined style sheets, and by-products of the bundler.
 */
export async function pruneAssets(
  folder: string,
  pages: readonly Pick<BuiltPage, 'assets'>[],
): Promise<void> {
  const folderOfAssets = path.join(folder, 'assets');
  const unreferenced = new Set(await readdir(folderOfAssets));
  const names = pages.flatMap(({ assets }) => assets);
  for (let name = names.pop(); name; name = names.pop()) {
    if (!unreferenced.delete(name) || !textFile.test(name)) continue;
    const found = readFileSync(path.join(folderOfAssets, name), 'utf8').match(fileName) ?? [];
    names.push(...found.filter((one) => unreferenced.has(one)));
  }
  await Promise.all([...unreferenced].map((name) => rm(path.join(folderOfAssets, name))));
  await rm(path.join(folder, '.vite'), { recursive: true, force: true });
}
