import type { ReactNode } from 'react';
import type { Bill } from './till-total.ts';

interface TillScreenProps {
  /** What stands at its top: the shop, the sale and, if it is said, how many goods. */
  shop: string;
  sale: string;
  items?: string;
  totalLabel: string;
  bill: Bill;
  /** The place of the line that came last, which is highlighted. */
  latest: number;
  /** What is said below the total. */
  children?: ReactNode;
}

/** The till's screen on its stand: the goods so far and their total. It may stand alone, too. */
export function TillScreen({
  shop,
  sale,
  items,
  totalLabel,
  bill,
  latest,
  children,
}: TillScreenProps) {
  const { lines, total, isLong } = bill;
  return (
    <div className="monitor">
      <div className="bezel">
        <div className="always-light glass">
          <p>
            <strong>{`${shop} `}</strong>
            <span>{`${sale} `}</span>
            {items && <span>{items}</span>}
          </p>
          <ul>
            {lines.map(({ item, quantity, amount }, index) => (
              <li key={item} className={index === latest ? 'latest' : undefined}>
                <bdi>{quantity}</bdi>
                <span>{` ${item} `}</span>
                <bdi suppressHydrationWarning>{amount}</bdi>
              </li>
            ))}
          </ul>
          <p className={isLong ? undefined : 'large'}>
            <span>{`${totalLabel} `}</span>
            <bdi suppressHydrationWarning>{total}</bdi>
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}
