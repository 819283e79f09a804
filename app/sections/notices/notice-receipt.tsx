import type { ReactNode } from 'react';
import { Drawing } from '../../figures/drawing.tsx';
import { useMark } from '../../figures/mark.ts';
import { ReceiptStrip } from '../../figures/receipt-strip.tsx';
import { RubberStamp } from '../../figures/rubber-stamp.tsx';

interface NoticeReceiptProps {
  children: ReactNode;
  /** The text of the rubber stamp; without it the countermark is stamped. */
  stamp: string | undefined;
  /** The sum. A receipt that has one lacks an entry. */
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
              className="w-full overflow-visible fill-none stroke-2 stroke-rule [stroke-dasharray:7_6]"
            >
              <path className="fill-rule stroke-none" d={total ? entries : entries + lastEntry} />
              {/* A stamped word needs the room of the amounts. */}
              {!stamp && <path className="fill-rule stroke-none" d={amounts} />}
              {total && <path d={`${lastEntry}M331 93h68v14h-68z`} />}
              {!stamp && (
                <g className="notice-mark comes-down">
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
          <div
            className={`flex items-center justify-between gap-4 border-ink border-t-6 border-double pt-4 ${total ? 'h-[calc(1lh+1.375rem)] font-heading text-title-1 even-digits' : ''}`}
          >
            <div className="h-4 w-20 bg-ink" />
            <div className={total ? 'wrap-break-word' : 'h-4 w-14 bg-ink'}>{total}</div>
          </div>
          <Drawing viewBox="0 0 96 16" className="mt-2 w-full fill-ink" filled>
            <path d={barcode} />
          </Drawing>
        </div>
      </ReceiptStrip>
    </div>
  );
}

const entries = 'M1 9h168v14H1zM201 9h36v14h-36zM1 51h120v14H1zM201 51h36v14h-36z';
const lastEntry = 'M1 93h150v14H1zM201 93h36v14h-36z';
const amounts = 'M331 9h68v14h-68zM343 51h56v14h-56z';

const barcode =
  'M0 0h2v16H0zM4 0h1v16H4zM7 0h3v16H7zM12 0h1v16h-1zM15 0h1v16h-1zM18 0h3v16h-3zM23 0h2v16h-2zM27 0h1v16h-1zM31 0h2v16h-2zM35 0h1v16h-1zM38 0h4v16h-4zM44 0h1v16h-1zM47 0h2v16h-2zM51 0h1v16h-1zM54 0h1v16h-1zM58 0h3v16h-3zM63 0h1v16h-1zM66 0h2v16h-2zM70 0h4v16h-4zM76 0h1v16h-1zM79 0h2v16h-2zM83 0h1v16h-1zM86 0h3v16h-3zM91 0h1v16h-1zM94 0h2v16h-2z';
