import { type ForkOptions, fork } from 'node:child_process';
import { describeError } from '../lib/report-error.ts';
import { UserError } from '../lib/user-error.ts';
import { buildTask } from './work-folder.ts';

/** What a process sends at its end: its result, or why it failed. */
type Outcome = { result: unknown } | { failure: string };

/**
 * Runs a file that calls `answerJob` in a process of its own. The system gets its memory back when the
 * process has ended, which this waits for.
 *
 * @param name what error messages call it, such as `The bundler`
 * @param job what it gets, as JSON
 * @returns what it answers
 * @throws UserError when it fails; unless the disk is the reason, the process has printed it
 */
export async function runInProcess<Job extends object, Result>(
  name: string,
  file: URL,
  job: Job,
  options: ForkOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(file, options);
    let outcome: Outcome = { failure: `${name} failed. Its message is above.` };
    child.once('message', (message: Outcome) => {
      outcome = message;
    });
    child.once('error', reject);
    child.once('exit', (_code, signal) => {
      if (signal) reject(new Error(`${name} was ended by ${signal}`));
      else if ('failure' in outcome) reject(new UserError(outcome.failure));
      else resolve(outcome.result as Result);
    });
    child.send(job);
  });
}

/** Does the job of the process that this is, and ends the process. */
export async function answerJob<Job, Result>(work: (job: Job) => Promise<Result>): Promise<void> {
  const job = await new Promise<Job>((resolve) => process.once('message', resolve));
  const answer = (outcome: Outcome) => process.send?.(outcome, () => process.exit());
  try {
    answer({ result: await work(job) });
  } catch (error) {
    const failure = describeError(error, buildTask);
    if (failure === undefined) throw error;
    answer({ failure });
  }
}
