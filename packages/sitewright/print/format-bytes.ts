/**
 * The size of a file as visitors read it: in megabytes, or kilobytes where it is less than one, as hosts and phones
 * count them.
 *
 * @param language whose numbers and units these are, as a tag
 */
export function formatBytes(bytes: number, language: string): string {
  // A few bytes are not none.
  const kilobytes = Math.max(bytes / 1e3, 0.1);
  const [unit, value] = bytes < 1e6 ? ['kilobyte', kilobytes] : ['megabyte', bytes / 1e6];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
