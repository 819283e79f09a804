/** Something about a live site that is not as it should be. */
export interface Finding {
  /** What was checked, such as `headers`. */
  check: string;
  /** What is wrong, and what to do. */
  message: string;
  /** The addresses that it is about. */
  addresses: string[];
}

/** Collects findings; the same one about several addresses is one finding. */
export class Findings {
  readonly list: Finding[] = [];

  add(check: string, address: string, message: string): void {
    const known = this.list.find((one) => one.check === check && one.message === message);
    if (known) known.addresses.push(address);
    else this.list.push({ check, message, addresses: [address] });
  }
}

/** One line: `headers: /about and 7 more: …`. */
export function formatFinding({
  check,
  message,
  addresses: [first = '', ...more],
}: Finding): string {
  return `${check}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''} ${message}`;
}
