import { fork } from 'node:child_process';
import { UserError } from '../lib/user-error.ts';

/** What the bundling process sends at its end: nothing in it, or why it failed. */
export interface BundleOutcome {
  failure?: string;
}

/**
 * Bundles the site into the work folder, in a process of its own: a bundler takes half a gigabyte,
 * which the system gets back when the process ends.
 *
 * @throws UserError when the bundler fails; unless the disk is the reason, the bundling process has
 *   printed it
 */
export async function bundle(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // More frequent garbage collection takes a sixth less memory and no more time.
    const execArgv = [...process.execArgv, '--max-semi-space-size=4'];
    const bundler = fork(new URL('./bundle-process.ts', import.meta.url), { execArgv });
    bundler.once('message', ({ failure }: BundleOutcome) => {
      if (failure === undefined) resolve();
      else reject(new UserError(failure));
    });
    bundler.once('error', reject);
    bundler.once('exit', (code, signal) => {
      if (signal) reject(new Error(`The bundler was ended by ${signal}`));
      else if (code !== 0) reject(new UserError('The bundler failed. Its message is above.'));
    });
  });
}
