import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { withoutProgress } from '../support/commands.ts';
import { commandFile } from '../support/machine.ts';

const weigh = (...options: string[]) =>
  spawnSync(process.execPath, [commandFile('weigh'), ...options], {
    cwd: 'sites/countermark',
    encoding: 'utf8',
  });

test('a page above the budget of bytes fails a workflow, and is named', () => {
  const light = weigh('/about', '--budget=1000000');
  expect([light.status, withoutProgress(light.stderr)]).toEqual([0, '']);
  const { status, stderr } = weigh('/about', '--budget=100');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^about\.html has [\d,]+ bytes\nThe budget is 100 bytes\n$/);
});

test('a budget that is none says how to write one', () => {
  for (const option of ['--budget=much', '--bugdet=1']) {
    expect(weigh(option)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^usage: /m) });
  }
});
