import { expect, test, vi } from 'vitest';
import { type Backend, inUse, startWith } from './backend.ts';

test('who leaves while something is stored is asked, and is told of no server that is silent', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const asksWhoLeaves = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answer = Promise.withResolvers<never>();
  startWith({ write: () => answer.promise } as Partial<Backend> as Backend);
  const tell = vi.fn();
  void inUse.backend.write({}).catch(tell);
  expect(asksWhoLeaves()).toBe(true);
  answer.reject(new Error('The server does not answer.'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tell).not.toHaveBeenCalled();
  // Who has stayed is told.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tell).toHaveBeenCalledOnce();
  expect(asksWhoLeaves()).toBe(false);
});
