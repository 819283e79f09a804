import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machine } from '../../tests/support/machine.ts';
import { apiFile, describeApi } from '../../tests/support/machine-api.ts';

test('what a site touches is as it was recorded', () => {
  const advice =
    'raise the version in packages/sitewright/package.json, say it in CHANGELOG.md, name what went or was renamed in content/validate/version-changes.ts, and run npm run api';
  expect(JSON.parse(describeApi()), advice).toEqual(JSON.parse(readFileSync(apiFile, 'utf8')));
});

test('the changelog begins with the version that there is', () => {
  const changelog = readFileSync(`${machine}/CHANGELOG.md`, 'utf8');
  const { version } = JSON.parse(readFileSync(`${machine}/package.json`, 'utf8'));
  expect(changelog.match(/^## (\S+)$/m)?.[1]).toBe(version);
});
