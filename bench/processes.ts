import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Lists the ids of the processes that a process started. */
function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** Measures the megabytes of a process and those that it started; 0 where the system is not Linux. */
export function measureMemory(pid: number): number {
  if (!existsSync('/proc/self/status')) return 0;
  const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // A process that has ended has no such line.
  const children = listChildren(pid).map(measureMemory);
  return children.reduce((sum, memory) => sum + memory, Number(own ?? 0) / 1024);
}
