import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/**
 * What every page shows around its own content, from the root route's loader.
 *
 * @throws Error when the root loader failed; the router then shows its own plain error page
 */
export function useChrome() {
  const chrome = useRouteLoaderData<typeof loader>('root');
  if (!chrome) throw new Error('The content of header and footer is missing');
  return chrome;
}
