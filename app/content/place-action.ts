import { contentFiles } from './content-files.ts';
import { findLikeName } from './find-like-name.ts';
import type { LanguageFiles } from './language-files.ts';
import { formatPlace } from './problem.ts';

/**
 * Where `actions.yaml` describes the action that is likely to be meant by a name that it does not have:
 * one with a name like it, or the only one that nothing names, as it was renamed there alone.
 *
 * @param names the names in `actions.yaml`, which is valid
 * @returns words such as `content/actions.yaml:9:1, such as "see-it-run"`
 */
export function placeAction(name: string, names: readonly string[], files: LanguageFiles): string {
  const sources = contentFiles(files.folder)
    .filter((file) => file !== 'actions.yaml')
    .map((file) => files.source(file.replace(/\.\w+$/, ''))?.value);
  const texts = JSON.stringify(sources);
  const unused = names.filter((one) => !texts.includes(JSON.stringify(one)));
  const renamed = unused.length === 1 ? unused[0] : undefined;
  const meant = findLikeName(name, unused) ?? findLikeName(name, names) ?? renamed;
  const at = files.locators.get('actions')?.(meant === undefined ? [] : [meant], '');
  const place = at ? formatPlace(at) : 'actions.yaml';
  return meant === undefined ? place : `${place}, such as ${JSON.stringify(meant)}`;
}
