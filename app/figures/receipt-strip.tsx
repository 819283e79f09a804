import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

interface ReceiptStripProps {
  /** The number of teeth along its torn ends. */
  teeth: number;
  /** Whether, in wide windows, the upper end is not torn. */
  continued?: boolean;
  children: ReactNode;
}

/** A strip of till roll around its children, torn at both ends. */
export function ReceiptStrip({ teeth, continued, children }: ReceiptStripProps) {
  return (
    <div className="print:break-inside-avoid border-ink border-x-2 drop-shadow-[5px_5px_0_var(--color-shade)]">
      <div className={continued ? 'rotate-180 lg:hidden' : 'rotate-180'}>
        <Teeth count={teeth} />
      </div>
      <div className="bg-paper">{children}</div>
      <Teeth count={teeth} />
    </div>
  );
}

function Teeth({ count }: { count: number }) {
  return (
    <Drawing
      viewBox={`0 0 ${count * 10} 8`}
      preserveAspectRatio="none"
      className="block h-2.5 w-full fill-paper stroke-2 stroke-ink"
    >
      <path vectorEffect="non-scaling-stroke" d={`M-9 8H0${'l5-7 5 7'.repeat(count)}h9V-9H-9z`} />
    </Drawing>
  );
}
