import { ContentError } from '../content/messages/problem.ts';
import { type SiteConfig, siteConfigSchema } from '../content/schemas/site-config.ts';
import { parseContent } from '../content/validate/parse.ts';
import { fieldAt } from '../content/values/field-at.ts';
import { type FieldPath, formatPath } from '../content/yaml/yaml-file.ts';

/** The file in a site's folder that says what its pages have in their heads, and what their policies allow. */
export const configFile = 'sitewright.config.ts';

/**
 * Checks what the configuration of a site exports.
 *
 * @param text the file, in which places are looked up
 * @throws ContentError with each mistake in a line
 */
export function checkConfig(config: unknown, text: string): SiteConfig {
  const locate = (path: FieldPath) => {
    const place = findPlace(text, [...path, fieldAt(config, path)]);
    return { file: configFile, field: formatPath(path), ...place };
  };
  const yaml = { errors: [], toJS: () => config, locate };
  const { data, problems } = parseContent(yaml, siteConfigSchema);
  if (data) return data;
  throw new ContentError(problems);
}

/** The place of the last of some words of code that stand behind each other, as far as they are there. */
function findPlace(text: string, words: readonly unknown[]) {
  let at = 0;
  for (const word of words) {
    const found = typeof word === 'string' ? text.indexOf(word, at) : -1;
    if (found >= 0) at = found;
  }
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
