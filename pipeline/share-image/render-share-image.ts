import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DocumentKind } from '../../app/content/schemas/navigation.ts';
import type { LanguageContent, SiteContent } from '../../app/content/site-content.ts';
import { shareImageSize } from '../../app/seo/addresses.ts';
import { readPalette } from '../../app/styles/palette.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { BuiltPage } from '../render/inspect-page.ts';
import { drawTicket, type Ticket } from './ticket.ts';

/** The documents on a page's share image; a platform's page shows the platform's own document. */
const documentsByPath: Readonly<Record<string, readonly DocumentKind[]>> = {
  '/': ['waybill', 'purchase-order', 'receipt'],
  '/about': ['certificate'],
  '/pricing': ['price-tag'],
  '/contact': ['waybill'],
  '/case-studies': ['agreement'],
  '/careers': ['payslip'],
};

/** What share images show of the content: little, as threads get a copy of it. */
export interface Pictured extends Pick<SiteContent['brand'], 'palette' | 'mark'> {
  /** By the tag of each language. */
  languages: ReadonlyMap<string, PicturedLanguage>;
}

interface PicturedLanguage extends Pick<LanguageContent['language'], 'base' | 'dir'> {
  siteName: string;
  host: string;
  /** The documents of the platforms, by their slugs. */
  documents: ReadonlyMap<string, DocumentKind>;
}

/** Picks what share images show. */
export function pickPictured(content: SiteContent): Pictured {
  const { palette, mark } = content.brand;
  const languages = [content, ...content.translations].map(({ site, language, platforms }) => {
    const { base, dir, tag } = language;
    const documents = new Map([...platforms].map(([slug, { document }]) => [slug, document]));
    const host = new URL(site.origin).host;
    return [tag, { base, dir, siteName: site.name, host, documents }] as const;
  });
  return { palette, mark, languages: new Map(languages) };
}

/** Renders a page's share image, a PNG. */
export type RenderShareImage = (
  page: Pick<BuiltPage, 'path' | 'heading' | 'language'>,
) => Promise<Uint8Array>;

/**
 * Loads what all share images need. The images themselves come from the build cache if they are in
 * it.
 *
 * @param fontFiles paths of the heading fonts as TrueType, by the tag of each language
 * @param sources the hash of all code
 */
export async function createShareImageRenderer(
  { palette, mark, languages }: Pictured,
  fontFiles: ReadonlyMap<string, readonly string[]>,
  sources: string,
): Promise<RenderShareImage> {
  const fonts = new Map(
    await Promise.all(
      [...fontFiles].map(async ([tag, files]) => {
        return [tag, await Promise.all(files.map((file) => readFile(file)))] as const;
      }),
    ),
  );
  const colour = readPalette(palette, 'light');
  return async (page) => {
    const own = languages.get(page.language);
    if (!own) throw new Error(`${page.path} is in a language that the site does not have`);
    const ticket = createTicket(page, mark, own);
    const ownFonts = fonts.get(page.language) ?? [];
    let svg: string | undefined;
    const draw = async () => {
      svg ??= await drawTicket(ticket, ownFonts, colour);
      return svg;
    };
    // The first key saves drawing the same ticket again, the second rendering the same drawing again
    // after a change of code that leaves it as it was.
    const inputs = hashInputs(sources, ...ownFonts, JSON.stringify([palette, ticket]));
    const name = await getOrCreate(`ticket-${inputs}`, async () =>
      Buffer.from(hashInputs(await draw(), String(encodePng))),
    );
    return getOrCreate(`${Buffer.from(name)}.png`, async () => {
      const { pixels } = await renderAsync(await draw(), { font: { loadSystemFonts: false } });
      return encodePng(pixels);
    });
  };
}

/** With a palette a drawing of few colours takes a third of its bytes. */
export const encodePng = (pixels: Buffer) =>
  sharp(pixels, { raw: { ...shareImageSize, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 7 })
    .toBuffer();

function createTicket(
  page: Pick<BuiltPage, 'path' | 'heading'>,
  mark: Pictured['mark'],
  { siteName, host, base, dir, documents }: PicturedLanguage,
) {
  const address = page.path ?? '/';
  const pagePath = address.slice(base.length) || '/';
  const document = documents.get(pagePath.replace('/platforms/', ''));
  return {
    siteName,
    mark,
    heading: page.heading,
    address: host + (address === '/' ? '' : address),
    dir,
    documents: documentsByPath[pagePath] ?? [document ?? 'receipt'],
  } satisfies Ticket;
}
