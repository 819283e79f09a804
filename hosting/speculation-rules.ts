/** Where the rules stand; every page names the file in its header `Speculation-Rules`. */
export const speculationRulesFile = 'links.speculationrules';

/**
 * Which links a browser may follow before the visitor does, as Chromium reads it: any that leads to
 * a page of this site, once the pointer rests on it or a finger touches it. Chromium itself holds
 * back where data or power is saved.
 *
 * @param plannedPaths paths that pages link to although nothing is there
 */
export function speculationRules(plannedPaths: readonly string[]): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: plannedPaths } },
      // The page one is on, and a place on it.
      { not: { selector_matches: '[aria-current=page], [href^="#"]' } },
    ],
  };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}
