import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Host, runHost } from './host.ts';
import { wrangler } from './tools.ts';

const program = path.join(wrangler.folder, 'node_modules/wrangler/bin/wrangler.js');

/** Cloudflare's runtime on this machine. It leaves compression to the edge. */
export const workerd: Host = {
  name: 'workerd',
  encodings: [],
  ranges: false,
  htmlSuffix: 'redirect',
  describeMissing: () => (existsSync(program) ? undefined : 'npm run test:hosts installs it'),
  start: (built) =>
    runHost((home, port) => {
      const file = path.join(home, 'wrangler.jsonc');
      const directory = JSON.stringify(path.resolve(built));
      const own = readFileSync('wrangler.jsonc', 'utf8').replace('"build/client"', directory);
      writeFileSync(file, own);
      const options = ['dev', '-c', file, '--port', String(port), '--inspector-port', '0'];
      const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
      return spawn(process.execPath, [program, ...options], { stdio: 'ignore', env });
    }),
};
