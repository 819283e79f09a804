import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

interface TillRollProps {
  children: ReactNode;
}

/**
 * A strip of till paper around its children, with a torn end and a roll: down the page, or across
 * it where the nearest container is wide enough.
 */
export function TillRoll({ children }: TillRollProps) {
  return (
    <div className="print:break-inside-avoid ms-gutter me-12 flex flex-col drop-shadow-[6px_6px_0_var(--color-shade)] @min-[75rem]:ms-6.5 @min-[75rem]:me-6 @min-[75rem]:flex-row">
      <Drawing
        viewBox="0 0 320 8"
        preserveAspectRatio="none"
        className={`${paper} h-2.5 w-full @min-[75rem]:hidden`}
      >
        <path vectorEffect="non-scaling-stroke" d={teeth} />
      </Drawing>
      <div className="relative grow border-ink border-x-2 bg-tint-white @min-[75rem]:border-x-0 @min-[75rem]:border-y-2">
        <Drawing
          viewBox="0 0 8 320"
          preserveAspectRatio="none"
          className={`${paper} ${acrossOnly} -inset-y-0.5 -start-2.5 absolute h-[calc(100%+4px)] w-2.5 rtl:-scale-x-100`}
        >
          <path vectorEffect="non-scaling-stroke" transform="matrix(0 1 1 0 0 0)" d={teeth} />
        </Drawing>
        {children}
      </div>
      <div className="relative h-20 shrink-0 @min-[75rem]:h-auto @min-[75rem]:w-28">
        <div className="absolute inset-y-0 start-0 -end-[18px] rounded-es-[1.25rem_100%] border-ink border-s-2 border-b-2 bg-tint-white @min-[75rem]:inset-x-0 @min-[75rem]:-top-[30px] @min-[75rem]:rounded-es-none @min-[75rem]:rounded-ee-[100%_2rem] @min-[75rem]:border-s-0 @min-[75rem]:border-e-2" />
        <div className="absolute inset-x-6 bottom-3 h-2 border-rule border-y-2 @min-[75rem]:inset-x-auto @min-[75rem]:inset-y-6 @min-[75rem]:end-3 @min-[75rem]:h-auto @min-[75rem]:w-2.5 @min-[75rem]:border-x-2 @min-[75rem]:border-y-0" />
        <Drawing
          viewBox="0 0 40 160"
          className={`${paper} -end-[38px] -top-20 absolute w-10 rtl:-scale-x-100 @min-[75rem]:hidden`}
        >
          <RollEnd transform="matrix(0 1 -1 0 40 0)" across={160} deep={40} />
        </Drawing>
        <Drawing
          viewBox="0 0 224 64"
          className={`${paper} ${acrossOnly} -start-28 -top-[62px] absolute w-56 rtl:-scale-x-100`}
        >
          <RollEnd across={224} deep={64} />
        </Drawing>
      </div>
    </div>
  );
}

const paper = 'fill-tint-white stroke-2 stroke-ink';
const acrossOnly = 'hidden @min-[75rem]:block';
const teeth = `M-9 0H0${'l8 7 8-7'.repeat(20)}h9V17H-9z`;

interface RollEndProps {
  across: number;
  deep: number;
  transform?: string;
}

/** The end of the roll, and the part of its side that the strip does not cover. */
function RollEnd({ across, deep, transform }: RollEndProps) {
  const [x, y] = [across / 2, deep / 2];
  return (
    <g transform={transform}>
      <path d={`M1 ${y}V${deep - 1}H${x}`} />
      {rings.map((scale) => (
        <ellipse
          key={scale}
          className={scale < 0.4 ? 'fill-action' : scale < 1 ? 'stroke-rule' : undefined}
          cx={x}
          cy={y}
          rx={Math.round(x * scale) - 1}
          ry={Math.round(y * scale) - 1}
        />
      ))}
    </g>
  );
}

/** The radius of each ring as a share of the outermost, from the rim to the core. */
const rings = [1, 0.84, 0.68, 0.52, 0.32];
