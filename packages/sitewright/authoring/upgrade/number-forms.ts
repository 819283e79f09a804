import { messageFormat } from '../../content/markdown/syntaxes.ts';

/**
 * Replaces ICU's forms of words for each number by those for most numbers: of
 * `{jobs, plural, one {A job} other {{count jobs} jobs}}` stays `{count jobs} jobs`, as since 2.0 words fit any
 * number. What is no such form stays.
 */
export const replaceNumberForms = (text: string): string =>
  text.replaceAll(messageFormat, (forms) => {
    const [, name] = /^\{\s*([\w.-]+)\s*,\s*plural\s*,/.exec(forms) ?? [];
    const words = name && findForm(forms, 'other');
    return words ? words.replaceAll('#', `{number ${name}}`) : forms;
  });

/** What stands between the braces behind the name of a form. */
function findForm(forms: string, name: string): string | undefined {
  const { index, 0: found } = new RegExp(`\\s${name}\\s*\\{`).exec(forms) ?? { index: -1, 0: '' };
  const start = index + found.length;
  let depth = 1;
  for (let at = start; index >= 0 && at < forms.length; at += 1) {
    if (forms[at] === '{') depth += 1;
    if (forms[at] === '}') depth -= 1;
    if (depth === 0) return forms.slice(start, at);
  }
  return undefined;
}
