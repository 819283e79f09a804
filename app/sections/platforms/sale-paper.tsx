import type { DocumentKind } from '../../content/schemas/drawings.ts';
import { documentTint } from '../../figures/documents.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { tintFill } from '../../figures/tints.ts';

/** The outline of a paper in a box of 400 by 440, its folds and frames, its small print, its headings and bars. */
type Sheet = Record<'outline' | 'ink' | 'rule' | 'block', string>;

const plain = 'M2 2h396v436H2z';

/** Each document large, with nothing printed between 104 and 244: there stands the sale. */
const sheets: Record<DocumentKind, Sheet> = {
  receipt: {
    outline: `M2 2h396v424${'l-11-12-11 12'.repeat(18)}z`,
    ink: 'M36 286h328',
    rule: 'M140 88h120M36 320h120m120 0h88M36 346h90m160 0h78M36 372h140m100 0h88',
    block: 'M120 42h160v26H120z',
  },
  agreement: {
    outline: 'M2 2h330l66 66v370H2z',
    ink: 'M332 2v66h66M36 396h150M44 384c22-54 40-54 24 0 16-40 32-40 24-3 10-18 20-16 32-3',
    rule: 'M36 88h200M36 266h328M36 290h328M36 314h220',
    block: 'M66 42h150v26H66z',
  },
  'purchase-order': {
    outline: plain,
    ink: 'M36 262h328v140H36zM36 290h328M210 262v140M290 262v140',
    rule: 'M36 88h110M36 318h328M36 346h328M36 374h328',
    block: 'M66 42h120v26H66z',
  },
  'work-order': {
    outline: plain,
    ink: 'M150 2v30h100V2M36 268h34v34H36zM36 318h34v34H36zM36 368h34v34H36z',
    rule: 'M36 88h140M90 278h240M90 294h170M90 328h200M90 344h240M90 378h240M90 394h130',
    block: 'M66 48h70v22H66z',
  },
  'price-tag': {
    outline: 'M34 2h332l32 34v402H2V36zM184 46a16 16 0 1 0 32 0 16 16 0 1 0-32 0z',
    ink: 'M36 276h328',
    rule: 'M36 380h180m50 0h98M36 402h120',
    block: 'M36 304h170v48H36z',
  },
  waybill: {
    outline:
      'M20 2h360a18 18 0 0 1 18 18v400a18 18 0 0 1-18 18H20A18 18 0 0 1 2 420V20A18 18 0 0 1 20 2z',
    ink: 'M200 2v100M2 102h396M240 52h110l-26-24m26 24l-26 24M2 276h396',
    rule: 'M66 36h90M66 58h110M36 80h80',
    block:
      'M36 310h14v90H36zM60 310h26v90H60zM96 310h8v90h-8zM114 310h18v90h-18zM144 310h8v90h-8zM162 310h26v90h-26zM200 310h8v90h-8zM218 310h14v90h-14zM244 310h26v90h-26zM282 310h8v90h-8zM300 310h18v90h-18zM330 310h34v90h-34z',
  },
  payslip: {
    outline: `M2 2h396v18${'a10 10 0 0 0 0 20v20'.repeat(10)}v18H2v-18${'v-20a10 10 0 0 0 0-20'.repeat(10)}z`,
    ink: 'M40 270h320M40 372h320',
    rule: 'M40 88h120m120 0h80M40 296h150m90 0h80M40 322h120m120 0h80M40 348h150m90 0h80',
    block: 'M66 42h130v26H66zM260 390h100v18H260z',
  },
  certificate: {
    outline: plain,
    ink: 'M20 20h360v400H20zM30 30h340v380H30z',
    rule: 'M120 94h160M70 280h160M70 304h120M70 366h120',
    block: 'M110 50h180v26H110z',
  },
};

/** Item, quantity and amount: the same on every paper. */
const sale = 'M44 214h150v20H44zM226 214h44v20h-44zM306 214h50v20h-50z';

/** One of the papers on which a sale is written; the sale moves up where the paper lies lower (trail-paper.css). */
export function SalePaper({ kind }: { kind: DocumentKind }) {
  const { outline, ink, rule, block } = sheets[kind];
  return (
    <Drawing
      viewBox="0 0 400 440"
      className="always-light w-full overflow-visible stroke-ink stroke-3"
    >
      <g className="stroke-none" transform="translate(9 9)">
        {/* Without the first, the shades of all papers would add up beside the set. */}
        <path className="fill-(--tone)" d={outline} />
        <path className="fill-shade" d={outline} />
      </g>
      <path className={tintFill(documentTint(kind))} d={outline} />
      <path className="stroke-rule" d={rule} />
      <path d={ink} />
      <path className="fill-ink stroke-none" d={block} />
      <circle className="fill-thread" cx="33" cy="33" r="9" />
      <path className="stroke-4 stroke-thread" d="M33 33V-12" />
      <path className="sale fill-action stroke-none" d={sale} />
    </Drawing>
  );
}
