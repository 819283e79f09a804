import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { ReceiptStrip } from './receipt-strip.tsx';
import { RubberStamp } from './rubber-stamp.tsx';

interface NoticeReceiptProps {
  children: ReactNode;
  /** The text of a stamp across the corner. */
  stamp?: string;
}

/** A till receipt around its children, torn at both ends, with a barcode. */
export function NoticeReceipt({ children, stamp }: NoticeReceiptProps) {
  return (
    <div className="mx-auto max-w-[30rem]">
      <ReceiptStrip teeth={32}>
        <div className="grid gap-5 px-6 pt-10 pb-7 sm:px-10">
          {stamp && (
            <div className="-me-2 -mt-2 mb-4 rotate-12 justify-self-end">
              <RubberStamp>{stamp}</RubberStamp>
            </div>
          )}
          {children}
          <div className="mt-3 border-rule border-t-2 border-dashed pt-7">
            <Drawing viewBox="0 0 96 20" className="w-60 max-w-full fill-ink" filled>
              <path d={barcode} />
            </Drawing>
          </div>
        </div>
      </ReceiptStrip>
    </div>
  );
}

const barcode =
  'M0 0h2v20H0zM4 0h1v20H4zM7 0h3v20H7zM12 0h1v20h-1zM15 0h1v20h-1zM18 0h3v20h-3zM23 0h2v20h-2zM27 0h1v20h-1zM31 0h2v20h-2zM35 0h1v20h-1zM38 0h4v20h-4zM44 0h1v20h-1zM47 0h2v20h-2zM51 0h1v20h-1zM54 0h1v20h-1zM58 0h3v20h-3zM63 0h1v20h-1zM66 0h2v20h-2zM70 0h4v20h-4zM76 0h1v20h-1zM79 0h2v20h-2zM83 0h1v20h-1zM86 0h3v20h-3zM91 0h1v20h-1zM94 0h2v20h-2z';
