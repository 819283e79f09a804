import { createRequire } from 'node:module';

/** The program of Playwright that the machine depends on, for Node to run: one on the PATH may be another. */
export const playwrightCommand = createRequire(import.meta.url).resolve('@playwright/test/cli');
