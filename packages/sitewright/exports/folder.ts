// `sitewright/folder`: the folder of a site made of files in memory, in place of a disk. It runs in a browser too.

export type { DecodedFiles } from '../content/index/decode-files.ts';
export { isHidden } from '../content/index/hidden-files.ts';
export { ContentFile, sortByName } from '../content/index/site-folder.ts';
export { loadSiteCode } from '../kinds/site-code.ts';
