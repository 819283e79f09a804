// Run by bundle.ts.
import './production.ts';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { loadContent } from '../app/content/load.ts';
import { next } from './bundle.ts';
import { writeJsonSchemas } from './editing/json-schemas.ts';
import { reportFault } from './report-fault.ts';

try {
  const content = loadContent('content');
  writeJsonSchemas('content', '.schemas');
  await rm(next, { recursive: true, force: true });
  // Made here and not by Vite, which is less clear about a disk that it cannot write to.
  await mkdir(path.dirname(next), { recursive: true });
  await mkdir(next);
  await (await createBuilder({ logLevel: 'warn' })).buildApp();
  process.send?.(content);
} catch (error) {
  process.exitCode = 1;
  reportFault(error);
}
