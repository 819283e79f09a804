import { deserialize, serialize } from 'node:v8';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { recallTexts, rememberedTexts } from '../content/markdown/remember-texts.ts';
import type { SiteContent } from '../content/pages/site-content.ts';
import { loadContent } from '../content/validate/load-content.ts';
import { hashSources, readResult, storeResult } from './build-cache.ts';

/** Texts as an earlier process kept them are taken over once, by the first content that is loaded. */
let isFirst = true;

/**
 * Loads all content as `loadContent` does; texts that the last build or development server of the same code has
 * read come from the build cache.
 *
 * @param options `sources` is the hash of the code, and `load` what loads it in place of `loadContent`
 * @throws ContentError with every problem of every file
 */
export async function loadKeptContent(
  site: SiteFolder,
  { sources = hashSources, load = loadContent } = {},
): Promise<SiteContent> {
  if (!isFirst) return load(site);
  isFirst = false;
  const key = `texts-${sources()}`;
  const kept = readResult(key);
  if (kept) recallTexts(deserialize(kept));
  try {
    return await load(site);
  } finally {
    const texts = serialize(rememberedTexts());
    if (!kept || !texts.equals(kept)) storeResult(key, texts);
  }
}
