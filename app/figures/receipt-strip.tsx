import type { ReactNode } from 'react';

interface ReceiptStripProps {
  children: ReactNode;
}

/** A length of till roll around what is printed on it, cut by teeth at both ends. */
export function ReceiptStrip({ children }: ReceiptStripProps) {
  return (
    <div className="border-ink border-x-2 drop-shadow-[5px_5px_0_var(--color-shade)]">
      <div className="rotate-180">
        <Teeth />
      </div>
      <div className="bg-tint-white">{children}</div>
      <Teeth />
    </div>
  );
}

function Teeth() {
  return (
    <svg
      viewBox="0 0 320 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2.5 w-full fill-tint-white stroke-2 stroke-ink"
    >
      <path vectorEffect="non-scaling-stroke" d={`M-9 8H0${'l5-7 5 7'.repeat(32)}h9V-9H-9z`} />
    </svg>
  );
}
