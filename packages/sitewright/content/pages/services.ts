import { suggestName } from '../messages/find-like-name.ts';
import { describeLookAlikes } from '../messages/look-alikes.ts';
import type { Site } from '../schemas/site.ts';
import type { LanguageValidator } from '../validate/language-validator.ts';

type Services = Pick<Site, 'analytics' | 'services'>;

/** A service of others as a page loads it. */
export type Service = Omit<Site['services'][number], 'name' | 'why'> &
  Partial<Pick<Site['services'][number], 'name' | 'why'>>;

/**
 * The services of others that a page loads, that which counts visitors first.
 *
 * @param path the path of the page in the first language, such as `/about`; without one, those of any page
 */
export function listServices({ analytics, services }: Services, path?: string): Service[] {
  const counter = analytics ? [{ ...analytics, frames: [], consent: false }] : [];
  return [...counter, ...services].filter(
    ({ pages }: Service) => !path || !pages || pages.includes(path),
  );
}

/** Reports the pages of services that are no pages in any language. */
export function reportServicePages(files: LanguageValidator, { services }: Services): void {
  const paths = new Set(files.languages.flatMap((one) => [...one.paths]));
  for (const [index, { pages = [] }] of services.entries()) {
    for (const [place, path] of pages.entries()) {
      if (paths.has(path)) continue;
      const message = `expected the path of a page in the first language${suggestName(path, paths) || `, such as "${[...paths].at(-1)}"`}, found ${JSON.stringify(path)}${describeLookAlikes(path)}`;
      const found = files.said.get('site')?.problemAt(['services', index, 'pages', place], message);
      if (found) files.problems.push(found);
    }
  }
}
