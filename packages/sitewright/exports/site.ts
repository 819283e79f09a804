// `sitewright/site`: the folder of a site on the disk, what it says, and what is left to do before it goes live.

export { listChangedPages } from '../authoring/changed-pages.ts';
export {
  countIssues,
  findLaunchIssues,
  formatReport,
} from '../authoring/launch-check/launch-issues.ts';
export { checkContent } from '../content/check-content.ts';
export { contentFolder } from '../content/index/content-folder.ts';
export { decodeFiles } from '../content/index/decode-files.ts';
export { readPicture } from '../content/index/read-picture.ts';
export { loadContent } from '../content/load.ts';
export { readToday } from '../content/today.ts';
export { readSite } from '../kinds/read-site.ts';
