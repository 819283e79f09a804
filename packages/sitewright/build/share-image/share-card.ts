import { createElement as h } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { type DrawnMark, drawShapes, type Mark } from '../../content/brand/mark.ts';
import type { SiteDrawing } from '../../content/fields/drawings.ts';
import type { DrawShareMarks } from '../../content/pages/section-kind.ts';
import type { PictureFile } from '../../content/pictures/picture-file.ts';
import { placeSvg } from '../../lib/svg/place-svg.ts';
import { shareImageSize } from '../../page/seo/addresses.ts';
import type { ReadColour } from '../../page/styles/read-palette.ts';
import { drawSiteDrawing } from './drawing-svg.ts';

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
/** Distance of the panel from the left edge, and of texts from both edges, in pixels. */
const panelStart = 800;
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
  return svg.replace(/<\/svg>$/, () => `${card.panel}</svg>`);
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
  };
  const isRtl = dir === 'rtl';
  const line = {
    position: 'absolute',
    [isRtl ? 'right' : 'left']: margin,
    display: 'flex',
    flexDirection: isRtl ? 'row-reverse' : 'row',
    alignItems: 'center',
  } as const;
  const middle = { ...line, top: 140, width: titleWidth, height: 350 };
  const title = {
    fontSize: chooseFontSize(heading),
    textWrap: 'balance',
    // Letters that are joined cannot stand closer.
    ...(isRtl
      ? { lineHeight: 1.3, textAlign: 'right' }
      : { lineHeight: 1, letterSpacing: '-0.03em' }),
  } as const;
  return h(
    'div',
    { style: sheet },
    h(
      'div',
      { style: { ...line, top: 56, gap: 18, fontSize: 42 } },
      heading === '' ? siteName : [drawnMark, siteName],
    ),
    h('div', { style: middle }, heading === '' ? drawnMark : h('div', { style: title }, heading)),
    h(
      'div',
      { style: { ...line, bottom: 56, fontSize: addressSize, color: colours.inkMuted } },
      shorten(address),
    ),
  );
}

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
  while (parts.length > 1 && parts.join('/').length > countFitting(addressSize)) parts.pop();
  return parts.join('/');
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

interface Panel extends Pick<ShareCard, 'mark' | 'drawn' | 'dir'> {
  /** The drawings that stand for the page, the front one last; without any the mark does. */
  drawings: readonly SiteDrawing[];
  drawMarks: DrawShareMarks | undefined;
}

/** Draws the panel in the brand's colour, with the drawings fanned out on it. */
export function drawPanel(
  { drawings, mark, drawn, dir, drawMarks }: Panel,
  colour: ReadColour,
): string {
  const start = dir === 'rtl' ? 0 : panelStart;
  const edge = dir === 'rtl' ? width - panelStart : panelStart;
  const marks = drawMarks?.({ height, edge }, colour) ?? '';
  const ground = `<path fill="${colour('action')}" d="M${start} 0H${start + width - panelStart}V${height}H${start}z"/>${marks}`;
  const fan = drawings.map((drawing, index) => {
    const angle = 5 - (drawings.length - 1 - index) * 13;
    return `<g transform="translate(${start + 204} 315) rotate(${angle}) scale(2.7) translate(-60 -80)">${drawSiteDrawing(drawing, colour)}</g>`;
  });
  if (fan.length > 0) return ground + fan.join('');
  if (mark) {
    const shapes = drawShapes(mark, `fill="${colour('onAction')}"`);
    return `${ground}<g transform="translate(${start + 88} 199) scale(7.25)">${shapes}</g>`;
  }
  // A drawing in its own colours stands on a sheet, since it may have that of the panel.
  const sheet = `<path fill="${colour('paper')}" d="M${start + 56} 171h288v288h-288z"/>`;
  const place = { x: start + 88, y: 203, width: 224, height: 224 };
  return `${ground}${sheet}${drawn ? placeSvg(drawn.picture.file.drawing ?? '', place) : ''}`;
}
