/** As much of a till as its sales need. */
interface StockedTill {
  number: number;
  paidBy: string;
  lines: readonly { quantity: number; stock: number }[];
}

/** A sale at the till. */
export interface Sale {
  number: number;
  /** How many of each good were on the shelf before it, in the order of the keys. */
  shelf: readonly number[];
  /** What it has rung up, in the order in which it came; goods by the places of their keys. */
  lines: readonly { good: number; quantity: number }[];
  /** Undefined until it is paid. */
  paidBy?: string;
}

/** What became of the last press on a key. */
export type Outcome =
  | { name: 'added' | 'soldOut'; good: number }
  | { name: 'paid' | 'nothingToPay' };

export interface TillState {
  /** The sale on the screen. */
  sale: Sale;
  /** The last one that was paid: the receipt is its, and the others have heard of it. */
  printed: Sale;
  outcome: Outcome;
}

/** A key: one of the goods by its place, or a way to pay. */
export type Press = { good: number } | { paidBy: string };

/** The till as its content has it: at the end of its first sale. */
export function openTill({ number, lines, paidBy }: StockedTill): TillState {
  const sale: Sale = {
    number,
    shelf: lines.map(({ stock }) => stock),
    lines: lines.map(({ quantity }, good) => ({ good, quantity })),
    paidBy,
  };
  return { sale, printed: sale, outcome: { name: 'paid' } };
}

/** What is on the shelf after a sale. */
export const leaveOnShelf = ({ shelf, lines }: Sale): number[] =>
  shelf.map((stock, good) => stock - (lines.find((line) => line.good === good)?.quantity ?? 0));

/**
 * Presses a key. One of the goods adds one of it to the sale, or begins the next sale when this one is paid; a way
 * to pay pays the sale and prints its receipt. Nothing is sold that the shelf does not have.
 */
export function pressKey(state: TillState, press: Press): TillState {
  return 'good' in press ? addGood(state, press.good) : pay(state, press.paidBy);
}

function addGood(state: TillState, good: number): TillState {
  const { sale } = state;
  const open: Sale = sale.paidBy
    ? { number: sale.number + 1, shelf: leaveOnShelf(sale), lines: [] }
    : sale;
  const { quantity = 0 } = open.lines.find((line) => line.good === good) ?? {};
  if (quantity >= (open.shelf[good] ?? 0)) return { ...state, outcome: { name: 'soldOut', good } };
  const line = { good, quantity: quantity + 1 };
  const lines = quantity
    ? open.lines.map((one) => (one.good === good ? line : one))
    : [...open.lines, line];
  return { ...state, sale: { ...open, lines }, outcome: { name: 'added', good } };
}

function pay(state: TillState, paidBy: string): TillState {
  if (state.sale.paidBy) return { ...state, outcome: { name: 'nothingToPay' } };
  const sale = { ...state.sale, paidBy };
  return { sale, printed: sale, outcome: { name: 'paid' } };
}
