import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../lib/port.ts';
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
  async start(built) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'workerd-test-'));
    const configuration = path.join(temporary, 'wrangler.jsonc');
    const directory = JSON.stringify(path.resolve(built));
    const own = readFileSync('wrangler.jsonc', 'utf8').replace('"build/client"', directory);
    writeFileSync(configuration, own);
    const port = await findFreePort();
    const server = spawn(
      process.execPath,
      [program, 'dev', '-c', configuration, '--port', String(port), '--inspector-port', '0'],
      { stdio: 'ignore', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
    );
    return runHost(server, port, temporary);
  },
};
