// A worker thread that render-pages.ts starts.
import { parentPort, workerData } from 'node:worker_threads';
import { renderShard } from './render-shard.ts';

parentPort?.postMessage(await renderShard(workerData));
