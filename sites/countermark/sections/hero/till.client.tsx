import { type Dispatch, Fragment, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { fillTemplate } from 'sitewright';
import type { Hearer, Till as TillContent } from '../../figures/till-fields.ts';
import { TillHeard } from '../../figures/till-heard.tsx';
import { itemise, tellHearers } from '../../figures/till-hearers.ts';
import {
  openTill,
  type Press,
  pressKey,
  type Sale,
  type TillState,
} from '../../figures/till-sale.ts';
import { TillScreen } from '../../figures/till-screen.tsx';
import { totalSale } from '../../figures/till-total.ts';
import { TillReceipt } from './till-receipt.tsx';

interface TillProps {
  till: TillContent;
  language: string;
}

/** A till whose keys ring up a sale. As it is drawn, one has been paid; who touches nothing loads nothing. */
export default function Till({ till, language }: TillProps) {
  const [state, dispatch] = useReducer(pressKey, till, openTill);
  const { sale, printed, outcome } = state;
  const addUp = (one: Sale) => totalSale(itemise(till, one), language);
  const bill = addUp(sale);
  const isStill = printed.number === till.number;
  const latest =
    'good' in outcome
      ? sale.lines.findIndex(({ good }) => good === outcome.good)
      : sale.lines.length - 1;
  return (
    <div className="till-stand">
      <TillScreen
        shop={till.shop}
        sale={`${till.saleLabel} ${sale.number}`}
        items={`${till.itemsLabel} ${bill.count}`}
        totalLabel={till.totalLabel}
        bill={bill}
        latest={latest}
      >
        <output>
          <span>{describeOutcome(till, state)}</span>
        </output>
      </TillScreen>
      <div className="always-light paper-shadow keys">
        <fieldset className="noscript:hidden">
          <legend>{till.invitation}</legend>
          <Keys {...{ till, language, dispatch }} paidBy={sale.paidBy} />
        </fieldset>
        <noscript>
          <Keys {...{ till, language }} paidBy={sale.paidBy} />
        </noscript>
      </div>
      {/* The first receipt says what the screen does, and is not in narrow windows. */}
      <div
        key={printed.number}
        aria-hidden={isStill}
        className={isStill ? 'till-slip still' : 'till-slip'}
      >
        <TillReceipt
          till={till}
          number={printed.number}
          paidBy={printed.paidBy}
          bill={addUp(printed)}
        />
      </div>
      <div aria-hidden="true" className="always-light paper-shadow base">
        <div className="slot" />
        <div className={sale.paidBy ? 'drawer' : 'drawer shut'} />
      </div>
      {!isStill && <Told till={till} sale={printed} language={language} />}
    </div>
  );
}

interface KeysProps extends TillProps {
  /** The way to pay that was pressed. */
  paidBy: string | undefined;
  /** Without it the keys are labels in a picture. */
  dispatch?: Dispatch<Press>;
}

/** A key for each of the goods, and one for each way to pay. */
function Keys({ till, language, paidBy, dispatch }: KeysProps) {
  const { lines } = totalSale(till, language);
  const Key = dispatch ? 'button' : 'span';
  const press = (one: Press) =>
    dispatch && ({ type: 'button', onClick: () => dispatch(one) } as const);
  return (
    <div aria-hidden={!dispatch}>
      {/* Without a style sheet only spaces part the keys. */}
      {lines.map(({ item, price }, good) => (
        <Fragment key={item}>
          <Key className="good" {...press({ good })}>
            <span>{`${item} `}</span>
            <bdi suppressHydrationWarning>{price}</bdi>
          </Key>{' '}
        </Fragment>
      ))}
      {till.keys.map((one) => (
        <Fragment key={one}>
          <Key className={one === paidBy ? 'pressed' : undefined} {...press({ paidBy: one })}>
            {one}
          </Key>{' '}
        </Fragment>
      ))}
    </div>
  );
}

/** What the others have heard of a sale, where each of them stands on the page. */
function Told({ till, sale, language }: TillProps & { sale: Sale }) {
  const told = tellHearers(till, sale, language);
  return Array.from(document.querySelectorAll<HTMLElement>('[data-hears]'), (place) => {
    const name = place.dataset.hears as Hearer;
    return createPortal(<TillHeard key={sale.number} lines={told[name]} />, place, name);
  });
}

/** What the screen says to the last press. */
function describeOutcome(till: TillContent, { sale, outcome }: TillState): string {
  if (!('good' in outcome)) {
    return fillTemplate(till.messages[outcome.name], { paidBy: sale.paidBy ?? '' });
  }
  const { quantity = 0 } = sale.lines.find(({ good }) => good === outcome.good) ?? {};
  const item = till.lines[outcome.good]?.item ?? '';
  return fillTemplate(till.messages[outcome.name], { item, quantity: String(quantity) });
}
