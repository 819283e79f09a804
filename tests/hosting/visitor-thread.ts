// A thread in which visitors load pages without pause, even while the test itself is busy.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { pagePaths } from '../support/built-site.ts';
import { fetchPath } from './http-client.ts';

/** What the thread has to do. */
export interface VisitorJob {
  origin: string;
  visitors: number;
  /** Shared memory: the number of visits so far, and 1 once they are to end. */
  counts: Int32Array;
}

const { origin, visitors, counts }: VisitorJob = workerData;

/** Loads a page and its assets as a browser does, and returns what is wrong with them. */
async function visit(urlPath: string): Promise<string[]> {
  const headers = { 'Accept-Encoding': 'identity' };
  const page = await fetchPath(origin, urlPath, { headers });
  if (page.status !== 200) return [`${urlPath}: ${page.status}`];
  const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const problems: string[] = [];
  if (!page.headers['content-security-policy']?.includes(hash)) {
    problems.push(`${urlPath}: its policy forbids its style`);
  }
  const assets = new Set(page.text.match(/\/assets\/[\w.-]+/g));
  if (assets.size === 0) problems.push(`${urlPath}: names no asset`);
  for (const asset of assets) {
    const { status } = await fetchPath(origin, asset, { headers });
    if (status !== 200) problems.push(`${urlPath}: ${asset} ${status}`);
  }
  return problems;
}

const all = Array.from({ length: visitors }, async (_, visitor) => {
  const problems: string[] = [];
  for (let step = visitor; Atomics.load(counts, 1) === 0; step += 1) {
    const urlPath = pagePaths[step % pagePaths.length] ?? '/';
    problems.push(...(await visit(urlPath).catch((error) => [`${urlPath}: ${error}`])));
    Atomics.add(counts, 0, 1);
  }
  return problems;
});
parentPort?.postMessage((await Promise.all(all)).flat());
