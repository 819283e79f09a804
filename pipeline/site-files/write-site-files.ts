import { knownDeadPaths } from '../../app/content/planned-paths.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { readPalette } from '../../app/styles/palette.ts';
import { speculationRules, speculationRulesFile } from '../../hosting/speculation-rules.ts';
import type { BuiltPage } from '../render/built-page.ts';
import { ico, icon } from './icons.ts';
import { licences } from './licences.ts';
import { llms } from './llms.ts';
import { manifest, manifestIcons } from './manifest.ts';
import { securityTxt } from './security-txt.ts';
import { robots, sitemap } from './sitemap.ts';
import { type Write, writerTo } from './writer.ts';

/**
 * Writes what search engines, link previews, assistants, browsers and finders of weaknesses ask a
 * site for beside its pages.
 *
 * @param folder the folder to deploy, with its pages in place
 */
export function writeFiles(
  folder: string,
  pages: readonly BuiltPage[],
  content: SiteContent,
): void {
  const write = writerTo(folder);
  const { site, navigation } = content;
  const listed = pages.filter(({ canonical }) => canonical);
  const colour = readPalette('app/styles/tokens.css', 'light');
  const headings = {
    pages: navigation.header.label,
    platforms: navigation.header.platforms.label,
  };

  write('/sitemap.xml', sitemap(listed.map(({ canonical = '' }) => canonical)));
  write('/robots.txt', robots(site.origin));
  write('/licences.txt', licences());
  write('/.well-known/security.txt', securityTxt(site));
  write('/manifest.webmanifest', manifest(site, colour('paper')));
  // A known-dead path comes to life with its page.
  const dead = knownDeadPaths.filter((address) => !pages.some(({ path }) => path === address));
  write(`/${speculationRulesFile}`, speculationRules(dead));
  write('/llms.txt', llms({ ...site, headings }, listed, site.origin));
  writeIcons(write, { paper: colour('paper'), action: colour('action') });
}

function writeIcons(write: Write, colours: { paper: string; action: string }): void {
  const tab = icon({ side: 32, fill: 1, ground: 'disc' }, colours);
  write('/favicon.ico', ico(tab, 32));
  write('/apple-touch-icon.png', icon({ side: 180, fill: 0.72, ground: 'square' }, colours));
  for (const { src, side, purpose } of manifestIcons) {
    // What lies in the outer fifth of a maskable icon may be cut off.
    const fill = purpose === 'maskable' ? 0.6 : 0.84;
    write(src, icon({ side, fill, ground: 'square' }, colours));
  }
}
