import { languageOf } from '../../../packages/sitewright/content/disk/site-folder.ts';
import { pagePath } from '../../../packages/sitewright/content/fields/fields.ts';
import type { Problem } from '../../../packages/sitewright/content/messages/problem.ts';
import { pathOfPage } from '../../../packages/sitewright/content/pages/page-files.ts';
import { schemas, settingsFiles } from '../../../packages/sitewright/content/pages/site-content.ts';
import { readPostName } from '../../../packages/sitewright/content/posts/post-outlines.ts';

const settings = [...Object.keys(schemas), ...settingsFiles].map((name) => `${name}.yaml`);

/** What only those know who see how a file is written. */
const fileWords = [
  /\.(ya?ml|md)\b|\bYAML\b|"- "|: write its fields|\bonly:|\b\w+: (\[|true|false)/i,
  /\b(quotes|colons?|indent\w*|dash(es)?|keys?)\b/i,
];

/** The same of what is said before anything is written: where files lie, and what a programmer calls things. */
const hintWords = [
  /\.(ya?ml|md)\b|\bYAML\b|"- "|\bonly:|\[\w*\]/,
  /(?<!\/)\b(pictures|files|data|posts|pages|build)\/|\bbeside this file\b|\bnpm run\b/,
  /(?<!\{)\bslugs?\b|\b(true|false)\b/,
  /(?<![{/:.@\w-])[a-z]+[A-Z]|"|\[[^\]]*,/,
  /\*\w|\]\(/,
];

/** Whether words beside a field speak of how files are written. */
export const hasFileWords = (words: string): boolean =>
  hintWords.some((one) => one.test(words.replaceAll(/“[^”]*”/g, '…')));

/** What somebody wrote is repeated as it is. */
const withoutQuoted = (text: string) => text.replaceAll(/"(?!- ")[^"]*"|“[^”]*”/g, '…');

/** Whether somebody edits it in the editors, who has no file before them: what they have no form for, only those mend who have. */
const isEdited = ({ file }: Problem): boolean => {
  const [, name = ''] = /(?:^|\/)content\/(.+)$/.exec(file) ?? [];
  const own = name.slice(languageOf(name) ? name.indexOf('/') + 1 : 0);
  if ([...settings, 'brand/brand.yaml'].includes(own)) return true;
  if (own.startsWith('posts/')) return !('problem' in readPostName(own));
  const path = pathOfPage(own) ?? /^pages(\/.+)\.md$/.exec(own)?.[1];
  return path === '/' || pagePath.safeParse(path).success;
};

/** The text of a post is written in Markdown, with its signs. */
const isOfText = ({ file, field }: Problem): boolean => field === '' && file.endsWith('.md');

/** What is said to editors of what is wrong, as far as it speaks of how files are written. */
export const listFileWords = (problems: readonly Problem[]): string[] =>
  problems
    .filter((one) => isEdited(one) && (!isOfText(one) || one.atField))
    .filter(({ message, atField = message }) =>
      fileWords.some((words) => words.test(withoutQuoted(atField))),
    )
    .map(({ field, message, atField = message }) => `${field}: ${atField}`);
