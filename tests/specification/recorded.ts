import { type Facts, readFacts } from './facts.ts';

/** The facts of the shipped vendor, as they were recorded; never read from the content. */
export const facts = readFacts();

/** The facts of a page that a vendor may leave out; playwright.config.ts then leaves out its tests. */
export function factsOf<Name extends keyof Facts>(name: Name): NonNullable<Facts[Name]> {
  const found = facts[name];
  if (found === undefined) throw new Error(`No facts are recorded of ${name}: run npm run accept`);
  return found as NonNullable<Facts[Name]>;
}
