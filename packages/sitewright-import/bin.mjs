#!/usr/bin/env node
// `npx sitewright-import`: runs import. Plain JavaScript: in the repository the command is TypeScript.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`This is Node ${major}, and sitewright-import needs Node 24`);
  process.exit(1);
}
const folder = path.dirname(fileURLToPath(import.meta.url));
const file = ['import.js', 'import.ts']
  .map((one) => path.join(folder, one))
  .find((one) => existsSync(one));
await import(pathToFileURL(file).href);
