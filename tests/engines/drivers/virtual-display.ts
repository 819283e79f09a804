import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** An X display without a screen, for a browser that has no headless mode. */
export interface VirtualDisplay {
  name: string;
  close(): Promise<void>;
}

/** Starts Xvfb on the first free display. */
export async function openDisplay(): Promise<VirtualDisplay> {
  const size = ['-screen', '0', '1600x1200x24'];
  const server = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(server, 'exit');
  const [number] = await Promise.race([once(server.stdout, 'data'), exited]);
  if (server.exitCode !== null) throw new Error('Xvfb ended while it started');
  return {
    name: `:${String(number).trim()}`,
    async close() {
      server.kill();
      await exited;
    },
  };
}
