// `sitewright/site`: the folder of a site on the disk, what it says, and what is left to do before it goes live.

export { listChangedPages } from '../authoring/changed-pages.ts';
export {
  countIssues,
  findLaunchIssues,
  findNotMoved,
  formatReport,
} from '../authoring/launch-check/launch-issues.ts';
export { decodeFiles } from '../content/decode/decode-files.ts';
export { readPicture } from '../content/decode/read-picture.ts';
export { contentFolder } from '../content/disk/content-folder.ts';
export { checkContent, loadContent } from '../content/validate/load-content.ts';
export { readSite } from '../kinds/read-site.ts';
