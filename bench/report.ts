import { availableParallelism, cpus, totalmem } from 'node:os';

/** Writes rows as a table in Markdown; the keys of the first row are the column heads. */
export function formatTable(rows: readonly Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => Object.values(row))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Such as "760 ± 12": the mean, and how far it may be from the mean of any number of values. */
export function formatMean(values: readonly number[]): string {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const error = Math.sqrt(variance / Math.max(1, values.length - 1));
  const digits = middle < 10 ? 2 : 0;
  return `${middle.toFixed(digits)} ± ${error.toFixed(digits)}`;
}

export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GB, Node ${process.version}`;
}
