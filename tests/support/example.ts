/** The content of the site that the specification describes. */
export const countermark = 'sites/countermark/content';
/** What was built of it last. */
export const builtSite = 'sites/countermark/build/client';

/**
 * A vendor's content that tests change at will, as no vendor does with their own: tests of what holds
 * for any content do not depend on what Countermark says.
 */
export const example: string = 'sites/brasswick/content';

/** The content folders of this repository. */
export const vendors = [countermark, example];
