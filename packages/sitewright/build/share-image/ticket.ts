import { createElement as h } from 'react';
import satori from 'satori';
import type { Mark } from '../../content/brand/mark.ts';
import type { DocumentKind } from '../../content/schemas/drawings.ts';
import { shareImageSize } from '../../page/seo/addresses.ts';
import type { ReadColour } from '../../page/styles/palette.ts';
import { drawDocument } from './document-svg.ts';

export interface Ticket {
  /** Empty where no font has its letters, as the heading. */
  siteName: string;
  mark: Mark;
  heading: string;
  /** The direction of the page's language; the stub is at the end of its lines. */
  dir: 'ltr' | 'rtl';
  /** The page's address without its scheme: `www.example.com/pricing`. */
  address: string;
  /** The documents that stand for the page, one to three, the front one last. */
  documents: readonly DocumentKind[];
}

const { width, height } = shareImageSize;
/** Distance of the stub from the left edge, in pixels. */
const perforation = 800;

/**
 * Draws a page's share image: a ticket with the page's heading, and a stub with its documents.
 *
 * @param fonts the heading fonts as TrueType, the brand's first
 * @returns an SVG in which all text is paths
 */
export async function drawTicket(
  ticket: Ticket,
  fonts: readonly Buffer[],
  colour: ReadColour,
): Promise<string> {
  const svg = await satori(createText(ticket, colour, fonts.length), {
    width,
    height,
    fonts: fonts.map((data, index) => ({ name: familyOf(index), data, weight: 700 })),
  });
  const stub = drawStub(ticket, colour);
  return svg.replace(/<\/svg>$/, () => `${stub}</svg>`);
}

const familyOf = (index: number) => (index === 0 ? 'Heading' : `Heading ${index}`);

function createText(
  { siteName, mark, heading, address, dir }: Ticket,
  colour: ReadColour,
  fontCount: number,
) {
  // Without a title the mark has its place.
  const markSide = heading === '' ? 260 : 64;
  const drawnMark = h(
    'svg',
    { width: markSide, height: markSide, viewBox: '0 0 32 32' },
    h('path', { ...mark, fill: colour('action') }),
  );
  const sheet = {
    display: 'flex',
    width,
    height,
    fontFamily: Array.from({ length: fontCount }, (_, index) => familyOf(index)).join(', '),
    color: colour('ink'),
    backgroundColor: colour('paper'),
  };
  const isRtl = dir === 'rtl';
  const line = {
    position: 'absolute',
    [isRtl ? 'right' : 'left']: 64,
    display: 'flex',
    flexDirection: isRtl ? 'row-reverse' : 'row',
    alignItems: 'center',
  } as const;
  const middle = { ...line, top: 140, width: perforation - 2 * 64, height: 350 };
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
    h('div', { style: { ...line, bottom: 56, fontSize: 30, color: colour('inkMuted') } }, address),
  );
}

/** The largest of three sizes at which the heading fits into two lines; the smallest fits more. */
function chooseFontSize(heading: string): number {
  const words = heading.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index), words.slice(index)]);
  const longerLines = splits.map((lines) =>
    Math.max(...lines.map((line) => line.join(' ').length)),
  );
  const length = Math.min(...longerLines);
  if (length <= 16) return 96;
  return length <= 30 ? 76 : 60;
}

/** Draws the documents fanned out on carbon blue, and the holes of the perforation. */
function drawStub({ documents, dir }: Ticket, colour: ReadColour): string {
  const isRtl = dir === 'rtl';
  const start = isRtl ? 0 : perforation;
  const edge = isRtl ? width - perforation : perforation;
  const holes = Array.from({ length: 15 }, (_, row) => {
    return `<circle cx="${edge}" cy="${row * 45}" r="11" fill="${colour('paper')}"/>`;
  });
  const fan = documents.map((kind, index) => {
    const angle = 5 - (documents.length - 1 - index) * 13;
    return `<g transform="translate(${start + 204} 315) rotate(${angle}) scale(2.7) translate(-60 -80)">${drawDocument(kind, colour)}</g>`;
  });
  return `<path fill="${colour('action')}" d="M${start} 0H${start + width - perforation}V${height}H${start}z"/>${holes.join('')}${fan.join('')}`;
}
