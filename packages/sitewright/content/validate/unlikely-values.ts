import { nameInEnglish } from '../../lib/language-tag.ts';
import { isDay } from '../dates/describe-day.ts';
import { describeOtherDays } from '../dates/weekdays.ts';
import { describeOtherCountry } from '../fields/phone.ts';
import { isUnread } from '../languages/foreign-text.ts';
import { nameOfPicture } from '../markdown/text-picture.ts';
import type { Problem } from '../messages/problem.ts';
import { fieldAt } from '../values/field-at.ts';
import type { FieldPath } from '../yaml/yaml-file.ts';
import { mapTexts, type ParsedFields } from './parse.ts';

interface Around {
  language: string;
  /** What the first language says in the same file, and which one that is; undefined in itself. */
  original: { value: unknown; language: string } | undefined;
  /** Such as `2026-10-03`. */
  today: string;
}

/** Advice on what is right by itself, and unlikely beside something else that is said. */
export function describeUnlikely(
  said: ParsedFields,
  { language, original, today }: Around,
): Problem[] {
  const advice: Problem[] = [];
  const advise = (path: FieldPath, message: string | undefined) => {
    if (message) advice.push(said.problemAt(path, message));
  };
  const year = fieldAt(said.value, ['company', 'founded']);
  if (!original && Number(year) > Number.parseInt(today, 10))
    advise(['company', 'founded'], `expected a year that has come, found ${year}`);
  /** People by the names of the first language, in letters that those who read this one may not read. */
  const unread: { text: string; path: FieldPath }[] = [];
  mapTexts(said.value, [], (text, path) => {
    const first = fieldAt(original?.value, path);
    const field = String(path.at(-1));
    if (field === 'days') {
      const at = [...path.slice(0, -1), 'weekdays'];
      const isInherited = said.problemAt(at, '').original?.isInherited;
      const weekdays = isInherited ? undefined : fieldAt(said.value, at);
      const theirs = fieldAt(original?.value, path.slice(0, -1));
      const source = original && isDaysLine(theirs) && { ...theirs, language: original.language };
      const line = { ...Object(fieldAt(said.value, path.slice(0, -1))), weekdays };
      if (isDaysLine(line)) advise(path, describeOtherDays(line, language, source || undefined));
    }
    if (
      original &&
      /^(value|amount)$/.test(field) &&
      said.problemAt(path, '').original?.isInherited
    )
      advise(path, describeFigure(text, original.language, language));
    if (original && field === 'name' && text === first && isUnread(language, text))
      unread.push({ text, path });
    // What a translation leaves as it is, is said at the original.
    if (text === first) return text;
    if (/^(updated|datePosted)$/.test(field) && isDay(text) && text > today)
      advise(path, `expected a day that has come, found ${text}`);
    if (field === 'alt' && nameOfPicture.test(text))
      advise(path, `expected what the picture shows, found the name of a file, ${text}`);
    const [mark, ...others] = text.match(/[„“”«»]/g) ?? [];
    // A label may begin with « as with an arrow.
    if (mark && /[„“«]/.test(mark) && others.length === 0 && !text.startsWith('« '))
      advise(path, `expected a mark of quotation that closes ${mark}, found none`);
    const address = fieldAt(said.value, [...path.slice(0, -1), 'address']);
    if (field === 'phone') advise(path, describeOtherCountry(text, address, language));
    return text;
  });
  const [one, ...others] = unread;
  if (!one) return advice;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const message = `expected names that are read in ${nameInEnglish(language)}, found ${one.text}${more} as in the first language: write name: into this translation too`;
  const atField = 'Who reads this language may not read this name: write it in its letters';
  advice.push(said.problemAt(one.path, message, atField));
  return advice;
}

/**
 * Advice on a figure that is printed as in the first language, and has words or signs of that: `1.2 million`, `ca. 40`,
 * `37,5 km²` in English.
 */
function describeFigure(figure: string, ...languages: [string, string]): string | undefined {
  // Units have few letters, or a sign that stands for a factor.
  const [word] =
    figure.match(/(?<![\p{L}/])(?![µμ])(?:\p{L}\p{Ll}{3,}(?!\p{L})|\p{L}*\p{Ll}+\.)/u) ?? [];
  const other = figure.match(/(?=\p{L})[^\p{sc=Latn}\p{sc=Grek}µ]/u);
  const isForeign = word || other || hasOtherSigns(figure, ...languages);
  if (!/\p{N}/u.test(figure) || !isForeign) return undefined;
  return `expected the figure in this language, found it as the first language prints it, ${figure}: write it here too`;
}

/** Whether it has a sign between thousands, or before decimals, that is another one in a second language. */
const hasOtherSigns = (figure: string, ...languages: [string, string]): boolean =>
  (['group', 'decimal'] as const).some((type) => {
    const [first = '', own = ''] = languages.map((language) => {
      const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
      return parts.find((one) => one.type === type)?.value.replace(/\s/, ' ');
    });
    const plain = figure.replaceAll(/\s/g, ' ');
    const hasSign = new RegExp(String.raw`\p{Nd}${RegExp.escape(first)}\p{Nd}`, 'u').test(plain);
    return first !== '' && first !== own && hasSign;
  });

/** Whether a group says days in words; whatever else it says may be anything. */
function isDaysLine(line: unknown): line is { days: string; weekdays?: string[] } {
  const { days, weekdays = [], day } = Object(line);
  return typeof days === 'string' && Array.isArray(weekdays) && day === undefined;
}
