import { createElement as h } from 'react';
import satori, { type SatoriOptions } from 'satori';
import type { DrawnMark, Mark } from '../../content/brand/mark.ts';
import type { PictureFile } from '../../content/pictures/picture-file.ts';
import { hasRightToLeftLetter, splitAtNumbers } from '../../content/values/text-direction.ts';
import { shareImageSize } from '../../page/seo/addresses.ts';
import { panelStart } from './share-panel.ts';

export interface ShareCard {
  /** Empty where no font has its letters, as the heading. */
  siteName: string;
  /** The mark in one ink. */
  mark: Mark | undefined;
  /** The mark in its own colours. */
  drawn: DrawnMark | undefined;
  heading: string;
  /** The direction of the page's language; the panel is at the end of its lines. */
  dir: 'ltr' | 'rtl';
  /** The page's address without its scheme: `www.example.com/pricing`. */
  address: string;
  /** The panel, as the inside of an SVG. */
  panel: string;
  colours: Record<'action' | 'ink' | 'inkMuted' | 'paper', string>;
}

const { width, height } = shareImageSize;
/** Distance of texts from the left edge and from the panel, in pixels. */
const margin = 64;
const titleWidth = panelStart - 2 * margin;
/** The width of wide letters, as a share of the size of their font. */
const letterWidth = 0.62;
const addressSize = 30;

/**
 * Draws a page's share image: a card with the page's heading, and a panel with its drawings.
 *
 * @param fonts what headings are set in, as `nameFonts` gives it
 * @returns an SVG in which all text is paths
 */
export async function drawShareCard(
  card: ShareCard,
  fonts: SatoriOptions['fonts'],
): Promise<string> {
  const svg = await satori(createText(card, fonts.length), { width, height, fonts });
  // Nothing stands out of its box, and the masks that would cut it off take half of the time of drawing it.
  const unmasked = svg.replaceAll(/<mask .*?<\/mask>| mask="[^"]*"/g, '');
  return unmasked.replace(/<\/svg>$/, () => `${card.panel}</svg>`);
}

/**
 * @param fonts as TrueType, the brand's first
 * @returns the same for `drawShareCard`; satori reads fonts once for each list that it is given
 */
export const nameFonts = (fonts: readonly Buffer[]): SatoriOptions['fonts'] =>
  fonts.map((data, index) => ({ name: familyOf(index), data, weight: 700 }));

const familyOf = (index: number) => (index === 0 ? 'Heading' : `Heading ${index}`);

function createText(
  { siteName, mark, drawn, heading, address, dir, colours }: ShareCard,
  fontCount: number,
) {
  // Without a title the mark has its place.
  const markSide = heading === '' ? 260 : 64;
  const drawnMark =
    drawn?.schemes.includes('light') && drawn.picture.file.drawing
      ? h('img', { ...describeDrawing(drawn.picture.file, markSide) })
      : h(
          'svg',
          { width: markSide, height: markSide, viewBox: '0 0 32 32' },
          mark?.map(({ name, attributes }) => h(name, { ...attributes, fill: colours.action })),
        );
  const sheet = {
    display: 'flex',
    width,
    height,
    fontFamily: Array.from({ length: fontCount }, (_, index) => familyOf(index)).join(', '),
    color: colours.ink,
    backgroundColor: colours.paper,
    // Rows and lines begin at its side, and what is written the other way stands in its place in them.
    direction: dir,
  } as const;
  const isRtl = dir === 'rtl';
  const line = {
    position: 'absolute',
    [isRtl ? 'right' : 'left']: margin,
    display: 'flex',
    alignItems: 'center',
  } as const;
  const say = (text: string) => (isRtl ? keepNumbers(text) : text);
  const middle = { ...line, top: 140, width: titleWidth, height: 350 };
  const title = {
    fontSize: chooseFontSize(heading),
    textWrap: 'balance',
    // Words of Korean, which has spaces, are not parted.
    ...(/\p{sc=Hangul}/u.test(heading) && { wordBreak: 'keep-all' }),
    // Letters that are joined cannot stand closer.
    ...(isRtl ? { lineHeight: 1.3 } : { lineHeight: 1, letterSpacing: '-0.03em' }),
  } as const;
  return h(
    'div',
    { style: sheet },
    h(
      'div',
      { style: { ...line, top: 56, gap: 18, fontSize: 42 } },
      heading === '' ? say(siteName) : [drawnMark, say(siteName)],
    ),
    h(
      'div',
      { style: middle },
      heading === '' ? drawnMark : h('div', { style: title }, say(heading)),
    ),
    h(
      'div',
      // An address is written from left to right, and so are the points at its end.
      {
        style: {
          ...line,
          bottom: 56,
          fontSize: addressSize,
          color: colours.inkMuted,
          direction: 'ltr',
        },
      },
      shorten(address),
    ),
  );
}

/** Words from left to right with brackets behind them, such as `Iveria (choir)`. */
const inBrackets = /\p{L}[^\p{L}]*(?:\([^()]*\)|\[[^[\]]*\])/gu;

/** Marks what is from left to right in a text, as satori does not know that a bracket goes with the one before it. */
const keepSigns = (text: string): string =>
  hasRightToLeftLetter(text)
    ? text.replaceAll(inBrackets, (all) => (hasRightToLeftLetter(all) ? all : `${all}\u200e`))
    : text.replace(/^.*\p{L}.*$/su, '\u200e$&\u200e');

/**
 * Marks all numbers with signs of a text from right to left, as satori knows neither isolates nor that `12:30` is one:
 * marks of direction behind its first and its last sign hold it together.
 */
const keepNumbers = (text: string): string =>
  splitAtNumbers(keepSigns(text), (digits) => /[^\p{N}]/u.test(digits))
    .map(({ text: part, isTurned }) =>
      isTurned ? `${part.replace(/^./u, '$&\u200e')}\u200e` : part,
    )
    .join('');

/** A drawing as high as the mark in one ink, or as wide as there is room beside the name. */
function describeDrawing({ drawing = '', width, height }: PictureFile, side: number) {
  const scale = Math.min(side / height, (3 * side) / width);
  const src = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  return { src, width: width * scale, height: height * scale };
}

/** How many letters of a size have room beside the panel. */
const countFitting = (size: number) => Math.floor(titleWidth / (letterWidth * size));

/** An address, or as many of its parts as have room beside the panel. */
function shorten(address: string): string {
  const parts = address.split('/');
  const most = countFitting(addressSize);
  if (address.length <= most) return address;
  while (parts.length > 1 && parts.join('/').length + 4 > most) parts.pop();
  // A font has these points, as every address has one, and need not have the sign of three.
  return `${parts.join('/')}/...`;
}

/** Parts texts where a line of them may end: also inside of Japanese, whose words have no spaces between them. */
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * The size of a heading's font: the largest of three at which it fits into two lines; the smallest fits more. A long
 * word makes it smaller.
 *
 * @returns pixels
 */
export function chooseFontSize(heading: string): number {
  const parts = heading.split(' ');
  const splits = parts.map((_, index) => [parts.slice(0, index), parts.slice(index)]);
  const longerLines = splits.map((lines) =>
    Math.max(...lines.map((line) => line.join(' ').length)),
  );
  const length = Math.min(...longerLines);
  const size = length <= 16 ? 96 : length <= 30 ? 76 : 60;
  const longest = Math.max(...[...words.segment(heading)].map(({ segment }) => segment.length));
  return Math.min(size, Math.floor(titleWidth / (letterWidth * longest)));
}
