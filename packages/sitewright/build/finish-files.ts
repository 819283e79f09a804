import { chmodSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pMap from 'p-map';
import type { Deployment } from '../hosting/deployment.ts';
import { listFilesIn } from '../hosting/served-files.ts';
import { type StartStep, silently } from '../lib/progress.ts';
import { getOrCreate, hashInputs } from './build-cache.ts';
import { type CompressedForms, compress } from './compress.ts';

const compressible =
  /\.(html|css|js|svg|txt|md|xml|atom|json|webmanifest|speculationrules|csv|ics|vcf|vtt|rtf)$/;
/**
 * Writes the brotli and the gzip form of each text file beside it (`about.html.br`, `about.html.gz`),
 * so that no server has to compress a response. Forms of an unchanged text come from the build cache.
 *
 * @param known the forms of some files, by their names
 */
export async function compressFiles(
  folder: string,
  known: ReadonlyMap<string, CompressedForms> = new Map(),
  startStep: StartStep = silently,
): Promise<void> {
  const texts = listFilesIn(folder).filter((file) => compressible.test(file));
  const advance = startStep('Compressing', texts.length);
  const writeForms = async (name: string) => {
    const file = path.join(folder, name);
    const { br, gz } = known.get(name) ?? (await compressFile(file));
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
    advance();
  };
  await pMap(texts, writeForms, { concurrency: availableParallelism() });
}

async function compressFile(file: string): Promise<CompressedForms> {
  const text = readFileSync(file);
  // The function's own text says how it compresses.
  const key = `text-${hashInputs(process.version, String(compress), text)}`;
  return deserialize(await getOrCreate(key, async () => serialize(await compress(text))));
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
 *
 * @param used the names of those that pages refer to
 */
export async function pruneAssets(folder: string, used: Iterable<string>): Promise<void> {
  const folderOfAssets = path.join(folder, 'assets');
  const unreferenced = new Set(await readdir(folderOfAssets));
  const names = [...used];
  for (let name = names.pop(); name; name = names.pop()) {
    if (!unreferenced.delete(name) || !textFile.test(name)) continue;
    const found = readFileSync(path.join(folderOfAssets, name), 'utf8').match(fileName) ?? [];
    names.push(...found.filter((one) => unreferenced.has(one)));
  }
  await Promise.all([...unreferenced].map((name) => rm(path.join(folderOfAssets, name))));
  await rm(path.join(folder, '.vite'), { recursive: true, force: true });
}
