import { Progress } from './progress.ts';
import { showInvisible } from './show-invisible.ts';

/**
 * An error that a person can do something about: content, an option, a link, a missing program.
 * Commands and the development server print its message, one line for each problem; it has no stack.
 */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';

  constructor(message: string) {
    super(message.split('\n').map(showInvisible).join('\n'));
  }
}

/** What a command was writing, for disk errors that do not say it themselves. */
export interface Task {
  folder: string;
  /** What the failure leaves intact, such as "The site that was built last is still there". */
  reassurance: string;
}

/** What a command was writing, if it writes a folder, and how it is called. */
export interface CommandSettings extends Partial<Task> {
  /** For a command that takes options or names, which it reads itself; without it the command takes none. */
  usage?: string;
}

/** The line in which the system says that a disk is full, read-only, forbidden or faulty. */
const diskError =
  /^.*(\b(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO):|\(os error (28|122|27|30|13|1|5)\)).*$/m;

/**
 * Explains an error that a person can do something about.
 *
 * @returns one line for each problem; undefined for a defect of the code, which needs its stack
 */
function describeError(error: unknown, settings: CommandSettings): string | undefined {
  if (error instanceof UserError) return error.message;
  // An option of the command that it does not have, or whose value is missing.
  if (/^ERR_PARSE_ARGS_/.test(String((error as NodeJS.ErrnoException).code)))
    return [(error as Error).message, settings.usage].filter(Boolean).join('\n');
  const [reason] = diskError.exec((error as Error).message) ?? [];
  const { folder, reassurance } = settings;
  return folder && reason && `Cannot write ${folder}: ${reason}. ${reassurance}.`;
}

/**
 * Runs a command. When it fails, prints why and sets the exit code to 1.
 *
 * @param command says by its `progress` what it does, where it may take longer than two seconds
 *
 * @throws the error itself when it is a defect of the code
 */
export async function runCommand(
  command: (progress: Progress) => unknown,
  settings: CommandSettings = {},
): Promise<void> {
  const progress = new Progress();
  try {
    if (settings.usage === undefined) assertNoArguments();
    await command(progress);
    progress.finish();
  } catch (error) {
    progress.stop();
    process.exitCode = 1;
    const message = describeError(error, settings);
    if (message === undefined) throw error;
    console.error(message);
  }
}

/** An option that a command does not have would otherwise pass for one that it heeds. */
function assertNoArguments(): void {
  const [, file = '', ...given] = process.argv;
  if (given.length === 0) return;
  const name = file.replaceAll(/^.*[\\/]|\.\w+$/g, '');
  throw new UserError(`${name} takes no options and no names; found ${given.join(' ')}`);
}
