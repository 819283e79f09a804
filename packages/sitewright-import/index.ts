export { convertText } from './dialects/convert-text.ts';
export { moveSite } from './move/move-site.ts';
export { renameFiles } from './names/rename-files.ts';
export { fetchPictures } from './pictures/fetch-pictures.ts';
export { type Import, importRedirects } from './redirects/import-redirects.ts';
export { readRedirectList } from './redirects/read-list.ts';
export type { ListedRedirect, RedirectList } from './redirects/redirect-list.ts';
