import { describeDiskError } from './disk-error.ts';
import { UserError } from './user-error.ts';

/** What a command was writing, for disk errors that do not say it themselves. */
export interface Task {
  /** The folder that it writes. */
  folder: string;
  /** What the failure leaves intact, such as "The site that was built last is still there". */
  reassurance: string;
}

/**
 * Explains an error that a person can do something about.
 *
 * @returns one line for each problem; undefined for a defect of the code, which needs its stack
 */
function describeError(error: unknown, task?: Task): string | undefined {
  if (error instanceof UserError) return error.message;
  return task && describeDiskError(error, task.folder, task.reassurance);
}

/**
 * Prints why a command failed and sets the exit code to 1.
 *
 * @throws the error itself when it is a defect of the code
 */
export function reportError(error: unknown, task?: Task): void {
  process.exitCode = 1;
  const message = describeError(error, task);
  if (message === undefined) throw error;
  console.error(message);
}
