import { decodeBrand } from '../decode/decode-files.ts';
import type { SiteFolder } from '../disk/site-folder.ts';
import { ContentError } from '../messages/problem.ts';
import { type Brand, readBrand } from './read-brand.ts';

/**
 * Reads the brand alone.
 *
 * @throws ContentError with every problem of the brand
 */
export async function loadBrand(folder: SiteFolder): Promise<Brand> {
  const { brand, problems } = readBrand(folder, await decodeBrand(folder));
  if (!brand) throw new ContentError(problems);
  return brand;
}
