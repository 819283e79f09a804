import { decodeFiles } from '../../../packages/sitewright/content/decode/decode-files.ts';
import {
  createPictureFolder,
  type PictureFolder,
} from '../../../packages/sitewright/content/pictures/picture-file.ts';
import { readSite } from '../../../packages/sitewright/kinds/read-site.ts';

/** The pictures of a content folder, which may have nothing else. */
export async function readPictureFolder(folder: string): Promise<PictureFolder> {
  const site = readSite(folder);
  return createPictureFolder(site.nameOf('pictures'), (await decodeFiles(site)).pictures);
}
