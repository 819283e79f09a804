// `sitewright/pages`: the pages, posts, pictures and downloads of a site by their files and addresses. It runs in a browser too.

export { listColoursOfHue } from '../content/brand/palette.ts';
export { readGivenColours } from '../content/brand/read-brand.ts';
export { isDay } from '../content/dates/describe-day.ts';
export { readTimeZone, readToday } from '../content/dates/today.ts';
export { readCounts } from '../content/pages/counts.ts';
export { listAddresses } from '../content/pages/list-addresses.ts';
export { readMessagePages } from '../content/pages/message-pages.ts';
export { listPageFiles, pathOfPage, readRawSections } from '../content/pages/page-files.ts';
export { readPagePaths } from '../content/pages/page-paths.ts';
export { listServices } from '../content/pages/services.ts';
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
export { type ContentValue, readContentValues } from '../content/validate/content-values.ts';
export { toAddressName, toPathPart } from '../content/values/address-name.ts';
export { downloadPath } from '../content/values/download-path.ts';
export { servedEndings } from '../lib/served-endings.ts';
