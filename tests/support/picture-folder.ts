import { decodeFiles } from '../../app/content/index/decode-files.ts';
import {
  createPictureFolder,
  type PictureFolder,
} from '../../app/content/pictures/picture-file.ts';
import { readSite } from '../../app/read-site.ts';

/** The pictures of a content folder, which may have nothing else. */
export async function readPictureFolder(folder: string): Promise<PictureFolder> {
  const site = readSite(folder);
  return createPictureFolder(site.nameOf('pictures'), (await decodeFiles(site)).pictures);
}
