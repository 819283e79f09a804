import { UserError } from './user-error.ts';

/** What a command was writing, for disk errors that do not say it themselves. */
export interface Task {
  folder: string;
  /** What the failure leaves intact, such as "The site that was built last is still there". */
  reassurance: string;
}

/** The line in which the system says that a disk is full, read-only, forbidden or faulty. */
const diskError =
  /^.*(\b(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO):|\(os error (28|122|27|30|13|1|5)\)).*$/m;

/**
 * Explains an error that a person can do something about.
 *
 * @returns one line for each problem; undefined for a defect of the code, which needs its stack
 */
function describeError(error: unknown, task?: Task): string | undefined {
  if (error instanceof UserError) return error.message;
  const [reason] = diskError.exec((error as Error).message) ?? [];
  return task && reason && `Cannot write ${task.folder}: ${reason}. ${task.reassurance}.`;
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
