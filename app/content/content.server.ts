import { loadContent } from './load.ts';

/** The site's content, read once when the server bundle starts: at build, or in development. */
export const content = loadContent('content');
