/**
 * The address of a file that belongs to a section.
 *
 * @param pageAddress that of the page, such as `/sv/about`
 * @param id the section’s key
 * @param name what tells it from others of the section, with its ending, such as `1.ics`
 * @returns such as `/sv/about/openDays-1.ics`
 */
export const fileOfSection = (pageAddress: string, id: string, name: string): string =>
  `${pageAddress.replace(/\/$/, '')}/${id}-${name}`;
