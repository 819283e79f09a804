/** The file with the rules; every page names it in its header `Speculation-Rules`. */
export const speculationRulesFile = 'links.speculationrules';

/**
 * Writes the rules by which Chromium prerenders the page behind a link: any page of this site, once
 * the pointer rests on its link, a finger touches it or the keyboard's focus is on it. Chromium
 * itself holds back where data or power is to be saved.
 *
 * @param plannedPaths paths that pages link to although there is no page yet
 */
export function buildSpeculationRules(plannedPaths: readonly string[]): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: plannedPaths } },
      // Links to the current page and to places on it.
      { not: { selector_matches: '[aria-current=page], [href^="#"]' } },
    ],
  };
  // No eagerness means the focus. Chromium follows the selector: the page is dropped with the focus.
  const focused = { and: [...where.and, { selector_matches: ':focus-visible' }] };
  const prerender = [
    { where, eagerness: 'moderate' },
    { where: focused, eagerness: 'immediate' },
  ];
  return `${JSON.stringify({ prerender })}\n`;
}
