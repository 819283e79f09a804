import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { LanguageContent, SiteContent } from '../../content/pages/site-content.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { readPalette } from '../../page/styles/palette.ts';
import type { Locate } from '../base-path.ts';
import { type LanguageFonts, subsetFace } from '../brand/fonts.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { BuiltPage } from '../render/inspect-page.ts';
import type { TitleGap } from './describe-gaps.ts';
import { createTextFilter } from './drawable-text.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';

export interface ShareImage {
  png: Uint8Array;
  /** What it lacks of its title and of the site's name; undefined where it has all of them. */
  gap: TitleGap | undefined;
}

/**
 * Loads what all share images need.
 *
 * @returns a function that renders a page's share image, a PNG, or finds it in the build cache, and says
 *   what of its texts no font can draw
 * @param headings what headings are set in, by the tag of each language
 * @param bundleHash the hash of all code, among others
 * @param locate says where the page that an image names is on the deployed site
 */
export async function createShareImageRenderer(
  content: SiteContent,
  headings: ReadonlyMap<string, LanguageFonts>,
  bundleHash: string,
  locate: Locate,
) {
  const { palette, mark, drawn } = content.brand;
  const colour = readPalette(palette, 'light');
  const all = [content, ...content.translations].map(async (own) => {
    const { tag } = own.language;
    const fonts = (headings.get(tag)?.fonts ?? []).map(async (font) =>
      readFile(await subsetFace(font, 'sfnt')),
    );
    const loaded = await Promise.all(fonts);
    return [tag, { own, fonts: loaded, filter: createTextFilter(loaded) }] as const;
  });
  const languages = new Map(await Promise.all(all));
  return async (page: Pick<BuiltPage, 'path' | 'heading' | 'language'>): Promise<ShareImage> => {
    const language = languages.get(page.language);
    if (!language) throw new Error(`${page.path} is in a language that the site does not have`);
    const { own, fonts, filter } = language;
    const described = describeCard(page, own, locate);
    const heading = filter(described.heading);
    const siteName = filter(described.siteName);
    const card = { ...described, heading: heading.text, siteName: siteName.text, mark, drawn };
    const inputs = hashInputs(bundleHash, ...fonts, JSON.stringify([palette, card]));
    const png = await getOrCreate(`share-${inputs}.png`, async () =>
      encodePng(await drawShareCard(card, fonts, colour)),
    );
    const { path = '/', language: tag } = page;
    const isBare = heading.text === '' || siteName.text === '';
    const lacking = [...new Set([...siteName.lacking, ...heading.lacking])];
    return { png, gap: lacking.length > 0 ? { path, tag, isBare, lacking } : undefined };
  };
}

/** With a palette a drawing of few colours takes a third of its bytes. */
const encodePng = (svg: string) =>
  sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, quality: 90, dither: 0, effort: 7 })
    .toBuffer();

function describeCard(
  page: Pick<BuiltPage, 'path' | 'heading'>,
  { site, language, pages, code }: LanguageContent,
  locate: Locate,
) {
  const address = page.path ?? '/';
  const pagePath = address.slice(language.base.length) || '/';
  const own = pages.get(pagePath);
  const named = own?.sections
    .map(({ kind, content }) => {
      const { sharedDrawings } = code.kinds.get(kind) as SectionDefinition;
      return sharedDrawings?.(content as never);
    })
    .find((one) => one !== undefined);
  const [usual] = code.drawings.keys();
  const names = named ?? [own?.entry?.drawing ?? usual ?? ''];
  return {
    siteName: site.name,
    heading: page.heading,
    address: new URL(locate(site.origin + address)).href.replace(/^https:\/\/|\/$/g, ''),
    dir: language.dir,
    drawings: names.flatMap((name) => code.drawings.get(name) ?? []),
    drawMarks: code.drawShareMarks,
  } satisfies Omit<ShareCard, 'mark' | 'drawn'>;
}
