import type { ContentOf } from 'sitewright';
import type { hero } from '../sections/hero/hero.ts';

/** The figure of a page's opening that rings up a sale; undefined where the opening has another one. */
export function saleOf(opening: unknown) {
  // An opening is of our own kind, which has figures that the machine's has not.
  const figure = (opening as ContentOf<typeof hero> | undefined)?.figure;
  return figure?.drawing === 'receipt-and-order' ? figure : undefined;
}

/** @throws where somebody's section shows a sale that the page's opening does not have */
export function lackOfSale(what: string): Error {
  return new Error(
    `${what} shows the sale of the page's opening: give "hero" a figure with "drawing: receipt-and-order".`,
  );
}
