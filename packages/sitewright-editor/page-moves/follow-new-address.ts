import type { SiteFolder } from 'sitewright/content';
import { listAddresses } from 'sitewright/pages';
import { t } from '../words/words.ts';
import { followAddress, followMoved, listMoves } from './follow-moved.ts';
import { addRedirects, type Plan } from './plan-move.ts';

/**
 * Has visitors and links of an old address get to the new one, where a file says another address: of its own page in
 * one or all languages, or of all posts.
 *
 * @param before the folder as it is
 * @param after the same with what the file is to say
 * @returns the texts of other files, what that is in words, and the change that leaves the redirects out again
 */
export function followNewAddress(before: SiteFolder, after: SiteFolder, file: string) {
  const next = listAddresses(after);
  const pages = [...listAddresses(before)].flatMap(([page, from]) => {
    const to = next.get(page);
    const moves = to === undefined ? [] : listMoves(before, after, { from, to });
    const isMoved = moves.some((one) => one.from !== one.to);
    return to !== undefined && isMoved ? [{ moved: { from, to }, moves }] : [];
  });
  const plan: Plan = new Map();
  const moves = pages.flatMap((one) => one.moves);
  const [first, ...more] = moves.filter((one) => one.isThere && one.from !== one.to);
  if (!first) return { texts: plan, said: [] };
  const [only, ...others] = pages;
  if (only && others.length === 0) {
    for (const [name, text] of followMoved(after, '', only.moved, only.moves)) plan.set(name, text);
  } else {
    // To follow each of a thousand posts takes minutes: the check names the links to them.
    const text = after.get('redirects.yaml')?.text;
    if (text) plan.set('redirects.yaml', moves.reduce(followAddress, text));
  }
  // Its own text is what somebody is writing.
  plan.delete(file);
  const without = new Map(plan);
  addRedirects(after, without, moves, false);
  addRedirects(after, plan, moves, true);
  const [now = null, said = null] = [without, plan].map((one) => one.get('redirects.yaml'));
  const values = { address: first.from, more: more.length };
  const words =
    more.length > 0
      ? t('Visitors of {address} and {more} more get to the new address', values)
      : t('Visitors of {address} get to the new address', values);
  return {
    texts: plan,
    said: [words],
    undo: { 'redirects.yaml': { before: said, now } },
  };
}
