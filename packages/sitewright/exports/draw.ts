// `sitewright/draw`: the pages of a site as HTML, where a bundler knows the site's own views: in a browser or on a server.

export { loadPage, renderPage } from '../page/render.tsx';
export { listRoutes } from '../page/routes.ts';
