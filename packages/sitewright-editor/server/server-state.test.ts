import { expect, test, vi } from 'vitest';

test('a server that starts again knows what translations said', async () => {
  const start = async () => {
    vi.resetModules();
    const { restoreServerState } = await import('./server-state.ts');
    return restoreServerState(new Map());
  };
  const first = await start();
  const second = await start();
  expect(second.session).toBe(first.session);
});
