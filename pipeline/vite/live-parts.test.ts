import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const source = `import { useState as state } from 'react';
import * as React from 'react';
export default function Count() {
  const [count, setCount] = state(React.useState(0)[0]);
  const onClick = () => setCount(count + 1);
  const handlers = { onClick: () => onClick() };
  return <button type="button" onClick={onClick} {...handlers}>{count}</button>;
}
`;

test('the check refuses state and event handlers outside the parts that live, with their lines', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const cwd = temporaryFolder({
    'biome.json': JSON.stringify({ overrides }),
    'live-parts.grit': readFileSync('live-parts.grit'),
    'app/count.tsx': source,
    'app/count.client.tsx': source,
  });
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github'], { cwd, encoding: 'utf8' });
  const lines = ['1', '2', '6', '7'].map((line) => `app/count.tsx,line=${line}`);
  expect(stdout.match(/app\/[^,]+,line=\d+/g)?.sort()).toEqual(lines);
});
