/** The papers of the open positions in turn: a notice on the board and a card in the rack are alike. */
export const noticePapers = [
  { sheet: 'bg-tint-white', card: 'fill-tint-white' },
  { sheet: 'bg-tint-mint', card: 'fill-tint-mint' },
  { sheet: 'bg-tint-sky', card: 'fill-tint-sky' },
  { sheet: 'bg-tint-canary', card: 'fill-tint-canary' },
  { sheet: 'bg-tint-pink', card: 'fill-tint-pink' },
  { sheet: 'bg-tint-white', card: 'fill-tint-white' },
] as const;
