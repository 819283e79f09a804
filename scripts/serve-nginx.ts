import { runNginx } from '../hosting/releases/run-nginx.ts';
import { choosePort } from '../lib/port.ts';
import { reportError } from '../lib/report-error.ts';

try {
  const port = await choosePort(4174);
  const { process: nginx } = runNginx('build/client', 'build/nginx', port);
  console.log(`nginx serves the site at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => nginx.kill('SIGTERM'));
  }
  nginx.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
} catch (error) {
  reportError(error, { folder: 'build/nginx', reassurance: 'build/client is as it was' });
}
