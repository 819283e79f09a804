import { spawnSync } from 'node:child_process';
import { ownCommands, stack } from '../support/commands.ts';
import { expect, test } from '../support/fixtures.ts';

const setup = 'node scripts/setup.mjs && ';

for (const broken of [
  { SITE: 'no/such-folder', SOURCE_DATE_EPOCH: 'abc', PORT: 'abc' },
  { SITE: '', SOURCE_DATE_EPOCH: 'abc', PORT: 'abc' },
]) {
  test(`each command ends in a sentence with ${JSON.stringify(broken)} and an option that it does not know`, () => {
    const env = { ...process.env, ...broken, SITE_HOST: '', SITE_BASE_PATH: '' };
    for (const [name, command] of ownCommands) {
      // What installs packages has nothing to do here.
      const own = `${command.replace(setup, '')} --nonsense`;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', own], { env, encoding: 'utf8' });
      const output = `${stdout}${stderr}`;
      expect.soft(status, `${name}: ${output}`).not.toBe(0);
      expect.soft(output, name).not.toMatch(stack);
      expect.soft(output.trim().split('\n').at(-1), name).toMatch(/\w+ \w+ \w+/);
    }
  });
}
