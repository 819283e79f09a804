import type { ReactNode } from 'react';

interface ReceiptStripProps {
  /** What stands on a stub at the lower end. */
  stub?: ReactNode;
  children: ReactNode;
}

/** A strip of till roll around its children, torn at both ends. */
export function ReceiptStrip({ stub, children }: ReceiptStripProps) {
  return (
    <div className="always-light paper-shadow torn">
      <div className="teeth" />
      <div>{children}</div>
      {stub}
      <div className="teeth" />
    </div>
  );
}
