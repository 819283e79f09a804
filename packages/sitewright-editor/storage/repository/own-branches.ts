/** The number of a branch among those of an editor; 0 for a branch of somebody else. */
function readNumber(first: string, branch: string): number {
  if (branch === first) return 1;
  const [, name, number] = /^(.+)\+(\d+)$/.exec(branch) ?? [];
  return name === first ? Number(number) : 0;
}

/**
 * The branch that an editor's changes are in now, which need not be there yet: `edits/ann`, or `edits/ann+2` where a
 * service could not go on with that. No service lets a user's name have a plus.
 */
export function findNewest(first: string, branches: ReadonlyMap<string, string>): string {
  const numbers = [...branches.keys()].map((branch) => readNumber(first, branch));
  return nameOf(first, Math.max(1, ...numbers));
}

/** The branch after one. */
export function nextBranch(branch: string): string {
  const first = firstOf(branch);
  return nameOf(first, readNumber(first, branch) + 1);
}

export const firstOf = (branch: string): string => branch.replace(/\+\d+$/, '');

const nameOf = (first: string, number: number) => (number > 1 ? `${first}+${number}` : first);
