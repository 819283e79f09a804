import type { ReactNode } from 'react';

interface ReceiptStripProps {
  /** Whether, in wide windows, the upper end is not torn. */
  continued?: boolean;
  /** What stands on a stub at the lower end; it tears off under a pressed link. */
  stub?: ReactNode;
  children: ReactNode;
}

/** A strip of till roll around its children, torn at both ends. */
export function ReceiptStrip({ continued, stub, children }: ReceiptStripProps) {
  return (
    <div className="always-light paper-shadow print:break-inside-avoid">
      <div className={continued ? 'teeth rotate-180 md:hidden' : 'teeth rotate-180'} />
      <div
        className={`border-ink border-x-2 bg-tint-white ${stub ? 'border-b-2 [border-bottom-style:dashed]' : ''}`}
      >
        {children}
      </div>
      <div className={stub ? 'tears relative -mt-0.5' : undefined}>
        {stub}
        <div className="teeth" />
      </div>
    </div>
  );
}
