// `sitewright/hosting`: what a built site is, and how its files are served.

export { readDeployment } from '../hosting/deployment.ts';
export { type Headers, pageCsp } from '../hosting/headers.ts';
export { readRedirects } from '../hosting/redirects.ts';
export { parseRelease, type Release, readRelease, releaseFile } from '../hosting/release.ts';
export {
  assertBuilt,
  listFilesIn,
  readServedFiles,
  readSiteName,
  type ServedFile,
} from '../hosting/served-files.ts';
