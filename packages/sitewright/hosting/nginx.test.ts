import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseNginx } from '../../../tests/hosting/parse-host-files.ts';
import { machine } from '../../../tests/support/machine.ts';

test('every server of the template has limits for slow clients, and the site’s is the first of HTTPS', () => {
  const template = parseNginx(readFileSync(`${machine}/hosting/templates/nginx.conf`, 'utf8'));
  const servers = template
    .filter(({ words }) => words[0] === 'server')
    .map(({ block }) => block.map(({ words }) => words.join(' ')));
  const has = (start: string) => (lines: readonly string[]) =>
    lines.some((line) => line.startsWith(start));
  expect(servers.filter(has('listen 443')).map(has('include'))).toEqual([true, false]);
  // The file that the build writes says them for the server that includes it.
  const others = servers.filter((lines) => !has('include')(lines));
  expect(others.map(has('client_header_timeout'))).toEqual([true, true]);
});
