import { Drawing, type FigureProps } from './drawing.tsx';

/** Three dossiers, tabs up, each with the chart of its story on top. The box around them is the next section. */
export function FileBox({ label }: FigureProps) {
  return (
    <div className="file-box">
      <Drawing
        viewBox="0 0 560 330"
        label={label}
        className="lit w-full fill-none stroke-[2.5] stroke-ink"
      >
        {dossiers.map(({ tint, place, tab, drawing, accent }) => (
          <g
            key={tint}
            transform={place}
            className="motion-safe:starting:translate-y-40 motion-safe:hover:-translate-y-3 motion-safe:[transition:translate_.5s_ease-out]"
          >
            <path className="fill-shade stroke-none" d={`M8 400V38H${tab}l9-26h62l9 26H198V400z`} />
            <path className={tint} d={`M0 400V30H${tab}l9-26h62l9 26H190V400z`} />
            <path className="fill-tint-white" d="M14 46H176V330H14z" />
            <path className="stroke-[1.5]" d={drawing} />
            <path className="stroke-3 stroke-action" d={accent} />
            <path className={tint} d="M0 186H190V400H0z" />
            <path className="stroke-rule" d={`M${tab + 22} 18h36`} />
          </g>
        ))}
      </Drawing>
    </div>
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
    accent: 'M110 87l5 5 9-11M132 87l5 5 9-11',
  },
];
