import type { CityStamp as Landmark } from '../content/schemas/drawings.ts';
import { Drawing, Paper, type PaperDrawing } from './drawing.tsx';
import { type Tint, tintAt } from './tints.ts';

type StampMotif = Landmark | 'bell';

/** A sheet with the perforated edge of a postage stamp. */
const paper = `M48 4${[
  'h1.5a4 4 0 0 0 8 0h1.5'.repeat(8),
  'v1.5a4 4 0 0 0 0 8v1.5'.repeat(9),
  'h-1.5a4 4 0 0 0-8 0h-1.5'.repeat(8),
  'v-1.5a4 4 0 0 0 0-8v-1.5'.repeat(9),
].join('')}z`;

const figures: Record<StampMotif, PaperDrawing['figure']> = {
  bridge: [
    ['row', 'M56 66q16-8 18-34 18 60 36 0 2 26 18 34M92 62v9M83 54v17M101 54v17M65 62v9M119 62v9'],
    ['ink', 'M52 72h80M71 92V26h6v66M107 92V26h6v66M71 42h6M107 42h6'],
  ],
  skyscraper: [
    ['ink', 'M92 14v14M66 92h52M74 92V52h6V40h6V28h12v12h6v12h6v40'],
    ['row', 'M83 60v24M92 48v36M101 60v24'],
  ],
  'clock-tower': [
    ['ink', 'M66 92h52M82 92V52h20v40M79 52V34h26v18zM82 34l10-20 10 20M92 39v4l3 2'],
    ['row', 'M88 58v26M96 58v26'],
  ],
  bell: [
    ['white', 'M66 78a26 26 0 0 1 52 0z'],
    ['ink', 'M60 78h64v8H60zM92 52V42M84 40h16M74 72a18 18 0 0 1 8-10'],
    ['action', 'M62 46l-6-5M70 36l-4-7M122 46l6-5M114 36l4-7'],
  ],
};

/** Frames for the first letter of a city; neighbours have different ones. */
const frames = [
  'M64 44a28 28 0 1 0 56 0a28 28 0 1 0-56 0M69 44a23 23 0 1 0 46 0a23 23 0 1 0-46 0',
  'M92 12l32 32-32 32-32-32zM92 19l25 25-25 25-25-25z',
  'M72 16h40q0 8 8 8v40q-8 0-8 8H72q0-8-8-8V24q8 0 8-8zM77 21h30q1 6 8 8v30q-7 2-8 8H77q-1-6-8-8V29q7-2 8-8z',
];
const tints: readonly Tint[] = ['goldenrod', 'sky', 'pink'];

interface CityStampProps {
  /** What is drawn on it: a picture, or the first letter of a city. */
  motif: StampMotif | { city: string };
  /** The position among the stamps, from 0: those beside and below each other differ. */
  index?: number;
  className: string;
}

/** A cancelled postage stamp. */
export function CityStamp({ motif, index = 0, className }: CityStampProps) {
  const city = typeof motif === 'object' ? motif.city : undefined;
  const figure: PaperDrawing['figure'] =
    typeof motif === 'object' ? [['row', frames[index % frames.length] ?? '']] : figures[motif];
  const tint = motif === 'bell' ? 'canary' : tintAt(tints, index);
  return (
    <Drawing viewBox="0 0 144 112" className={`${className} fill-none stroke-ink stroke-2`}>
      <Paper strokes={[['sheet', paper], ...figure, ['action', waves]]} tint={tint} fall={4} />
      {city && (
        <text
          x="92"
          y="55"
          textAnchor="middle"
          className="fill-ink stroke-none font-bold font-heading text-[30px]"
        >
          {firstLetter(city)}
        </text>
      )}
      <path className="stroke-action" d={postmark} />
    </Drawing>
  );
}

/** The first letter as readers count letters, so that an accent stays with it. */
function firstLetter(city: string): string {
  const [first] = new Intl.Segmenter().segment(city);
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** The postmark's ring is beside the stamp, its waves are on it. */
const postmark =
  'M2 86a23 23 0 1 0 46 0 23 23 0 1 0-46 0M8 86a17 17 0 1 0 34 0 17 17 0 1 0-34 0M17 86l6 6 11-12';
const waves = [76, 84, 92].map((y) => `M48 ${y}q5-5 10 0t10 0 10 0 10 0`).join('');
