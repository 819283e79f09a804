import { languageOf } from 'sitewright/content';
import { pathOfPage, pictureName, readPostName } from 'sitewright/pages';
import { pagePath, schemas, settingsFiles } from 'sitewright/schemas';
import { t } from '../words/words.ts';

const settings = [...Object.keys(schemas), ...settingsFiles].map((name) => `${name}.yaml`);

/** Whether a file is a list in `data/`. */
export const isTable = (file: string): boolean => /^data\/\w[\w.-]*\.(csv|json)$/.test(file);

/**
 * Says why a file cannot be content that an editor changes: the content has other names.
 *
 * @param name its path in the content folder, from anybody
 * @returns undefined for a file that content can have
 */
export function describeName(name: string): string | undefined {
  const [, picture] = /^pictures\/(.*)$/s.exec(name) ?? [];
  if (picture !== undefined) {
    if (pictureName.test(picture)) return undefined;
    return t(
      '{picture} cannot be the name of a picture: use letters, digits and hyphens, and .jpg, .png, .webp, .avif or .svg',
      { picture },
    );
  }
  const tag = languageOf(name);
  const file = tag ? name.slice(tag.length + 1) : name;
  if ([...settings, 'brand/brand.yaml'].includes(file) || isTable(file)) return undefined;
  if (file.startsWith('posts/')) {
    const post = readPostName(file);
    return 'problem' in post ? `${name}: ${post.problem}` : undefined;
  }
  const path = pathOfPage(file) ?? /^pages(\/.+)\.md$/.exec(file)?.[1];
  if (path === '/' || pagePath.safeParse(path).success) return undefined;
  return t(
    '{name} is not a content file: editors change pages, posts, texts and settings, whose names have small letters, digits and hyphens',
    { name },
  );
}
