import type { ContentFile } from '../disk/site-folder.ts';
import { pathOfPage } from '../pages/page-files.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { isGroup } from '../values/field-at.ts';
import type { Completed } from './complete-translation.ts';
import type { Language } from './language.ts';
import { localizeLinks } from './localize-links.ts';

/** Whether a file may stand in one language alone: a page but the start page, a text, a post, the announcement. */
export const mayBeStandalone = (file: string): boolean =>
  file === 'announcement.yaml' ||
  /^(pages|posts)\/.+\.md$/.test(file) ||
  (file !== 'home.yaml' && pathOfPage(file) !== undefined);

/** Whether the file says that it translates none. */
export const isStandalone = ({ yaml }: ContentFile): boolean =>
  (yaml.toJS() as { alone?: unknown } | null)?.alone === true;

/**
 * What a file says that translates none: its links lead to the pages of its language, or to the language that has
 * them.
 *
 * @param describeAlone what is wrong with a line that says so; undefined where it is right
 */
export function completeOriginal(
  value: unknown,
  schemaOf: (value: unknown) => JsonSchema,
  language: Language,
  describeAlone?: string,
): Completed {
  if (!isGroup(value)) return { value, problems: [] };
  const { alone, ...said } = value;
  const atField = 'Take this back: it is said of what is in one other language alone';
  const isWrong = alone !== undefined && describeAlone !== undefined;
  return {
    // Where the language has each page, links stay as they are, and the schema is not needed, which is slow to make.
    value:
      language.base || language.elsewhere.size + language.sectionsElsewhere.size > 0
        ? localizeLinks(said, schemaOf(said), language)
        : said,
    problems: isWrong ? [{ path: ['alone'], message: describeAlone, atField }] : [],
  };
}
