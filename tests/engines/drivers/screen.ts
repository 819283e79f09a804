import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, for a browser that insists on one. */
export interface Screen {
  /** The X display's name. */
  display: string;
  close(): Promise<void>;
}

/** Starts Xvfb on the first free display. */
export async function openScreen(): Promise<Screen> {
  const size = ['-screen', '0', '1600x1200x24'];
  const server = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(server, 'exit');
  const [number] = await Promise.race([once(server.stdout, 'data'), exited]);
  if (server.exitCode !== null) throw new Error('Xvfb ended as it started');
  return {
    display: `:${String(number).trim()}`,
    async close() {
      server.kill();
      await exited;
    },
  };
}
