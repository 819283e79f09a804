import { useReducer } from 'react';
import { createPortal } from 'react-dom';
import { describePress } from '../../figures/describe-press.ts';
import type { Hearer, Till as TillContent } from '../../figures/till-fields.ts';
import { TillHeard } from '../../figures/till-heard.tsx';
import { itemise, tellHearers } from '../../figures/till-hearers.ts';
import { TillKeys } from '../../figures/till-keys.tsx';
import { openTill, pressKey, type Sale } from '../../figures/till-sale.ts';
import { TillScreen } from '../../figures/till-screen.tsx';
import { totalSale } from '../../figures/till-total.ts';
import { TillReceipt } from './till-receipt.tsx';

export const live = { when: 'touched' };

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
    <div className="stand">
      <TillScreen
        shop={till.shop}
        sale={`${till.saleLabel} ${sale.number}`}
        items={`${till.itemsLabel} ${bill.count}`}
        totalLabel={till.totalLabel}
        bill={bill}
        latest={latest}
      >
        <output aria-label={`${till.saleLabel} ${sale.number}`}>
          <span>{describePress(till, state)}</span>
        </output>
      </TillScreen>
      <div className="always-light keys print:hidden">
        <TillKeys
          goods={totalSale(till, language).lines}
          ways={till.keys}
          paidBy={sale.paidBy}
          pressed={(press) => ({ type: 'button', onClick: () => dispatch(press) })}
          legend={<legend>{till.invitation}</legend>}
        />
      </div>
      {/* The first receipt says what the screen does, and is not in narrow windows. */}
      <div
        key={printed.number}
        aria-hidden={isStill}
        inert={isStill}
        className={isStill ? 'bill still' : 'bill'}
      >
        <TillReceipt
          till={till}
          number={printed.number}
          paidBy={printed.paidBy}
          bill={addUp(printed)}
        />
      </div>
      <div aria-hidden="true" className="always-light base">
        <div className="slot" />
        <div className={sale.paidBy ? 'drawer' : 'drawer shut'} />
      </div>
      {!isStill && <Told till={till} sale={printed} language={language} />}
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
