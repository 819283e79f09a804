// `sitewright/content`: what the content of a site says. It runs in a browser too.

export { loadContent } from '../content/load.ts';
