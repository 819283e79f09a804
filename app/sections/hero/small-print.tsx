import { DocumentPaper } from '../../figures/documents.tsx';
import { Drawing, type FigureProps } from '../../figures/drawing.tsx';

interface SmallPrintProps extends FigureProps {
  lens: readonly string[];
  /** Whether the tag hangs into the section below. */
  hangs: boolean;
}

/** A price tag on a long string, and a magnifying glass. */
export function SmallPrint({ label, lens, hangs }: SmallPrintProps) {
  return (
    <Drawing
      viewBox="100 0 400 460"
      label={label}
      className={`mx-auto w-full max-w-72 overflow-visible fill-none stroke-5 stroke-ink lg:max-w-110 ${hangs ? 'lg:-mb-60' : ''}`}
    >
      <g transform="rotate(-4 228-400)">
        {/* From two columns on, the string comes down from the header. */}
        <path className="stroke-3 stroke-thread max-md:hidden" d="M228-900V6" />
        <g className="stroke-1" transform="translate(60-8)scale(2.8)">
          <DocumentPaper kind="price-tag" detailed />
        </g>
      </g>
      <g className="fill-shade stroke-none">
        <circle cx="361" cy="339" r="92" />
        <path d="M416 415l19-19 58 58-19 19z" />
      </g>
      <path
        className="always-light fill-tint-goldenrod stroke-ink"
        d="M406 404l19-19 58 58-19 19z"
      />
      <g className="always-light stroke-ink">
        <circle className="fill-tint-white" cx="352" cy="330" r="90" />
        <circle className="stroke-2" cx="352" cy="330" r="78" />
        {/* In the drawing's own units: letters that followed the visitor's text size would burst the lens. */}
        <text className="fill-ink stroke-none font-heading text-[44px]" textAnchor="middle">
          {lens.map((line, index) => (
            <tspan key={line} x="352" y={346 - (lens.length - 1) * 22 + index * 44}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </Drawing>
  );
}
