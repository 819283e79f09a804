// npm run bench:serve: how many requests a second the preview server answers, and how soon.
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { keepResult, progress } from './results.ts';
import { serveTable } from './tables.ts';

const connections = 50;
const duration = 10;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

// A process of its own, so that the load does not take from what it measures.
const server = spawn('node', ['scripts/preview.ts'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise<string>((resolve, reject) => {
  server.stdout.on('data', (line) => {
    const [address] = String(line).match(/http:\/\/localhost:\d+/) ?? [];
    if (address) resolve(address);
  });
  server.on('exit', () => reject(new Error('The preview server ended: run npm run build first')));
});
try {
  const runs = [];
  for (const address of ['/', '/platforms/retail-pos', '/no-such-page']) {
    progress(`${address}, ${duration} seconds …`);
    const { requests, latency, non2xx, errors } = await autocannon({
      url: origin + address,
      connections,
      duration,
      headers,
    });
    if (errors > 0 || (non2xx > 0 && address !== '/no-such-page')) {
      throw new Error(`${address}: ${errors} errors, ${non2xx} answers other than 2xx`);
    }
    const { p50, p90, p99, max } = latency;
    runs.push({ address, perSecond: Math.round(requests.average), p50, p90, p99, max });
  }
  progress('');
  console.log(serveTable(keepResult('serve', { connections, duration, runs })));
} finally {
  server.kill();
}
