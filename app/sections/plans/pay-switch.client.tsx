import { type ReactNode, useState } from 'react';
import { PeriodChoice } from '../../components/period-choice.tsx';
import type { ContentOf } from '../define-section.ts';
import type { plans } from './plans.ts';

interface PaySwitchProps extends NonNullable<ContentOf<typeof plans>['yearly']> {
  name: string;
  /** The plans with both of their prices. */
  children: ReactNode;
}

/** Lets visitors choose which of the two prices of each plan stands out. */
export default function PaySwitch({ children, ...choice }: PaySwitchProps) {
  const [period, setPeriod] = useState('monthly');
  return (
    <div
      className={period === 'yearly' ? 'pays-yearly' : 'pays-monthly'}
      onChange={({ target }) => setPeriod((target as HTMLInputElement).value)}
    >
      <div className="mt-8">
        <PeriodChoice {...choice} />
      </div>
      {children}
    </div>
  );
}
