import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machine } from '../../tests/support/machine.ts';
import { apiFile, describeApi } from '../../tests/support/machine-api.ts';

test('what a site touches is as it was recorded', () => {
  const advice =
    'raise the version in packages/sitewright/package.json, say it in CHANGELOG.md, name what went or was renamed in content/validate/version-changes.ts, and run npm run api';
  const recorded = JSON.parse(readFileSync(apiFile, 'utf8'));
  // What a package has that is not here is its own matter.
  for (const name of Object.keys(recorded.commands)) {
    if (!existsSync(`packages/${name}`)) delete recorded.commands[name];
  }
  expect(JSON.parse(describeApi()), advice).toEqual(recorded);
});

test('the changelog begins with the version that there is', () => {
  const changelog = readFileSync(`${machine}/CHANGELOG.md`, 'utf8');
  const { version } = JSON.parse(readFileSync(`${machine}/package.json`, 'utf8'));
  expect(changelog.match(/^## (\S+)$/m)?.[1]).toBe(version);
});
