import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Visit } from './lighthouse.ts';

const file = 'bench/results.json';

interface Page extends Visit {
  address: string;
  baseline: Pick<Visit, 'fcp' | 'lcp'>;
  scores: Record<string, number>;
}

/** How soon the page behind a link painted, all in milliseconds. */
export interface NextPages {
  repeats: number;
  roundTrip: number;
  /** How many times slower the processor was made. */
  slowdown: number;
  /** How long the visitor rested on the link before the click. */
  rest: number;
  /** From the click, or from the touch, to the largest paint. */
  links: {
    /** What came before the click. */
    approach: string;
    goal: number;
    median: number;
    least: number;
    most: number;
    /** The median of the same page's text as bare HTML. */
    baseline: number;
  }[];
}

export interface BuildRun {
  seconds: number;
  /** The most memory that all processes of the build held at a time; 0 if it is unknown. */
  megabytes: number;
}

/** The builds of a site with so many pages of one kind. */
export interface BuildRuns {
  pages: number;
  /** With an empty build cache. */
  first: BuildRun;
  /** Without a change since the first. */
  next: BuildRun;
  /** After a change of one word in one page; results of earlier days lack it. */
  word?: BuildRun;
}

type Load = Record<'requests' | 'failed' | 'perSecond' | 'p99', number>;

/** The last result of each benchmark; times in milliseconds unless their name says otherwise. */
interface Results {
  pages?: Measured<{
    rounds: number;
    pages: Page[];
  }>;
  next?: Measured<NextPages>;
  build?: Measured<{ runs: BuildRuns[] }>;
  load?: Measured<{
    connections: number;
    seconds: number;
    turns: number;
    /** Bytes of a response's body. */
    size: number;
    page: Load;
    text: Load;
  }>;
}
type Measured<Result> = Result & { machine: string };

export function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Saves the result of one benchmark and the machine it ran on, and leaves the others' as they are. */
export function saveResult<Name extends keyof Results>(
  name: Name,
  result: Omit<NonNullable<Results[Name]>, 'machine'>,
): NonNullable<Results[Name]> {
  const measured = { ...result, machine: describeMachine() } as NonNullable<Results[Name]>;
  writeFileSync(file, `${JSON.stringify({ ...readResults(), [name]: measured }, null, 2)}\n`);
  return measured;
}

/** This machine's processors, memory and Node version. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GB, Node ${process.version}`;
}

/** Shows on one line how far a benchmark is; an empty text removes the line. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else if (text) console.error(text);
}
