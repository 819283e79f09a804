import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import type { SiteContent } from '../../../app/content/load.ts';
import type { DocumentKind } from '../../../app/content/schemas/navigation.ts';
import { shareImageSize } from '../../../app/seo/addresses.ts';
import { inParallel } from '../../in-parallel.ts';
import { digestOf, kept } from '../../kept.ts';
import { headingFontFile } from '../../vite/heading-font.ts';
import type { BuiltPage } from '../built-page.ts';
import type { Colour } from './document-svg.ts';
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

/**
 * Draws the share image of every page that names one. A drawing that was made before is taken from
 * the cache, where it stands under a hash of all that it is made from.
 *
 * @param pages the pages; those without a share image are passed over
 * @param write is given each PNG with its path, such as `/share/pricing.png`
 */
export async function shareImages(
  pages: readonly BuiltPage[],
  content: Pick<SiteContent, 'site' | 'platforms'>,
  colour: Colour,
  write: (address: string, png: Uint8Array) => Promise<void>,
): Promise<void> {
  const font = await readFile(await headingFontFile('.', 'sfnt'));
  const encoder = await readFile(new URL('./png.ts', import.meta.url), 'utf8');
  await inParallel(pages, async (page) => {
    if (!page.shareImage) return;
    const svg = await ticketSvg(ticketOf(page, content), font, colour);
    await write(new URL(page.shareImage).pathname, await drawOnce(svg, encoder));
  });
}

function ticketOf(page: BuiltPage, { site, platforms }: Pick<SiteContent, 'site' | 'platforms'>) {
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
