import type { Written } from '../../storage/content-storage.ts';
import type { Move } from '../move.ts';

/** How long a server may take that is there but asleep, in milliseconds. */
export const patience = 60_000;

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

/** Waits until the server has a page: it starts again where pages are others. */
export async function waitForPage(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 300));
}
