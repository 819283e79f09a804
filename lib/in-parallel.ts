import { availableParallelism } from 'node:os';

/**
 * Does the same for each of many things, no more of them at a time than there are processors, so
 * that a site of a thousand pages takes no more memory than one of ten.
 */
export async function inParallel<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const queue = things.values();
  const worker = async () => {
    for (const thing of queue) await work(thing);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
