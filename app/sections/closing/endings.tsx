import type { ReactNode } from 'react';
import { BrandMark } from '../../figures/brand-mark.tsx';
import { Drawing } from '../../figures/drawing.tsx';
import { Pin } from '../../figures/pin.tsx';
import type { Tint } from '../../figures/tints.ts';
import type { Ending } from './closing.ts';

interface EndingLook {
  className: string;
  /** The tint of the part that tears off. */
  stub: Tint;
  /** Whether each button has a strip of its own. */
  strips?: true;
  /** What is printed on the sheet or fixed to it, besides the words. */
  print?: ReactNode;
}

export const endings: Record<Ending, EndingLook> = {
  cheque: { className: 'ending-beside cheque', stub: 'sky', print: <ChequePrint /> },
  roll: { className: 'ending-beside roll-end', stub: 'white' },
  tag: { className: 'tag-end', stub: 'canary' },
  ticket: { className: 'ending-beside ticket-end', stub: 'pink', print: <TicketPrint /> },
  label: { className: 'file-label', stub: 'goldenrod' },
  notice: { className: 'notice-end', stub: 'canary', strips: true, print: <NoticePins /> },
  receipt: {
    className: 'receipt-end',
    stub: 'white',
    print: <ReceiptPrint />,
  },
};

/** Where it is signed, and the line that machines read below. */
function ChequePrint() {
  return (
    <Drawing viewBox="0 0 300 48" className="mt-auto w-75 max-w-full stroke-ink stroke-2">
      <path d="M0 26h300" />
      <path className="stroke-8 [stroke-dasharray:5_3_2_3_8_3_3_9]" d="M0 42h210" />
    </Drawing>
  );
}

function TicketPrint() {
  return (
    <div className="w-28 rotate-12 text-action max-md:hidden">
      <BrandMark />
    </div>
  );
}

function NoticePins() {
  return (
    <div className="absolute inset-x-4 top-3 flex justify-between">
      <Pin />
      <Pin />
    </div>
  );
}

function ReceiptPrint() {
  return (
    <Drawing viewBox="0 0 320 48" className="w-full stroke-ink stroke-48">
      <path className="[stroke-dasharray:5_3_2_3_8_3_3_9]" d="M0 24h320" />
    </Drawing>
  );
}
