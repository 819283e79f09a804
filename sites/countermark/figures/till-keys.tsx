import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Press } from './till-sale.ts';

interface KeysProps {
  /** What is sold, each with its price as it is shown. */
  goods: readonly { item: string; price: string }[];
  /** The ways to pay. */
  ways: readonly string[];
  /** The way to pay that was pressed. */
  paidBy: string | undefined;
  /** What makes a button press a key. Without it the keys are labels in a picture. */
  pressed?: (press: Press) => ComponentProps<'button'>;
}

interface TillKeysProps extends Required<KeysProps> {
  /** What is said above the keys. */
  legend: ReactNode;
  children?: ReactNode;
}

/** The keys of a till, which are labels where no script runs. */
export function TillKeys({ legend, children, pressed, ...keys }: TillKeysProps) {
  return (
    <>
      <fieldset className="noscript:hidden">
        {legend}
        {children}
        <Keys {...keys} pressed={pressed} />
      </fieldset>
      <noscript>
        <Keys {...keys} />
      </noscript>
    </>
  );
}

/** A key for each of the goods, and one for each way to pay. */
function Keys({ goods, ways, paidBy, pressed }: KeysProps) {
  const Key = pressed ? 'button' : 'span';
  const press = (one: Press) => ({ ...(pressed?.(one) as object) });
  return (
    <div aria-hidden={!pressed}>
      {/* Without a style sheet only spaces part the keys. */}
      {goods.map(({ item, price }, good) => (
        <Fragment key={item}>
          <Key className="good" {...press({ good })}>
            <span>{`${item} `}</span>
            <bdi suppressHydrationWarning>{price}</bdi>
          </Key>{' '}
        </Fragment>
      ))}
      {ways.map((one) => (
        <Fragment key={one}>
          <Key className={one === paidBy ? 'pressed' : undefined} {...press({ paidBy: one })}>
            {one}
          </Key>{' '}
        </Fragment>
      ))}
    </div>
  );
}
