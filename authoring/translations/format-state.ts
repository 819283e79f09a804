import { formatProblem } from '../../app/content/problem.ts';
import type { TranslationState } from './compare-translations.ts';

/**
 * The state of the translations as a report for people: a heading for each language, a line for each thing
 * to do.
 *
 * @param missingHistory what `describeMissingHistory` says
 */
export function formatState(
  languages: readonly TranslationState[],
  missingHistory: string | undefined,
): string {
  if (languages.length === 0) {
    return 'The site has one language: name others in site.yaml, such as languages: [en, sv].';
  }
  const reports = languages
    .map(({ tag, missing, outdated }) => {
      const lines = [
        ...missing.map(
          (file) => `${file} is not translated: npm run translations -- ${tag} ${file}`,
        ),
        ...outdated.map(formatProblem),
      ];
      if (lines.length === 0)
        return `${tag}: every file is translated${missingHistory ? '' : ', and none is older than its original'}.`;
      return [`${tag} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n\n');
  return missingHistory ? `${reports}\n\nAge unknown: ${missingHistory}.` : reports;
}
