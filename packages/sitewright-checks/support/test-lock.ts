/** Held by what builds the site and tests it in `build/`, so that nobody builds another one meanwhile. */
export const testLock = 'build/test-lock';
