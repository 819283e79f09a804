import { Drawing, type FigureProps } from './drawing.tsx';
import { stampPath } from './stamp-path.ts';

/** Three dossiers in a file box, tabs up, each with the chart of its story on top. */
export function FileBox({ label }: FigureProps) {
  return (
    <Drawing
      viewBox="0 0 560 500"
      label={label}
      className="w-full fill-none stroke-[2.5] stroke-ink"
    >
      <path className="fill-shade stroke-none" d="M32 328H544V492H32z" />
      <path className="fill-tint-sky" d="M44 288H516L536 320H24z" />
      {dossiers.map(({ tint, place, tab, drawing, accent }) => (
        <g
          key={tint}
          transform={place}
          className="motion-safe:[transition:translate_.6s_ease-out] motion-safe:starting:translate-y-24"
        >
          <path className="fill-shade stroke-none" d={`M8 336V38H${tab}l9-26h62l9 26H198V336z`} />
          <path className={tint} d={`M0 330V30H${tab}l9-26h62l9 26H190V330z`} />
          <path className="fill-tint-white" d="M14 46H176V330H14z" />
          <path className="stroke-[1.5]" d={drawing} />
          <path className="stroke-3 stroke-action" d={accent} />
          <path className={tint} d="M0 186H190V330H0z" />
          <path className="stroke-rule" d={`M${tab + 22} 18h36`} />
        </g>
      ))}
      <path className="fill-tint-sky" d="M24 320H536V484H24z" />
      <path className="fill-tint-white" d="M140 346H320V418H140z" />
      <path className="stroke-rule" d="M160 366H270M160 382H300M160 398H236" />
      <path className="fill-ground" d="M264 450a16 16 0 1 0 32 0a16 16 0 1 0-32 0z" />
      <path
        className="fill-action stroke-none"
        transform="translate(352 358)rotate(-12)scale(2.1)"
        d={stampPath}
      />
    </Drawing>
  );
}

const shop = 'v8h9v-8zm13 0';

/** From the back to the front. */
const dossiers = [
  {
    tint: 'fill-tint-mint',
    place: 'translate(185 16)',
    tab: 55,
    drawing:
      'M32 92h34v44H32zM38 104h22M38 114h22M134 58h28v22h-28zM134 103h28v22h-28zM134 148h28v22h-28z',
    accent: 'M66 114c40 0 28-45 68-45M66 114h68M66 114c40 0 28 45 68 45',
  },
  {
    tint: 'fill-tint-goldenrod',
    place: 'translate(44 62)rotate(-8 95 330)',
    tab: 14,
    drawing: [94, 112, 130, 148, 166].map((y) => `M28 ${y}${shop.repeat(10)}`).join(''),
    accent: `M28 66${shop.repeat(5)}`,
  },
  {
    tint: 'fill-tint-pink',
    place: 'translate(326 62)rotate(8 95 330)',
    tab: 96,
    drawing:
      'M40 186V76h44V186M40 98h44m-44 22h44m-44 22h44m-44 22h44M106 186V98h44V186M106 120h44m-44 22h44m-44 22h44',
    accent: 'M106 98v-22h44v22',
  },
];
