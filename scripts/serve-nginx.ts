import { existsSync } from 'node:fs';
import { nginxFault, runNginx } from '../hosting/releases/run-nginx.ts';
import { claimPort, readPort } from '../lib/port.ts';

try {
  const missing = existsSync('build/client')
    ? nginxFault()
    : 'There is no build/client yet: run npm run build first';
  if (missing) throw new Error(missing);
  const port = await claimPort(readPort(4174));
  const { process: nginx } = runNginx('build/client', 'build/nginx', port);
  console.log(`nginx serves the site at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => nginx.kill('SIGTERM'));
  }
  nginx.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
