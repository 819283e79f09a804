import path from 'node:path';
import { domainToUnicode } from 'node:url';
import { pagePathAt } from '../../content/languages/language.ts';
import type { LanguageContent, SiteContent } from '../../content/pages/site-content.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { readPalette } from '../../page/styles/read-palette.ts';
import type { Locate } from '../base-path.ts';
import { type LanguageFonts, subsetFace } from '../brand/fonts.ts';
import { getOrCreate, hashInputs } from '../build-cache.ts';
import type { BuiltPage } from '../render/inspect-page.ts';
import type { TitleGap } from './describe-gaps.ts';
import { createTextFilter, type DrawableText } from './drawable-text.ts';
import type { encodeShareImage } from './encode-share-image.ts';
import type { ShareCard } from './share-card.ts';
import { drawPanel } from './share-panel.ts';

export interface ShareImage {
  png: Uint8Array;
  /** What it lacks of its title and of the site's name; undefined where it has all of them. */
  gap: TitleGap | undefined;
}

interface ShareImageSite {
  content: SiteContent;
  /** What headings are set in, by the tag of each language. */
  headings: ReadonlyMap<string, LanguageFonts>;
  /** The hash of all code, among others. */
  bundleHash: string;
  /** Says where the page that an image names is on the deployed site. */
  locate: Locate;
  /** Whether there are so many that they should take little time. */
  isOfMany: boolean;
  /** Makes the image, here or in another thread. */
  encode: typeof encodeShareImage;
}

/**
 * Loads what all share images need.
 *
 * @returns a function that renders a page's share image, a PNG, or finds it in the build cache, and says
 *   what of its texts no font can draw
 */
export async function createShareImageRenderer({
  content,
  headings,
  bundleHash,
  locate,
  isOfMany,
  encode,
}: ShareImageSite) {
  const { palette, mark, drawn } = content.brand;
  const colour = readPalette(palette, 'light');
  const colours = {
    action: colour('action'),
    ink: colour('ink'),
    inkMuted: colour('inkMuted'),
    paper: colour('paper'),
  };
  const all = [content, ...content.translations].map(async (own) => {
    const { tag } = own.language;
    // Their names say what is in them.
    const fonts = headings.get(tag)?.fonts ?? [];
    const files = await Promise.all(fonts.map((font) => subsetFace(font, 'sfnt')));
    return [tag, { own, fonts: files, filter: await createTextFilter(files) }] as const;
  });
  const languages = new Map(await Promise.all(all));
  /** Panels by what stands on them: those of most pages are alike. */
  const panels = new Map<string, string>();
  return async (page: Pick<BuiltPage, 'path' | 'heading' | 'language'>): Promise<ShareImage> => {
    const language = languages.get(page.language);
    if (!language) throw new Error(`${page.path} is in a language that the site does not have`);
    const { own, fonts, filter } = language;
    const heading = filter(page.heading);
    const siteName = filter(own.site.name);
    const { dir } = own.language;
    const drawMarks = own.code.drawShareMarks;
    const address = own.site.origin + (page.path ?? '/');
    const drawings = findDrawings(page, own);
    const key = JSON.stringify([own.language.tag, drawings]);
    const panel = panels.get(key) ?? drawPanel({ dir, mark, drawn, drawMarks, drawings }, colour);
    panels.set(key, panel);
    const card: ShareCard = {
      heading: heading.text,
      siteName: siteName.text,
      address: printAddress(locate(address), filter),
      ...{ dir, mark, drawn, colours },
      panel,
    };
    const inputs = hashInputs(
      bundleHash,
      JSON.stringify([fonts.map((font) => path.basename(font)), card]),
    );
    const png = await getOrCreate(`share-${inputs}.png`, () => encode({ card, fonts, isOfMany }));
    const { language: tag } = page;
    const isBare = heading.text === '' || siteName.text === '';
    const lacking = [...new Set([...siteName.lacking, ...heading.lacking])];
    return {
      png,
      gap: lacking.length > 0 ? { path: page.path ?? '/', tag, isBare, lacking } : undefined,
    };
  };
}

/** An address as people write it, such as `www.żółkwina.example/kontakt`, in letters that can be drawn. */
function printAddress(address: string, filter: (text: string) => DrawableText): string {
  const { href, hostname } = new URL(address);
  const inLetters = href.replace(hostname, domainToUnicode(hostname) || hostname);
  const drawn = filter(inLetters).lacking.length > 0 ? href : inLetters;
  return drawn.replace(/^https:\/\/|\/$/g, '');
}

/** The drawings that stand for a page. */
function findDrawings(page: Pick<BuiltPage, 'path'>, { language, pages, code }: LanguageContent) {
  const own = pages.get(pagePathAt(language, page.path ?? '') ?? '');
  const named = own?.sections
    .map(({ kind, content }) => {
      const { sharedDrawings } = code.kinds.get(kind) as SectionDefinition;
      return sharedDrawings?.(content as never);
    })
    .find((one) => one !== undefined);
  const [usual] = code.drawings.keys();
  const names = named ?? [own?.entry?.drawing ?? usual ?? ''];
  return names.flatMap((name) => code.drawings.get(name) ?? []);
}
