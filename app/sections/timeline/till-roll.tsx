import type { ReactNode } from 'react';
import { Drawing } from '../../figures/drawing.tsx';

/** A strip of till paper around its children, with a torn end and a roll, down the page or across it. */
export function TillRoll({ children }: { children: ReactNode }) {
  return (
    <div className="till-roll always-light print:break-inside-avoid">
      <div className="across:flex-1 across:overflow-x-clip">
        <div className="across:flex">
          <div className="teeth across:hidden rotate-180" />
          <div className="teeth-start across:block hidden" />
          <div className="till-paper across:flex-1 across:border-x-0 across:border-y-2">
            {children}
          </div>
        </div>
      </div>
      <div className="till-end">
        <Drawing viewBox="0 0 46 166" className={`${paper} across:hidden -end-11 -top-20 w-11.5`}>
          <path className="fill-shade stroke-none" d="M20 6a26 80 0 0 1 0 160z" />
          <RollEnd transform="matrix(0 1 -1 0 40 0)" across={160} deep={40} />
        </Drawing>
        <Drawing
          viewBox="0 0 224 64"
          className={`${paper} across:block hidden -start-28 -top-15.5 w-56`}
        >
          <RollEnd across={224} deep={64} />
        </Drawing>
      </div>
    </div>
  );
}

const paper = 'fill-tint-white stroke-2 stroke-ink';

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
