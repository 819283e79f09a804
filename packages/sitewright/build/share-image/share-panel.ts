import { type DrawnMark, drawShapes, type Mark } from '../../content/brand/mark.ts';
import type { SiteDrawing } from '../../content/fields/drawings.ts';
import type { DrawShareMarks } from '../../content/pages/section-kind.ts';
import { placeSvg } from '../../lib/svg/place-svg.ts';
import { shareImageSize } from '../../page/seo/addresses.ts';
import type { ReadColour } from '../../page/styles/read-palette.ts';
import { drawSiteDrawing } from './drawing-svg.ts';

const { width, height } = shareImageSize;
/** Distance of the panel from the edge at which lines begin, in pixels. */
export const panelStart = 800;

interface Panel {
  /** The mark in one ink, and in its own colours. */
  mark: Mark | undefined;
  drawn: DrawnMark | undefined;
  dir: 'ltr' | 'rtl';
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
