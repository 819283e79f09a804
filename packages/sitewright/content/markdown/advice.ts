import { formatPlace, type Problem } from '../messages/problem.ts';

/** What a build says of a text without failing. */
export interface Advice extends Problem {
  /** What it is about: what is alike is said once for all texts. */
  about: string;
}

/** How many other places a line names. */
const mostNamed = 3;

/** Makes one line of all advice about the same: the first, and where else it is so. */
export function mergeAdvice(all: readonly Advice[]): Problem[] {
  return [...Map.groupBy(all, ({ about }) => about).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { about: _, ...problem } = first;
    const named = others
      .slice(0, mostNamed)
      .map((one) => formatPlace(one))
      .join(', ');
    const more = others.length - mostNamed;
    const where =
      named && ` (so it is at ${named}${more > 0 ? ` and in ${more} more places` : ''})`;
    const { message, atField = message } = problem;
    return { ...problem, message: message + where, ...(where && { atField }) };
  });
}
