import { fork } from 'node:child_process';
import type { SiteContent } from '../app/content/site-content.ts';
import { UserError } from '../lib/user-error.ts';

/** Where a build is made until it is finished. */
export const next = 'build/next';

/** What the bundling process sends back: the content, or why there is no bundle. */
export type BundleResult = { content: SiteContent } | { problems: string };

/**
 * Checks the content and bundles the site into `build/next`, in a process of its own: when it ends,
 * the system has back the half a gigabyte that a bundler takes.
 *
 * @returns the content
 * @throws UserError when content or disk are at fault; Error when the code is, and then the process
 *   itself has printed why
 */
export async function bundle(): Promise<SiteContent> {
  return new Promise((resolve, reject) => {
    // Collects garbage more often, which takes a sixth less memory and no longer.
    const execArgv = [...process.execArgv, '--max-semi-space-size=4'];
    const program = new URL('./bundle-process.ts', import.meta.url);
    const bundler = fork(program, { execArgv, serialization: 'advanced' });
    bundler.once('message', (result: BundleResult) => {
      if ('content' in result) resolve(result.content);
      else reject(new UserError(result.problems));
    });
    bundler.once('error', reject);
    bundler.once('exit', (code, signal) => {
      if (signal) reject(new Error(`The bundler was ended by ${signal}`));
      else if (code !== 0) reject(new UserError('The bundler failed: its message stands above.'));
    });
  });
}
