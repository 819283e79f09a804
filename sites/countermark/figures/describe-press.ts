import { fillTemplate } from 'sitewright';
import type { TillState } from './till-sale.ts';

/** As much of a till as says what became of a press. */
interface SpeakingTill {
  lines: readonly { item: string }[];
  messages: Readonly<Record<TillState['outcome']['name'], string>>;
}

/** What is said to the last press on a key. */
export function describePress(till: SpeakingTill, { sale, outcome }: TillState): string {
  if (!('good' in outcome)) {
    return fillTemplate(till.messages[outcome.name], { paidBy: sale.paidBy ?? '' });
  }
  const { quantity = 0 } = sale.lines.find(({ good }) => good === outcome.good) ?? {};
  const item = till.lines[outcome.good]?.item ?? '';
  return fillTemplate(till.messages[outcome.name], { item, quantity: String(quantity) });
}
