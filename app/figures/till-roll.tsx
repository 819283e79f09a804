import type { ReactNode } from 'react';

interface TillRollProps {
  children: ReactNode;
}

/**
 * A strip of receipt paper around what is printed on it: down the page from its torn end to the
 * roll, or, where its container is wide enough, across.
 */
export function TillRoll({ children }: TillRollProps) {
  return (
    <div className="ms-gutter me-14 flex flex-col drop-shadow-[6px_6px_0_var(--color-shade)] @min-[75rem]:ms-4 @min-[75rem]:me-gutter @min-[75rem]:flex-row">
      <svg viewBox="0 0 320 8" {...tornEnd} className={`${torn} h-2.5 w-full @min-[75rem]:hidden`}>
        <path vectorEffect="non-scaling-stroke" d={teeth} />
      </svg>
      <svg
        viewBox="0 0 8 320"
        {...tornEnd}
        className={`${torn} hidden w-2.5 rtl:-scale-x-100 @min-[75rem]:block`}
      >
        <path vectorEffect="non-scaling-stroke" d={teeth} transform="matrix(0 1 1 0 0 0)" />
      </svg>
      <div className="grow border-ink border-x-2 bg-tint-white @min-[75rem]:border-x-0 @min-[75rem]:border-y-2">
        {children}
      </div>
      <div className="relative h-20 @min-[75rem]:h-auto @min-[75rem]:w-28">
        <div className="absolute inset-y-0 start-0 -end-6 rounded-es-[1.5rem_100%] border-ink border-s-2 border-b-2 bg-tint-white @min-[75rem]:inset-x-0 @min-[75rem]:-top-8 @min-[75rem]:bottom-0 @min-[75rem]:rounded-es-none @min-[75rem]:rounded-ee-[100%_2rem] @min-[75rem]:border-s-0 @min-[75rem]:border-e-2" />
        <svg
          viewBox="0 0 64 224"
          aria-hidden="true"
          className={`${core} -end-12 -top-20 h-40 w-12 @min-[75rem]:hidden`}
        >
          <Rings />
        </svg>
        <svg
          viewBox="0 0 224 64"
          aria-hidden="true"
          className={`${core} -start-28 -top-16 hidden w-56 @min-[75rem]:block`}
        >
          <g transform="matrix(0 1 1 0 0 0)">
            <Rings />
          </g>
        </svg>
      </div>
    </div>
  );
}

const tornEnd = { preserveAspectRatio: 'none', 'aria-hidden': true } as const;
const torn = 'fill-tint-white stroke-2 stroke-ink';
const teeth = `M-9 0H0${'l5 7 5-7'.repeat(32)}h9V17H-9z`;
const core = 'absolute fill-tint-white stroke-2 stroke-ink overflow-visible rtl:-scale-x-100';

/** The wound end, in a box of 64 by 224, with the sliver of the roll that the strip leaves free. */
function Rings() {
  return (
    <>
      <path d="M32 1H0V112C0 50 14 1 32 1z" />
      <ellipse cx="32" cy="112" rx="31" ry="111" />
      <ellipse className="stroke-rule" cx="32" cy="112" rx="24" ry="86" />
      <ellipse className="stroke-rule" cx="32" cy="112" rx="18" ry="62" />
      <ellipse className="fill-action" cx="32" cy="112" rx="10" ry="36" />
    </>
  );
}
