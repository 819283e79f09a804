import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const button = cva(
  'inline-flex min-h-12 items-center justify-center rounded-control border-2 px-6 py-2.5 text-center font-semibold',
  {
    variants: {
      variant: {
        primary:
          'border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover',
        secondary: 'border-ink text-ink hover:bg-ink hover:text-paper',
      },
    },
  },
);

interface ButtonProps extends Required<VariantProps<typeof button>> {
  children: ReactNode;
}

/** A button that does nothing: no navigation, no request, no dialog. */
export function Button({ variant, children }: ButtonProps) {
  return (
    <button type="button" className={button({ variant })}>
      {children}
    </button>
  );
}
