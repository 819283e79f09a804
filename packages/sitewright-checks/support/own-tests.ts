import { globSync } from 'node:fs';
import path from 'node:path';

/** The folder with the tests that a site has of its own, which run in its folder. */
export const ownTests = path.resolve('tests');

/** Whether it has any. */
export const hasOwnTests = (): boolean => globSync('**/*.spec.ts', { cwd: ownTests }).length > 0;
