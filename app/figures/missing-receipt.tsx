import type { ReactNode } from 'react';

interface MissingReceiptProps {
  children: ReactNode;
  /** What is stamped across its corner, if it does not count. */
  stamp?: ReactNode;
}

/** A till receipt around an error page's words, torn off below its barcode. */
export function MissingReceipt({ children, stamp }: MissingReceiptProps) {
  return (
    <div className="mx-auto max-w-[30rem] border-ink border-x-2 border-t-2 drop-shadow-[.5rem_.5rem_0_--alpha(var(--color-ink)_/_15%)]">
      <div className="grid gap-5 bg-paper px-6 pt-10 pb-7 sm:px-10">
        {stamp && (
          <p className="-me-2 -mt-2 mb-4 rotate-12 justify-self-end rounded-control border-4 border-action px-4 pt-1 pb-2 font-heading text-action text-title-2 uppercase tracking-[.06em] outline-2 outline-action outline-offset-3">
            {stamp}
          </p>
        )}
        {children}
        <div className="mt-3 border-rule border-t-2 border-dashed pt-7">
          <svg viewBox="0 0 96 20" aria-hidden="true" className="w-60 max-w-full fill-ink">
            <path d={barcode} />
          </svg>
        </div>
      </div>
      <svg
        viewBox="0 0 320 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2.5 w-full fill-paper stroke-2 stroke-ink"
      >
        <path vectorEffect="non-scaling-stroke" d={`M-9 8H0${'l5-7 5 7'.repeat(32)}h9V-9H-9z`} />
      </svg>
    </div>
  );
}

const barcode =
  'M0 0h2v20H0zM4 0h1v20H4zM7 0h3v20H7zM12 0h1v20h-1zM15 0h1v20h-1zM18 0h3v20h-3zM23 0h2v20h-2zM27 0h1v20h-1zM31 0h2v20h-2zM35 0h1v20h-1zM38 0h4v20h-4zM44 0h1v20h-1zM47 0h2v20h-2zM51 0h1v20h-1zM54 0h1v20h-1zM58 0h3v20h-3zM63 0h1v20h-1zM66 0h2v20h-2zM70 0h4v20h-4zM76 0h1v20h-1zM79 0h2v20h-2zM83 0h1v20h-1zM86 0h3v20h-3zM91 0h1v20h-1zM94 0h2v20h-2z';
