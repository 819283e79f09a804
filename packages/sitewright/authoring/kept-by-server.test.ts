import { expect, test, vi } from 'vitest';

test('a server that starts again knows what was not saved, and what translations said', async () => {
  const start = async () => {
    vi.resetModules();
    const { keepAcrossRestarts } = await import('./kept-by-server.ts');
    return keepAcrossRestarts();
  };
  const first = await start();
  const second = await start();
  expect(second.drafts).toBe(first.drafts);
  expect(second.remembered).toBe(first.remembered);
});
