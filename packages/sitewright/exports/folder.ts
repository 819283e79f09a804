// `sitewright/folder`: the folder of a site made of files in memory, in place of a disk. It runs in a browser too.

export type { DecodedFiles } from '../content/decode/decode-files.ts';
export { isHidden } from '../content/disk/hidden-files.ts';
export { ContentFile, sortByName } from '../content/disk/site-folder.ts';
export { loadSiteCode } from '../kinds/site-code.ts';
