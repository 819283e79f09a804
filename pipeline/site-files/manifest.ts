import { logoPath } from '../../app/seo/addresses.ts';

interface Brand {
  name: string;
  tagline: string;
}

/** The icons that the manifest names, with their sides in pixels; `pipeline/site-files/icons.ts` draws them. */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, purpose: 'any' },
  { src: logoPath, side: 512, purpose: 'any' },
  { src: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/**
 * `manifest.webmanifest`: how the site looks on a home screen.
 *
 * @param colour the colour of the header and behind the first paint, as `#rrggbb`
 */
export function manifest({ name, tagline }: Brand, colour: string): string {
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
