import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const source = `import { useState } from 'react';
export default function Count() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
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
  const lines = ['1', '3', '4'].map((line) => `app/count.tsx,line=${line}`);
  expect(stdout.match(/app\/[^,]+,line=\d+/g)).toEqual(lines);
});
