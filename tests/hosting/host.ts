import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { findFreePort } from '../../packages/sitewright/lib/port.ts';
import { waitUntilReady } from './http-client.ts';

/** A server that runs until it is stopped. */
export interface RunningHost {
  origin: string;
  port: number;
  /** A folder that holds the served one: nothing else in it may be seen from outside. */
  home: string;
  /** The process that serves, or the parent of those that do. */
  pid: number;
  stop(): Promise<void>;
}

/** A kind of server to test the site on. */
export interface Host {
  name: string;
  /** Says in one line why it cannot run on this machine; undefined when it can. */
  describeMissing(): string | undefined;
  start(folder: string): Promise<RunningHost>;
}

/**
 * Starts a server and waits until it responds.
 *
 * @param start starts it with a folder of its own, which is removed when it stops
 */
export async function runHost(
  start: (home: string, port: number) => ChildProcess | Promise<ChildProcess>,
): Promise<RunningHost> {
  const home = mkdtempSync(path.join(tmpdir(), 'host-test-'));
  const port = await findFreePort();
  const server = await start(home, port);
  const origin = `http://localhost:${port}`;
  await waitUntilReady(origin);
  return {
    origin,
    port,
    home,
    pid: server.pid ?? 0,
    async stop() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      rmSync(home, { recursive: true });
    },
  };
}

/** Defines the same tests for each host. Where a host cannot run, they are skipped with the reason. */
export function describeHosts(hosts: readonly Host[], defineTests: (host: Host) => void): void {
  for (const host of hosts) {
    describeUnless(host.describeMissing(), host.name, () => defineTests(host));
  }
}

/** Says which of some programs, packages of Debian of the same names, is not here; undefined when all are. */
export function describeMissing(...programs: string[]): string | undefined {
  const missing = programs.find((one) => spawnSync('sh', ['-c', `command -v ${one}`]).status !== 0);
  return missing && `${missing} is not installed: apt-get install ${missing}`;
}

/**
 * Defines tests that this machine may be unable to run.
 *
 * @param reason why it is unable, to be read beside the skipped tests; undefined when it is able
 */
export function describeUnless(
  reason: string | undefined,
  title: string,
  defineTests: () => void,
): void {
  const name = reason ? `${title} (skipped: ${reason})` : title;
  describe.skipIf(reason !== undefined)(name, defineTests);
}
