import { createElement as h } from 'react';
import satori from 'satori';
import type { DocumentKind } from '../../app/content/schemas/navigation.ts';
import { stampPath } from '../../app/figures/stamp-path.ts';
import { shareImageSize } from '../../app/seo/addresses.ts';
import { type Colour, documentSvg } from './document-svg.ts';

export interface Ticket {
  /** The vendor's name. */
  siteName: string;
  /** The page's first heading. */
  heading: string;
  /** Where the page is found, as one would say it: `www.example.com/pricing`. */
  address: string;
  /** The papers that stand for the page, one to three, the front one last. */
  documents: readonly DocumentKind[];
}

const { width, height } = shareImageSize;
/** Where the stub begins, from the left. */
const perforation = 800;

/**
 * A page's share image as SVG: a ticket with the page's heading, its stub under the page's papers.
 *
 * @param font the heading face as TrueType; all words become paths of it
 */
export async function ticketSvg(ticket: Ticket, font: Buffer, colour: Colour): Promise<string> {
  const svg = await satori(words(ticket, colour), {
    width,
    height,
    fonts: [{ name: 'Heading', data: font, weight: 700 }],
  });
  return svg.replace(/<\/svg>$/, () => `${stub(ticket.documents, colour)}</svg>`);
}

function words({ siteName, heading, address }: Ticket, colour: Colour) {
  const mark = h(
    'svg',
    { width: 64, height: 64, viewBox: '0 0 32 32' },
    h('path', { d: stampPath, fill: colour('action') }),
  );
  const sheet = {
    display: 'flex',
    width,
    height,
    fontFamily: 'Heading',
    color: colour('ink'),
    backgroundColor: colour('paper'),
  };
  const line = { position: 'absolute', left: 64, display: 'flex', alignItems: 'center' } as const;
  const middle = { ...line, top: 140, width: perforation - 2 * 64, height: 350 };
  const title = {
    fontSize: fontSize(heading),
    lineHeight: 1,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  } as const;
  return h(
    'div',
    { style: sheet },
    h('div', { style: { ...line, top: 56, gap: 18, fontSize: 42 } }, mark, siteName),
    h('div', { style: middle }, h('div', { style: title }, heading)),
    h('div', { style: { ...line, bottom: 56, fontSize: 30, color: colour('ink-muted') } }, address),
  );
}

/**
 * As large as the words stand in two lines; long headings get as small as it takes for all their
 * lines to have room.
 */
function fontSize(heading: string): number {
  const words = heading.split(' ');
  const halves = words.map((_, index) => [words.slice(0, index), words.slice(index)]);
  const longer = halves.map((lines) => Math.max(...lines.map((line) => line.join(' ').length)));
  const line = Math.min(...longer);
  if (line <= 16) return 96;
  return line <= 30 ? 76 : 60;
}

/** The papers lie fanned out on carbon blue; holes along the edge let the stub be torn off. */
function stub(documents: readonly DocumentKind[], colour: Colour): string {
  const holes = Array.from({ length: 15 }, (_, row) => {
    return `<circle cx="${perforation}" cy="${row * 45}" r="11" fill="${colour('paper')}"/>`;
  });
  const papers = documents.map((kind, index) => {
    const turn = 5 - (documents.length - 1 - index) * 13;
    return `<g transform="translate(1004 315) rotate(${turn}) scale(2.7) translate(-60 -80)">${documentSvg(kind, colour)}</g>`;
  });
  return `<path fill="${colour('action')}" d="M${perforation} 0H${width}V${height}H${perforation}z"/>${holes.join('')}${papers.join('')}`;
}
