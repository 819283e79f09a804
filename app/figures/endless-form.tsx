interface EndlessFormProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
}

/** A till roll whose strip folds down into four papers that carry one and the same line. */
export function EndlessForm({ label }: EndlessFormProps) {
  return (
    <svg
      viewBox="0 0 520 612"
      role="img"
      aria-label={label}
      className="mx-auto w-full max-w-[32rem] fill-none stroke-3 stroke-ink"
    >
      <path className="fill-shade stroke-none" transform="translate(12 12)" d={silhouette} />
      <path className="fill-tint-white" d={roll} />
      <path className="stroke-rule" d={rings} />
      <ellipse className="fill-action" cx="436" cy="104" rx="14" ry="34" />
      {panels.map(({ paper, fold, marks, blocks }) => (
        <g key={paper} transform={`matrix(1 0 ${fold})`}>
          <path className={paper} d={paper === lastPaper ? tornPanel : panel} />
          <path className="stroke-rule" d={marks} />
          <path className="fill-ink stroke-none" d={blocks} />
          <path className="fill-action stroke-none" d={sameLine} />
        </g>
      ))}
    </svg>
  );
}

/** Each panel is 330 wide and 108 high; a fold leans it back or forward by 40. */
const panels = [
  {
    paper: 'fill-tint-white',
    fold: '0 1 66 104',
    marks: 'M28 84h90m140 0h44',
    blocks: 'M28 24h120v14H28z',
  },
  {
    paper: 'fill-tint-canary',
    fold: '.37 1 66 212',
    marks: 'M28 84h274M120 72v24M211 72v24',
    blocks: 'M28 24h60v14H28z',
  },
  {
    paper: 'fill-tint-sky',
    fold: '-.37 1 106 320',
    marks: 'M28 31h120',
    blocks: 'M28 74h6v22h-6zm12 0h12v22H40zm18 0h5v22h-5zm11 0h14v22H69zm20 0h6v22h-6z',
  },
  {
    paper: 'fill-tint-goldenrod',
    fold: '.37 1 66 428',
    marks: 'M28 84h90m140 0h44',
    blocks: 'M28 24h120v14H28z',
  },
];
const lastPaper = 'fill-tint-goldenrod';
const panel = 'M0 0h330v108H0z';
const tornPanel = `M0 0h330v120${'l-11-12-11 12'.repeat(15)}z`;
const sameLine = 'M28 50h150v10H28zM206 50h40v10h-40zM262 50h40v10h-40z';

const roll =
  'M104 12H436C457 12 474 53 474 104S457 196 436 196H104C83 196 66 155 66 104S83 12 104 12z';
const rings =
  'M436 12C415 12 398 53 398 104S415 196 436 196M436 30C423 30 412 63 412 104S423 178 436 178 460 145 460 104 449 30 436 30zM436 50C428 50 421 74 421 104';
const silhouette =
  'M104 12H436C457 12 474 53 474 104S457 196 436 196H396V212L436 320 396 428 436 536V548H106L66 428 106 320 66 212V104C66 53 83 12 104 12z';
