import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { knownDeadPaths } from '../../app/content/known-dead-paths.ts';
import type { SiteContent } from '../../app/content/load.ts';
import { readPalette } from '../../app/styles/palette.ts';
import { speculationRules, speculationRulesFile } from '../site/speculation-rules.ts';
import type { BuiltPage } from './built-page.ts';
import { ico, icon } from './icons.ts';
import { licences } from './licences.ts';
import { llms } from './llms.ts';
import { manifest, manifestIcons } from './manifest.ts';
import { securityTxt } from './security-txt.ts';
import { shareImages } from './share-image/share-images.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * Writes what search engines, link previews, assistants, browsers and finders of weaknesses ask a
 * site for beside its pages.
 *
 * @param folder the folder to deploy, with its pages in place
 */
export async function writeFiles(
  folder: string,
  pages: readonly BuiltPage[],
  content: SiteContent,
): Promise<void> {
  const write = async (address: string, body: string | Uint8Array) => {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  };
  const { site, navigation } = content;
  const listed = pages.filter(({ canonical }) => canonical);
  const colour = readPalette('app/styles/tokens.css', 'light');
  const headings = {
    pages: navigation.header.label,
    platforms: navigation.header.platforms.label,
  };

  await write('/sitemap.xml', sitemap(listed.map(({ canonical = '' }) => canonical)));
  await write('/robots.txt', robots(site.origin));
  await write('/licences.txt', licences());
  await write('/.well-known/security.txt', securityTxt(site));
  await write('/manifest.webmanifest', manifest(site, colour('paper')));
  // A known-dead path comes to life with its page.
  const dead = knownDeadPaths.filter((address) => !pages.some(({ path }) => path === address));
  await write(`/${speculationRulesFile}`, speculationRules(dead));
  await write('/llms.txt', llms({ ...site, headings }, listed, site.origin));
  for (const page of listed) {
    if (page.twin) await write(page.twin.path, page.twin.text);
  }
  await writeIcons(write, { paper: colour('paper'), action: colour('action') });
  await shareImages(pages, content, colour, write);
}

async function writeIcons(
  write: (address: string, body: Buffer) => Promise<void>,
  colours: { paper: string; action: string },
): Promise<void> {
  const tab = icon({ side: 32, fill: 1, ground: 'disc' }, colours);
  await write('/favicon.ico', ico(tab, 32));
  await write('/apple-touch-icon.png', icon({ side: 180, fill: 0.72, ground: 'square' }, colours));
  for (const { src, side, purpose } of manifestIcons) {
    // What lies in the outer fifth of a maskable icon may be cut off.
    const fill = purpose === 'maskable' ? 0.6 : 0.84;
    await write(src, icon({ side, fill, ground: 'square' }, colours));
  }
}
