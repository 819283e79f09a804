import { type ReactNode, useState } from 'react';
import type { ContentOf } from '../define-section.ts';
import type { plans } from './plans.ts';

interface PaySwitchProps extends NonNullable<ContentOf<typeof plans>['yearly']> {
  /** The name of its fields, of which no other section has one. */
  name: string;
  /** The plans with both of their prices. */
  children: ReactNode;
}

/** Lets visitors choose which of the two prices of each plan stands out. */
export default function PaySwitch({ name, label, children, ...labels }: PaySwitchProps) {
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly');
  return (
    <div className={period === 'yearly' ? 'pays-yearly' : 'pays-monthly'}>
      <fieldset className="mt-8 flex flex-wrap gap-x-8 font-semibold noscript:hidden print:hidden">
        <legend className="sr-only">{label}</legend>
        {(['monthly', 'yearly'] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              className="size-5 accent-action"
              type="radio"
              name={name}
              value={one}
              checked={period === one}
              onChange={() => setPeriod(one)}
            />
            {/* Without a style sheet only this space separates the choices. */}
            {` ${labels[one]}`}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
