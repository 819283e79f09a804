import type { SiteFolder } from '../../content/index/site-folder.ts';
import { readPlatformSlugs } from '../../content/page-files.ts';
import { describeAbsentPlatforms } from '../../content/platform-menu.ts';
import { withoutOthersSections } from '../../content/section-languages.ts';

/**
 * What a file of the first language says that a translation completes.
 *
 * @param file its path in the content folder
 * @param tag the language of the translation
 */
export function readOriginal(folder: SiteFolder, file: string, tag: string) {
  const said = withoutOthersSections(folder.fields(file), tag);
  if (file !== 'navigation.yaml') return said;
  const slugs = readPlatformSlugs(folder.translation(tag));
  const platformAt = (slug: string) => folder.fields(`platforms/${slug}.yaml`);
  return describeAbsentPlatforms(said, slugs, platformAt) as typeof said;
}
