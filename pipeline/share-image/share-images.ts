import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import type { DocumentKind } from '../../app/content/schemas/navigation.ts';
import type { SiteContent } from '../../app/content/site-content.ts';
import { shareImageSize } from '../../app/seo/addresses.ts';
import { readPalette } from '../../app/styles/palette.ts';
import { digestOf, kept } from '../build-cache.ts';
import type { BuiltPage } from '../render/built-page.ts';
import { palettePng } from './png.ts';
import { type Ticket, ticketSvg } from './ticket.ts';

/** The papers on a page's stub; a platform's page has its own paper. */
const papers: Readonly<Record<string, readonly DocumentKind[]>> = {
  '/': ['waybill', 'purchase-order', 'receipt'],
  '/about': ['certificate'],
  '/pricing': ['price-tag'],
  '/contact': ['waybill'],
  '/case-studies': ['agreement'],
  '/careers': ['payslip'],
};

/** Draws a page's share image, a PNG. */
export type DrawShareImage = (page: Pick<BuiltPage, 'path' | 'heading'>) => Promise<Uint8Array>;

/**
 * Gets ready to draw share images. A drawing that was made before is taken from the cache, where it
 * stands under a hash of all that it is made from.
 *
 * @param fontFile path of the heading face as TrueType
 */
export async function shareImages(
  content: Pick<SiteContent, 'site' | 'platforms'>,
  fontFile: string,
): Promise<DrawShareImage> {
  const font = await readFile(fontFile);
  const encoder = await readFile(new URL('./png.ts', import.meta.url), 'utf8');
  const colour = readPalette('app/styles/tokens.css', 'light');
  return async (page) => drawOnce(await ticketSvg(ticketOf(page, content), font, colour), encoder);
}

function ticketOf(
  page: Pick<BuiltPage, 'path' | 'heading'>,
  { site, platforms }: Pick<SiteContent, 'site' | 'platforms'>,
) {
  const address = page.path ?? '/';
  const platform = platforms.get(address.replace('/platforms/', ''));
  return {
    siteName: site.name,
    heading: page.heading,
    address: new URL(site.origin).host + (address === '/' ? '' : address),
    documents: papers[address] ?? [platform?.document ?? 'receipt'],
  } satisfies Ticket;
}

async function drawOnce(svg: string, encoder: string): Promise<Uint8Array> {
  return kept(`${digestOf(svg, encoder)}.png`, async () => {
    const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return palettePng(pixels, shareImageSize.width);
  });
}
