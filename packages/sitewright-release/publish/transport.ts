import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { type Advance, UserError } from 'sitewright/lib';

/** A way to a server: to another machine, or to this one. */
export interface Transport {
  /** What messages and commands call it, such as `root@www`. */
  target: string;
  /** Starts a program there; its arguments arrive as they are. */
  start(command: string, ...args: string[]): ChildProcess;
  /** Copies a folder's content into a folder there, with the options of rsync. */
  copy(from: string, to: string, advance: Advance, ...options: string[]): Promise<void>;
}

/** A program that failed: its last words, or how it ended. */
export class CommandError extends Error {}

// A connection that is gone is noticed after 30 seconds, and nobody is asked for a password again and again.
const sshOptions = [
  ...['-o', 'BatchMode=yes', '-o', 'ConnectTimeout=10'],
  ...['-o', 'ServerAliveInterval=10', '-o', 'ServerAliveCountMax=3'],
];
// Every user may read what is served; a user of this machine owns nothing there. Files of the same size and time may
// differ.
const copyOptions = ['-rlt', '--checksum', '--chmod=D755,F644', '--progress'];

/** This machine itself. */
export const createLocalTransport = (target: string): Transport => ({
  target,
  start: (command, ...args) => spawn(command, args),
  copy: (from, to, advance, ...options) => sync(advance, ...options, `${from}/`, `${to}/`),
});

/**
 * Another machine, by ssh and rsync.
 *
 * @param target such as `root@www`, as ssh understands it
 * @throws UserError when it is no name of a machine
 */
export function createSshTransport(target: string): Transport {
  if (!/^(\w[\w.-]*@)?\w[\w.-]*$/.test(target)) {
    throw new UserError(`${target} is no server: expected one like root@www`);
  }
  return {
    target,
    // A shell there reads the line; quoted, each argument is one word for it.
    start: (command, ...args) =>
      spawn('ssh', [...sshOptions, target, [command, ...args].map(quote).join(' ')]),
    copy(from, to, advance, ...options) {
      const shell = ['-e', ['ssh', ...sshOptions].join(' '), '--protect-args'];
      return sync(advance, ...shell, ...options, `${from}/`, `${target}:${to}/`);
    },
  };
}

/** Runs rsync, which says behind each file that it has sent how many of how many it has still to look at. */
async function sync(advance: Advance, ...options: string[]): Promise<void> {
  const child = spawn('rsync', [...copyOptions, ...options]);
  await run(child, '', (output) => {
    const [, left, all] = output.match(/.*-chk=(\d+)\/(\d+)/s) ?? [];
    if (all) advance(Number(all) - Number(left), Number(all));
  });
}

const quote = (argument: string) => `'${argument.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Waits until a program has ended.
 *
 * @param input what it reads
 * @param listen is called with what it prints, where that is no reason for a failure, such as names of files
 * @returns what it printed, unless somebody listened
 * @throws CommandError when it fails or cannot be started
 */
export async function run(
  child: ChildProcess,
  input = '',
  listen?: (output: string) => void,
): Promise<string> {
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('The program has no pipes');
  // Whoever ends before it has read everything says so by its status.
  stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | string | null>((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => resolve(code ?? signal));
  });
  try {
    const said = listen
      ? stdout
          .setEncoding('utf8')
          .forEach(listen)
          .then(() => '')
      : text(stdout);
    const [status, output, errors] = await Promise.all([ended, said, text(stderr)]);
    if (status === 0) return output;
    throw new CommandError(pickReason(`${output}\n${errors}`) || `it ended with ${status}`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new CommandError(message);
    const [program] = child.spawnargs;
    throw new CommandError(
      `${program} is not installed on this machine: apt-get install ${program}`,
    );
  }
}

/** The line that says why: nginx, rsync and ssh say more below and above it. */
function pickReason(output: string): string | undefined {
  const lines = output.split('\n').filter(Boolean);
  const reason = /\[emerg\]|No space|error: |Error: |failed|FAILED|denied|closed|refused/;
  return lines.find((line) => reason.test(line)) ?? lines.at(-1);
}
