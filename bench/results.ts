import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Visit } from './lighthouse.ts';

const file = 'bench/results.json';

interface Page extends Visit {
  address: string;
  floor: Pick<Visit, 'fcp' | 'lcp'>;
  scores: Record<string, number>;
}

interface Build {
  seconds: number;
  megabytes: number;
}

type Load = Record<'requests' | 'failed' | 'perSecond' | 'p99', number>;

/** What was measured last, by what measured it; times in milliseconds where nothing else is said. */
interface Results {
  pages?: Measured<{
    rounds: number;
    pages: Page[];
    /** `still`: the paint for those who ask for less motion. */
    prerendered: { paint: number; share: number; still: number };
  }>;
  paints?: Measured<{ address: string; rounds: number; rows: (Visit & { name: string })[] }>;
  techniques?: Measured<{ rows: { name: string; page: number; visit: number }[] }>;
  build?: Measured<{ runs: { pages: number; first: Build; next: Build }[] }>;
  serve?: Measured<{
    connections: number;
    duration: number;
    runs: (Record<'perSecond' | 'p50' | 'p90' | 'p99' | 'max', number> & { address: string })[];
  }>;
  load?: Measured<{
    connections: number;
    seconds: number;
    turns: number;
    /** Bytes of an answer's body. */
    size: number;
    page: Load;
    text: Load;
  }>;
}
type Measured<What> = What & { machine: string };

export function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps what one bench measured beside what the others did, with the machine it was measured on. */
export function keepResult<Name extends keyof Results>(
  name: Name,
  result: Omit<NonNullable<Results[Name]>, 'machine'>,
): NonNullable<Results[Name]> {
  const measured = { ...result, machine: machine() } as NonNullable<Results[Name]>;
  writeFileSync(file, `${JSON.stringify({ ...readResults(), [name]: measured }, null, 2)}\n`);
  return measured;
}

/** What it was measured on. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GB, Node ${process.version}`;
}

/** Says on one line how far a bench is; the line goes when it is done. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else if (text) console.error(text);
}

/** A table as Markdown, which also reads well in a terminal: the first column left, others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (column === 0 ? '-' : ':'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
