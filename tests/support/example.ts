/**
 * A vendor's content that tests change at will, as no vendor does with their own: tests of what holds
 * for any content do not depend on what stands in content/.
 */
export const example = 'examples/brasswick';

/** The content folders of this repository. */
export const vendors = ['content', example];
