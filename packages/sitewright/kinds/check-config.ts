import { z } from 'zod';
import { describeIssue, flattenIssue } from '../content/messages/describe-issue.ts';
import { describeUnknownField } from '../content/messages/find-like-name.ts';
import { partAt } from '../content/schemas/json-schema.ts';
import { type SiteConfig, siteConfigSchema } from '../content/schemas/site-config.ts';
import { listUnknownFields } from '../content/validate/parse.ts';
import { fieldAt } from '../content/values/field-at.ts';
import { type FieldPath, formatPath } from '../content/yaml/yaml-file.ts';
import { UserError } from '../lib/user-error.ts';

/** The file in a site's folder that says what its pages have in their heads, and what their policies allow. */
export const configFile = 'sitewright.config.ts';

/** What a site says in its configuration, with the types of that. */
export const defineConfig = (config: SiteConfig): SiteConfig => config;

/**
 * Checks what the configuration of a site exports.
 *
 * @param text the file, in which places are looked up
 * @throws UserError with each mistake in a line
 */
export function checkConfig(config: unknown, text: string): SiteConfig {
  const { data, error } = siteConfigSchema.safeParse(config, { error: listUnknownFields });
  if (data) return data;
  const readSchema = (path: FieldPath) =>
    partAt(z.toJSONSchema(siteConfigSchema, { io: 'input' }), path);
  const lines = error.issues.flatMap(flattenIssue).flatMap((issue) => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') {
      const { message } = describeIssue(issue, config, readSchema);
      return `${locate(text, [...path, fieldAt(config, path)])} ${formatPath(path)}: ${message}`;
    }
    const messages = issue.message.split('\n');
    return issue.keys.map((key, at) => {
      const message = messages[at] || describeUnknownField(key, []);
      return `${locate(text, [...path, key])} ${formatPath([...path, key])}: ${message}`;
    });
  });
  throw new UserError(lines.join('\n'));
}

/** The place of the last of some words of code that stand behind each other, as far as they are there. */
function locate(text: string, words: readonly unknown[]): string {
  let at = 0;
  for (const word of words) {
    if (typeof word !== 'string') continue;
    const found = text.indexOf(word, at);
    if (found >= 0) at = found;
  }
  const lines = text.slice(0, at).split('\n');
  return `${configFile}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}
