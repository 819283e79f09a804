import { useRouteLoaderData } from 'react-router';
import type { Brand } from '../content/brand/read-brand.ts';
import type { StampedPage } from '../content/schemas/errors.ts';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Site } from '../content/schemas/site.ts';

/** The content of the header, the footer and the error page, which every page needs. */
export interface Chrome {
  site: Site;
  brand: Pick<Brand, 'mark'>;
  navigation: Navigation;
  /** The page for an application error. */
  error: StampedPage;
}

/**
 * Reads the chrome from the root route's loader.
 *
 * @throws Error when the root loader failed; the router then shows its own error page
 */
export function useChrome(): Chrome {
  const chrome = useRouteLoaderData<Chrome>('root');
  if (!chrome) throw new Error('The content of header and footer is missing');
  return chrome;
}
