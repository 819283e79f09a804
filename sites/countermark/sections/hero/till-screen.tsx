import type { ReactNode } from 'react';
import type { Till } from '../../figures/till-fields.ts';
import type { Bill } from '../../figures/till-total.ts';

interface TillScreenProps {
  till: Pick<Till, 'shop' | 'saleLabel' | 'itemsLabel' | 'totalLabel'>;
  /** The number of the sale. */
  number: number;
  bill: Bill;
  /** The line that came last, which is highlighted. */
  latest: number;
  /** What is said below the total. */
  children?: ReactNode;
}

/** The till's screen on its stand: the goods so far and their total. It may stand alone, too. */
export function TillScreen({ till, number, bill, latest, children }: TillScreenProps) {
  const { lines, count, total, isLong } = bill;
  return (
    <div className="monitor">
      <div className="bezel">
        <div className="always-light glass">
          <p>
            <strong>{`${till.shop} `}</strong>
            <span>{`${till.saleLabel} ${number} `}</span>
            <span>{`${till.itemsLabel} ${count}`}</span>
          </p>
          <ul>
            {lines.map(({ item, quantity, amount }, index) => (
              <li key={item} className={index === latest ? 'latest-line' : undefined}>
                <bdi>{quantity}</bdi>
                <span>{` ${item} `}</span>
                <bdi suppressHydrationWarning>{amount}</bdi>
              </li>
            ))}
          </ul>
          <p className={isLong ? undefined : 'large'}>
            <span>{`${till.totalLabel} `}</span>
            <bdi suppressHydrationWarning>{total}</bdi>
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
