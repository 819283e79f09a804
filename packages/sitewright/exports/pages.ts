// `sitewright/pages`: the pages, posts, pictures and downloads of a site by their files and addresses. It runs in a browser too.

export { toAddressName, toPathPart } from '../content/address-name.ts';
export { listColoursOfHue } from '../content/brand/palette.ts';
export { readGivenColours } from '../content/brand/read-brand.ts';
export { type ContentValue, readContentValues } from '../content/content-values.ts';
export { readCounts } from '../content/counts.ts';
export { isDay } from '../content/describe-day.ts';
export { downloadPath } from '../content/download-files.ts';
export { listAddresses } from '../content/list-addresses.ts';
export { listPageFiles, pathOfPage, readRawSections } from '../content/page-files.ts';
export { readPagePaths } from '../content/page-paths.ts';
export {
  formats,
  type MediaType,
  maxMegabytes,
  maxMegapixels,
  mediaTypeOf,
} from '../content/pictures/formats.ts';
export { listPictures } from '../content/pictures/picture.ts';
export { type PictureFile, refuse, type UnusableFile } from '../content/pictures/picture-file.ts';
export { listPictureNames, pictureName } from '../content/pictures/picture-names.ts';
export {
  readBlogPath,
  readPermalink,
  readPostName,
  readPostOutlines,
} from '../content/posts/post-outlines.ts';
export { listServices } from '../content/services.ts';
