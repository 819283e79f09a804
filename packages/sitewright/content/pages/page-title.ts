import stringWidth from 'string-width';
import type { Site } from '../schemas/site.ts';

/** The longest title that search results show in full, in characters; full-width ones count as two. */
export const longestTitle = 60;

/**
 * What a browser tab and a search result show as a page's title: with the vendor's short name where the
 * whole one has no room.
 */
export function pageTitle(title: string, { name, shortName }: Pick<Site, 'name' | 'shortName'>) {
  const whole = `${title} · ${name}`;
  return shortName && stringWidth(whole) > longestTitle ? `${title} · ${shortName}` : whole;
}
