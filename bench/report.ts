import { availableParallelism, cpus, totalmem } from 'node:os';

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
