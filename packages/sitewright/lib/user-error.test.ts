import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './user-error.ts';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = 0;
  vi.restoreAllMocks();
});

/** Runs a command as a terminal does, and says what it prints on the way out. */
async function run(given: readonly string[], settings?: Parameters<typeof runCommand>[1]) {
  process.argv = ['node', '/machine/commands/check.ts', ...given];
  const print = vi.spyOn(console, 'error').mockReturnValue();
  let isDone = false;
  await runCommand(() => {
    isDone = true;
  }, settings);
  return { isDone, said: print.mock.calls.flat(), status: process.exitCode };
}

test('a command without options refuses each, and does nothing', async () => {
  expect(await run([])).toMatchObject({ isDone: true, said: [] });
  expect(await run(['--bogus', 'shop'])).toEqual({
    isDone: false,
    said: ['check takes no options and no names; found --bogus shop'],
    status: 1,
  });
});

test('a command with options reads them itself', async () => {
  expect(await run(['shop'], { usage: 'usage: check -- shop' })).toMatchObject({ isDone: true });
});

const programs = globSync('{packages/sitewright{,-*}/{commands/*,import},scripts/*,bench/*}.ts')
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => code.includes('runCommand('));

test.each(programs)(
  '$file says how it is called where it reads what it is given, and there alone',
  ({ code }) => {
    expect(/\busage\b/.test(code)).toBe(/process\.argv|parseArgs\(/.test(code));
  },
);
