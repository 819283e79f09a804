import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The processes that a process started, by their numbers. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** The memory that a process and those that it started hold, in megabytes; 0 where only Linux tells. */
export function memoryOf(pid: number): number {
  if (!existsSync('/proc/self/status')) return 0;
  const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // One that has ended holds none.
  return Number(own ?? 0) / 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}
