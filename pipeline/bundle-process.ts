// Run by bundle.ts.
import './production.ts';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { loadContent } from '../app/content/load.ts';
import { describeError } from '../lib/report-error.ts';
import { type BundleResult, next } from './bundle.ts';

const send = (result: BundleResult) => process.send?.(result);

try {
  const content = loadContent('content');
  await rm(next, { recursive: true, force: true });
  // Made here and not by Vite, which is less clear about a disk that it cannot write to.
  await mkdir(path.dirname(next), { recursive: true });
  await mkdir(next);
  await (await createBuilder({ logLevel: 'warn' })).buildApp();
  send({ content });
} catch (error) {
  const consolation = 'The site that was built last is still there';
  const problems = describeError(error, { folder: 'build', consolation });
  if (problems === undefined) throw error;
  send({ problems });
}
