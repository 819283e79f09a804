import { type DrawnMark, drawShapes, type Mark } from '../../content/brand/mark.ts';
import { hasRightToLeftLetter, isolateNumbers } from '../../content/values/text-direction.ts';
import { placeSvg } from '../../lib/svg/place-svg.ts';
import { shareImageSize } from '../../page/seo/addresses.ts';
import { drawLine, measureHeight, type TextStyle, wrapText } from './draw-text.ts';
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
/** Distance of texts from the edge and from the panel, in pixels. */
const margin = 64;
const titleWidth = panelStart - 2 * margin;
const largestSize = 96;
/** From which on downwards a title may have more than two lines. */
const leastSize = 61;
const nameSize = 42;
const addressSize = 30;
/** Where the first line begins and the last one ends. */
const [top, bottom] = [56, height - 56];
const middle = { top: 140, height: 350 };

/**
 * Draws a page's share image: a card with the page's heading, and a panel with its drawings.
 *
 * @param fonts what headings are set in, the brand's first
 * @returns an SVG in which all text is paths
 */
export function drawShareCard(card: ShareCard, fonts: TextStyle['fonts']): string {
  const { heading, dir, colours, panel } = card;
  const isBare = heading === '';
  // Without a title the mark has its place.
  const side = isBare ? 260 : 64;
  const mark = sizeMark(card, side);
  const markTop = isBare ? middle.top + (middle.height - side) / 2 : top;
  const drawnMark = mark.draw(startOf(dir, mark.width), markTop + (side - mark.height) / 2);
  const name = drawName(card.siteName, { fonts, size: nameSize, dir }, isBare ? 0 : mark.width);
  const title = isBare ? '' : drawTitle(heading, fonts, dir);
  // An address is written from left to right, and so are the points at its end.
  const style = { fonts, size: addressSize, dir: 'ltr' } as const;
  const address = drawAddress(card.address, style);
  const addressLine = placeAt(
    address.svg,
    startOf(dir, address.width),
    bottom - measureHeight(style).below,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `${drawnMark}<g fill="${colours.ink}">${name}${title}</g>`,
    `<g fill="${colours.inkMuted}">${addressLine}</g>${panel}</svg>`,
  ].join('');
}

/** Where what is so wide begins, at the side of its language. */
const startOf = (dir: 'ltr' | 'rtl', wide: number) =>
  dir === 'rtl' ? width - margin - wide : margin;

const placeAt = (svg: string, x: number, y: number) =>
  `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${svg}</g>`;

/** Words that are all from left to right stay so, with the signs at their ends; in others numbers do. */
const directText = (text: string, dir: 'ltr' | 'rtl') =>
  dir === 'rtl' && hasRightToLeftLetter(text)
    ? ({ text: isolateNumbers(text), dir } as const)
    : ({ text, dir: /\p{L}/u.test(text) ? 'ltr' : dir } as const);

/** The mark as it is drawn in its own colours, as high as the side or as wide as there is room beside the name, or in one ink. */
function sizeMark({ mark, drawn, colours }: ShareCard, side: number) {
  const file = drawn?.schemes.includes('light') ? drawn.picture.file : undefined;
  if (!file?.drawing) {
    const shapes = drawShapes(mark, `fill="${colours.action}"`);
    const draw = (x: number, y: number) =>
      placeAt(`<g transform="scale(${side / 32})">${shapes}</g>`, x, y);
    return { width: side, height: side, draw };
  }
  const scale = Math.min(side / file.height, (3 * side) / file.width);
  const size = { width: file.width * scale, height: file.height * scale };
  const draw = (x: number, y: number) => placeSvg(file.drawing ?? '', { x, y, ...size });
  return { ...size, draw };
}

/** The site's name in one line, behind its mark where that is wide. */
function drawName(siteName: string, style: TextStyle, markWidth: number): string {
  const { dir } = style;
  const { text, dir: own } = directText(siteName, dir);
  const before = markWidth > 0 ? markWidth + 18 : 0;
  const whole = drawLine(text, { ...style, dir: own });
  const scale = Math.min(1, (titleWidth - before) / whole.width);
  const fitted = { ...style, dir: own, size: style.size * scale };
  const line = drawLine(text, fitted);
  const { above, below } = measureHeight(fitted);
  const centre = markWidth > 0 ? top + 32 : top + (above + below) / 2;
  const x = dir === 'rtl' ? startOf(dir, line.width) - before : startOf(dir, line.width) + before;
  return placeAt(line.svg, x, centre + (above - below) / 2);
}

/** The heading in lines in the middle, as large as there is room for them: in two, or in more where those had small letters. */
function drawTitle(heading: string, fonts: TextStyle['fonts'], dir: 'ltr' | 'rtl'): string {
  const { text, dir: own } = directText(heading, dir);
  // Letters that are joined cannot stand closer, and have marks above and below them.
  const [lineHeight, spacing] = hasRightToLeftLetter(text) ? [1.3, 0] : [1, -0.03];
  const styleOf = (size: number) => ({ fonts, size, dir: own, spacing });
  // Measured once: letters of half the size have room in half the width.
  const wrap = wrapText(text, styleOf(largestSize));
  let size = largestSize;
  let wrapped = wrap(titleWidth);
  while (
    (wrapped.width * size) / largestSize > titleWidth ||
    wrapped.lines.length * lineHeight * size > middle.height ||
    (wrapped.lines.length > 2 && size > leastSize)
  ) {
    size *= 0.95;
    wrapped = wrap((titleWidth * largestSize) / size);
  }
  const { lines } = wrapped;
  const style = styleOf(size);
  const { above, below } = measureHeight(style);
  const step = lineHeight * size;
  const first = middle.top + (middle.height - lines.length * step) / 2 + step / 2;
  return lines
    .map((one, index) => {
      const line = drawLine(one, style);
      const y = first + index * step + (above - below) / 2;
      return placeAt(line.svg, startOf(dir, line.width), y);
    })
    .join('');
}

/** An address, or as many of its parts as have room beside the panel. */
function drawAddress(address: string, style: TextStyle) {
  const parts = address.split('/');
  let line = drawLine(address, style);
  while (parts.length > 1 && line.width > titleWidth) {
    parts.pop();
    // A font has these points, as every address has one, and need not have the sign of three.
    line = drawLine(`${parts.join('/')}/...`, style);
  }
  return line;
}
