import { Drawing, drawingTint, type FigureProps } from 'sitewright/views';
import { barcode } from '../../figures/barcode.ts';

/** A till roll whose strip folds into four papers with the same code on each. */
export function EndlessForm({ label }: FigureProps) {
  return (
    <Drawing
      viewBox="56 4 442 562"
      label={label}
      className="always-light mx-auto w-full max-w-[31rem] md:me-0 fill-none stroke-3 stroke-ink motion-safe:[clip-path:inset(0)] motion-safe:[transition:clip-path_.7s_ease-out] motion-safe:starting:[clip-path:inset(0_0_60%)]"
    >
      <path className="fill-shade stroke-none" transform="translate(12 12)" d={silhouette} />
      <path className="fill-tint-white" d={roll} />
      <path d={rim} />
      <path className="stroke-rule" d={rings} />
      <ellipse className="fill-action" cx="436" cy="104" rx="14" ry="34" />
      {panels.map(({ kind, outline, fold, marks }) => (
        <g key={kind} transform={`matrix(1 0 ${fold})`}>
          <path className={`fill-${drawingTint(kind)}`} d={outline} />
          <path className="stroke-rule" d={marks} />
          <path className="fill-action stroke-none" transform="translate(28 24)" d={code} />
        </g>
      ))}
    </Drawing>
  );
}

const panel = 'M0 0h330v108H0z';
const tornPanel = `M0 0h330v118${'l-11-12-11 12'.repeat(15)}z`;

/** Each panel is 330 wide and 108 high; a fold shifts its lower edge by 40 to the left or right. */
const panels = [
  {
    kind: 'receipt',
    outline: 'M0 0v108h330V0',
    fold: '0 1 66 104',
    marks: 'M28 84h274',
  },
  {
    kind: 'purchase-order',
    outline: panel,
    fold: '.37 1 66 212',
    marks: 'M28 74h274v22H28zM120 74v22M211 74v22',
  },
  {
    kind: 'waybill',
    outline: panel,
    fold: '-.37 1 106 320',
    marks: 'M190 0v108M206 40h90l-14-12m14 12l-14 12',
  },
  {
    kind: 'payslip',
    outline: tornPanel,
    fold: '.37 1 66 428',
    marks: 'M242 66h60v28h-60z',
  },
] as const;

const code = barcode('sale', 150, 34);

const roll = 'M106 12H436a40 92 0 0 1 0 184H66V104a40 92 0 0 1 40-92z';
const rim = 'M436 12a40 92 0 1 1-.1 0z';
const rings = 'M436 30a32 74 0 1 1-.1 0zM436 48a24 56 0 1 1-.1 0z';
const silhouette = `M106 12H436a40 92 0 0 1 0 184H396V212L436 320 396 428 440 546${'l-15.4-12-6.6 12'.repeat(15)}L66 428 106 320 66 212V104a40 92 0 0 1 40-92z`;
