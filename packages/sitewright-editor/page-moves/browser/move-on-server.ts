import { patience } from '../../storage/browser/server-storage.ts';
import type { Written } from '../../storage/content-storage.ts';
import type { Move } from '../move.ts';

/** Has the development server do something with a whole page. @throws Error with what to do */
export async function moveOnServer(move: Move): Promise<Written> {
  const request = { method: 'PUT', body: JSON.stringify(move) };
  const response = await fetch('/admin/pages', {
    signal: AbortSignal.timeout(patience),
    ...request,
  }).catch(({ name }) => {
    throw new Error(
      name === 'TimeoutError'
        ? 'The server has not said yet whether it is done. Open the list of all content in a minute, and look.'
        : 'The server does not answer. Start it, and press the button again.',
    );
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/**
 * Waits until the server has a page: it starts again where pages are others.
 *
 * @returns whether it has it by now; a server may not start again
 */
export async function waitForPage(address: string): Promise<boolean> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = performance.now() + patience;
  while (!(await isThere())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return true;
}
