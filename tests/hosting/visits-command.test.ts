import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandFile } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const line = `192.0.2.1 - - [27/Nov/2026:10:00:00 +0000] "GET / HTTP/2.0" 200 5 "-" "${agent}"\n`;

test('the count of visits says in one line what is missing: a log, a month, GoAccess', () => {
  const cwd = temporaryFolder({ 'access.log': line });
  for (const [options, message] of [
    [[], 'usage: npx sitewright visits access.log* [--month=2026-11]'],
    [
      ['access.log', '--month=November'],
      'usage: npx sitewright visits access.log* [--month=2026-11]',
    ],
    [['error.log'], 'There is no error.log: name the logs of the server'],
    [['access.log'], 'GoAccess is not installed: apt-get install goaccess'],
  ] as const) {
    const program = [path.resolve(commandFile('visits')), ...options];
    // No program is found in an empty path.
    const env = { PATH: cwd };
    const { status, stderr } = spawnSync(process.execPath, program, { cwd, env, encoding: 'utf8' });
    expect([status, stderr], options.join(' ')).toEqual([1, `${message}\n`]);
  }
});
