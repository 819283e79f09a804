// `sitewright/draw`: drawing the pages of a site from files in memory, in a browser or on a server.

export type { DecodedFiles } from '../content/index/decode-files.ts';
export { isHidden } from '../content/index/hidden-files.ts';
export { ContentFile, sortByName } from '../content/index/site-folder.ts';
export { loadSiteCode } from '../kinds/site-code.ts';
export { loadPage, renderPage } from '../page/render.tsx';
export { listRoutes } from '../page/routes.ts';
