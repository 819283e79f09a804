import { describeDiskError } from './disk-error.ts';
import { UserError } from './user-error.ts';

/**
 * Prints why a command failed, in one line for each problem, and lets the process end with code 1.
 *
 * @param folder what the command was writing, for errors of the disk
 * @param consolation what is true all the same, such as "The last build is still there"
 * @throws the error itself when it is a defect of the code: then its stack is what helps
 */
export function reportError(error: unknown, folder: string, consolation: string): void {
  process.exitCode = 1;
  const message =
    error instanceof UserError ? error.message : describeDiskError(error, folder, consolation);
  if (message === undefined) throw error;
  console.error(message);
}
