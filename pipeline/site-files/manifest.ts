import { logoPath } from '../../app/seo/addresses.ts';

interface SiteIdentity {
  name: string;
  tagline: string;
}

/** The icons that the manifest names, which `icons.ts` draws, with their sides in pixels. */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, purpose: 'any' },
  { src: logoPath, side: 512, purpose: 'any' },
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/**
 * `manifest.webmanifest`: how the site looks on a home screen.
 *
 * @param colour the theme and background colour, as `#rrggbb`
 */
export function createManifest({ name, tagline }: SiteIdentity, colour: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: '/',
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
