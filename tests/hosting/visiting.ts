// A thread of its own in which visitors load pages without pause, whatever the test is busy with.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { pages } from '../support/specification.ts';
import { ask } from './ask.ts';

/** What the thread is told; `counts` holds the visits so far, and 1 once they are to end. */
export interface Visiting {
  origin: string;
  visitors: number;
  counts: Int32Array;
}

const { origin, visitors, counts }: Visiting = workerData;

/** What is wrong with a page and the assets that it names, as a visitor's browser would meet it. */
async function visit(address: string): Promise<string[]> {
  const headers = { 'Accept-Encoding': 'identity' };
  const page = await ask(origin, address, { headers });
  if (page.status !== 200) return [`${address}: ${page.status}`];
  const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const faults: string[] = [];
  if (!page.headers['content-security-policy']?.includes(hash)) {
    faults.push(`${address}: its policy forbids its style`);
  }
  const named = new Set(page.text.match(/\/assets\/[\w.-]+/g));
  if (named.size === 0) faults.push(`${address}: names no asset`);
  for (const asset of named) {
    const { status } = await ask(origin, asset, { headers });
    if (status !== 200) faults.push(`${address}: ${asset} ${status}`);
  }
  return faults;
}

const all = Array.from({ length: visitors }, async (_, visitor) => {
  const faults: string[] = [];
  for (let step = visitor; Atomics.load(counts, 1) === 0; step += 1) {
    const [address] = pages[step % pages.length] ?? ['/'];
    faults.push(...(await visit(address).catch((error) => [`${address}: ${error}`])));
    Atomics.add(counts, 0, 1);
  }
  return faults;
});
parentPort?.postMessage((await Promise.all(all)).flat());
