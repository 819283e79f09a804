import { useEffect, useReducer, useState } from 'react';
import { Because } from '../../figures/because.tsx';
import { describePress } from '../../figures/describe-press.ts';
import { describeSale, type SaleStory, sayOnPaper } from '../../figures/sale-on-papers.ts';
import { itemise } from '../../figures/till-hearers.ts';
import { TillKeys } from '../../figures/till-keys.tsx';
import { openTill, pressKey, type TillState } from '../../figures/till-sale.ts';
import { totalSale } from '../../figures/till-total.ts';
import { CounterReceipt } from './counter-receipt.tsx';
import type { CounterTill } from './hero.ts';
import { readShared, writeShared } from './shared-sale.ts';

export const live = { when: 'touched' };

interface CounterProps {
  till: CounterTill;
  language: string;
}

/**
 * A till, the receipt that comes out of it, and the order that its last line makes: a thread runs from that line to
 * the hole of the order. A sale that is paid fills the papers of the page. Who touches nothing loads nothing.
 */
export default function Counter({ till, language }: CounterProps) {
  const [state, dispatch] = useReducer(pressKey, till, openTill);
  /** The state whose receipt has been copied. */
  const [copied, setCopied] = useState<TillState>();
  const isCopied = copied === state;
  const { sale, printed } = state;
  const isFirst = printed.number === till.number;
  const isUntouched = isFirst && sale === printed;
  const open = describeSale(till, sale, language);
  const told = describeSale(till, printed, language);

  useEffect(() => {
    for (const press of readShared(location.hash, till)) dispatch(press);
  }, [till]);

  useEffect(() => {
    if (printed.number !== till.number) fillPapers(describeSale(till, printed, language));
  }, [till, printed, language]);

  const say = (part: 'head' | 'line' | 'amount' | 'because') =>
    sayOnPaper(told, till.order[part], till.order.otherwise?.[part]);

  /** Puts the address of a receipt where it can be pasted from; it stands in the window's address too. */
  const copy = (address: string) =>
    navigator.clipboard?.writeText(address).then(() => setCopied(state));

  return (
    <div className="counter-stand">
      <CounterReceipt
        key={sale.number}
        till={till}
        isFirst={sale.number === till.number}
        sale={open}
        bill={totalSale(itemise(till, sale), language)}
        paidBy={sale.paidBy}
      />
      <div key={`thread ${printed.number}`} className="joining-thread" />
      <div
        key={`sheet ${printed.number}`}
        className="order-sheet sheet always-light grid gap-2 bg-tint-sky"
      >
        <p className="grid">
          <strong className="font-heading">{say('head')}</strong>{' '}
          <bdi className="font-mono text-small">{told.words.sale}</bdi>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 border-ink border-y-2 py-2 font-semibold">
          <span>{say('line')}</span>{' '}
          <bdi className="ms-auto whitespace-nowrap">{say('amount')}</bdi>
        </p>
        <Because>{say('because')}</Because>
      </div>
      <div className="counter print:hidden">
        <TillKeys
          goods={totalSale(till, language).lines}
          ways={till.keys}
          paidBy={sale.paidBy}
          pressed={(press) => ({ type: 'button', onClick: () => dispatch(press) })}
          legend={
            <legend className={isUntouched ? undefined : 'sr-only'}>{till.invitation}</legend>
          }
        >
          <p className="flex flex-wrap justify-between gap-x-4">
            <output>
              {isUntouched ? '' : isCopied ? till.copied : describePress(till, state)}
            </output>
            {!isFirst && (
              <a
                className="underline underline-offset-4"
                href={writeShared(printed)}
                onClick={({ currentTarget: { href } }) => copy(href)}
              >
                {till.share}
              </a>
            )}
          </p>
        </TillKeys>
      </div>
    </div>
  );
}

/** Writes a sale onto the papers of the page, each of which says what stands where. */
function fillPapers(story: SaleStory) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-says]')) {
    const { says = '', otherwise } = place.dataset;
    const words = sayOnPaper(story, says, otherwise);
    if (place.textContent === words) continue;
    place.textContent = words;
    place.classList.remove('filled');
    requestAnimationFrame(() => place.classList.add('filled'));
  }
}
