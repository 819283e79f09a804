import type { ReactNode } from 'react';
import { barcode } from '../../figures/barcode.ts';
import { Drawing } from '../../figures/drawing.tsx';
import { useMark } from '../../figures/mark.ts';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import { RubberStamp } from '../../figures/rubber-stamp.tsx';

interface NoticeReceiptProps {
  children: ReactNode;
  /** The text of the rubber stamp; without it the countermark is stamped. */
  stamp: string | undefined;
  /** The sum. */
  total: string | undefined;
  /** What stands on the stub. */
  stub: ReactNode;
}

/** A till receipt around its children: their entries, a sum, a barcode, a stamp and a stub. */
export function NoticeReceipt({ children, stamp, total, stub }: NoticeReceiptProps) {
  const mark = useMark();
  return (
    <div className="notice-receipt mx-auto max-w-120 motion-safe:animate-[notice-print_.5s_steps(12)]">
      <ReceiptStrip stub={stub}>
        <div className="grid gap-5 px-[min(1.5rem,6vw)] pt-9 pb-8 sm:px-10">
          {children}
          <div className="relative mt-3 border-rule border-t-2 border-dashed pt-6">
            <Drawing
              viewBox="0 0 400 120"
              className="w-full overflow-visible fill-none stroke-2 stroke-rule"
            >
              {/* Its lines, of which none is filled in. */}
              <path className="[stroke-dasharray:7_6]" d="M0 34h400M0 74h400M0 114h400" />
              {!stamp && (
                <g className="comes-down">
                  <path
                    className="fill-action stroke-none"
                    transform="translate(262 -10)rotate(-12)scale(3.8)"
                    {...mark}
                  />
                </g>
              )}
            </Drawing>
            {stamp && (
              <div className="notice-stamp comes-down">
                <RubberStamp>{stamp}</RubberStamp>
              </div>
            )}
          </div>
          <div className="border-ink border-t-6 border-double pt-4 text-end">
            {total && <p className="font-heading text-title-1 even-digits">{total}</p>}
          </div>
          <Drawing viewBox="0 0 96 16" className="mt-2 w-full fill-ink" filled>
            <path d={barcode('receipt', 96, 16)} />
          </Drawing>
        </div>
      </ReceiptStrip>
    </div>
  );
}
