import { describeDiskError } from './disk-error.ts';
import { UserError } from './user-error.ts';

/** What a command was doing, for errors that do not say it themselves. */
interface Task {
  /** The folder that it writes. */
  folder: string;
  /** What is true all the same, such as "The last build is still there". */
  consolation: string;
}

/**
 * Explains an error that a person can do something about.
 *
 * @returns one line for each problem; undefined for a defect of the code, whose stack helps more
 */
export function describeError(error: unknown, { folder, consolation }: Task): string | undefined {
  if (error instanceof UserError) return error.message;
  return describeDiskError(error, folder, consolation);
}

/**
 * Prints why a command failed and lets the process end with code 1.
 *
 * @throws the error itself when it is a defect of the code
 */
export function reportError(error: unknown, task: Task): void {
  process.exitCode = 1;
  const message = describeError(error, task);
  if (message === undefined) throw error;
  console.error(message);
}
