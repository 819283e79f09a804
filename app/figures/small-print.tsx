import { DocumentPaper } from './documents.tsx';

interface SmallPrintProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** The few words under the lens, one line each. */
  lens: readonly string[];
}

/** A price tag on a long string, and a magnifying glass that looks for the small print. */
export function SmallPrint({ label, lens }: SmallPrintProps) {
  return (
    <svg
      viewBox="0 0 520 400"
      role="img"
      aria-label={label}
      className="w-full overflow-visible fill-none stroke-ink stroke-[5]"
    >
      <g transform="rotate(-5 235-400)">
        {/* Where the figure stands beside the words, its string comes down from the header. */}
        <path className="stroke-3 stroke-action max-lg:hidden" d="M231-900V22" />
        <g className="stroke-1" transform="translate(60-8)scale(2.8)">
          <DocumentPaper kind="price-tag" detailed />
        </g>
      </g>
      <g className="fill-shade stroke-none">
        <circle cx="379" cy="281" r="92" />
        <path d="M434 357l19-19 71 71-19 19z" />
      </g>
      <path className="fill-tint-goldenrod" d="M424 346l19-19 71 71-19 19z" />
      <circle className="fill-paper" cx="370" cy="272" r="90" />
      <circle className="stroke-2" cx="370" cy="272" r="78" />
      <text className="fill-ink stroke-none font-heading text-[2.75rem]" textAnchor="middle">
        {lens.map((line, index) => (
          <tspan key={line} x="370" y={266 + index * 44}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
