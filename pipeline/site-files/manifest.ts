import type { Language } from '../../app/content/language.ts';
import type { Site } from '../../app/content/schemas/site.ts';
import { logoPath } from '../../app/seo/addresses.ts';

interface SiteIdentity {
  site: Pick<Site, 'name' | 'shortName' | 'tagline'>;
  language: Pick<Language, 'tag' | 'dir' | 'base'>;
}

/**
 * The icons that the manifest names, which `icons.ts` draws, with their sides in pixels and the share of
 * the side that the mark takes. Systems may crop the outer fifth of a maskable icon.
 */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, purpose: 'any', fill: 0.84 },
  { src: logoPath, side: 512, purpose: 'any', fill: 0.84 },
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable', fill: 0.6 },
] as const;

/**
 * `manifest.webmanifest`: how the site in one language looks on a home screen.
 *
 * @param colour the theme and background colour, as `#rrggbb`
 */
export function createManifest({ site, language }: SiteIdentity, colour: string): string {
  const { name, shortName = name, tagline } = site;
  return JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: language.tag,
    ...(language.dir === 'rtl' && { dir: 'rtl' }),
    start_url: language.base || '/',
    display: 'browser',
    theme_color: colour,
    background_color: colour,
    icons: manifestIcons.map(({ src, side, purpose }) => ({
      src,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  });
}
