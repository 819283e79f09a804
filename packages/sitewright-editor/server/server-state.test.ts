import { expect, test, vi } from 'vitest';

test('a server that starts again knows what translations said', async () => {
  const start = async () => {
    vi.resetModules();
    const { keepAcrossRestarts } = await import('./server-state.ts');
    return keepAcrossRestarts(new Map());
  };
  const first = await start();
  const second = await start();
  expect(second.remembered).toBe(first.remembered);
});
