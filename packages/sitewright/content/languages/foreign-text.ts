import { nameInEnglish } from '../../lib/language-tag.ts';
import { describeLookAlikes } from '../messages/look-alikes.ts';

const scripts: Readonly<Record<string, string>> = {
  ...{ Jpan: '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}', Kore: '\\p{sc=Hang}' },
  ...{ Hans: '\\p{sc=Han}', Hant: '\\p{sc=Han}' },
};

/** The letters of a language's script. */
function lettersOf(tag: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize();
  return new RegExp(`[${scripts[script] ?? `\\p{sc=${script}}`}]`, 'gu');
}

/** Whether a name is in letters of a language that others are not written in: Latin ones tell nothing. */
export const isInLettersOf = (tag: string, name: string): boolean =>
  !/\p{sc=Latin}/u.test(name) && lettersOf(tag).test(name);

/** Whether those who read a language may not read a name: it has neither its letters nor Latin ones. */
export const isUnread = (tag: string, name: string): boolean =>
  /\p{L}/u.test(name) && !/\p{sc=Latin}/u.test(name) && !lettersOf(tag).test(name);

/** What is a language’s own: its letters, and its words for “and” and “or”. */
function describeLanguage(tag: string) {
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(tag, { type }).format(['0', '0']),
  );
  return { tag, letters: lettersOf(tag), joints: lists.join(' ').match(/\p{L}{2,}/gu) ?? [] };
}

/** What is no word of a language: a path, what stands before an arrow, placeholders, where links lead, code, addresses. */
const wordless = /^\/.*|^.* -> |\{[^{}]*\}|\]\([^()]*\)|`[^`]*`|\S*[/@]\S*/g;
/** With letters of two scripts of which some look the same. */
const mixed =
  /(?=[\p{L}\p{M}]*\p{sc=Latn})(?=[\p{L}\p{M}]*[\p{sc=Cyrl}\p{sc=Grek}])[\p{L}\p{M}]+/gu;
/** In letters: a shorter text may be a name. */
const shortest = 12;
/** Letters that whoever reads another script may not read; Latin ones everybody meets. */
const otherLetters = /(?=\p{L})\P{sc=Latin}/u;

/**
 * Makes what finds texts that are likely to be in another language than their page’s.
 *
 * @param others the tags of the languages that it may be in: the site’s others, and English, in which examples are written
 * @returns advice on a text; undefined where there is none, as on names and on short texts
 */
export function createLanguageCheck(tag: string, others: readonly string[]) {
  const own = describeLanguage(tag);
  const rest = others.map(describeLanguage);
  return (written: string): string | undefined => {
    if (written.length < shortest && !otherLetters.test(written)) return undefined;
    // Most texts have none of it, which is told sooner.
    const text = /->|\]\(|[{`/@]/.test(written) ? written.replaceAll(wordless, ' ') : written;
    for (const [word] of text.matchAll(mixed)) {
      // An abbreviation may have an ending in the letters of the page.
      const isOwn = (word.match(own.letters) ?? []).length > word.length / 2;
      const hint = isOwn && describeLookAlikes(word);
      if (hint) return `expected a word in letters of one script, found “${word}”${hint}`;
    }
    const words: readonly string[] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
    const length = words.join('').length;
    const fits = ({ letters }: typeof own) => (text.match(letters) ?? []).length > length / 2;
    const joins = ({ joints }: typeof own) => joints.some((one) => words.includes(one));
    const isUnread = length > 2 && !/\p{sc=Latn}/u.test(text) && !text.match(own.letters);
    const isText =
      isUnread || (length >= shortest && (words.length > 4 || !/\p{sc=Latn}/u.test(text)));
    const isOwn = fits(own) && (words.length < 10 || joins(own));
    if (!isText || isOwn) return undefined;
    const like = rest.filter(fits);
    const isPlain = !fits(own) && like.length === 1;
    const meant = like.find(joins) ?? (isPlain ? like[0] : undefined);
    if (!meant && (text.match(own.letters) ?? []).length > length / 5) return undefined;
    const found = meant
      ? `one that is likely to be in ${nameInEnglish(meant.tag)}`
      : 'other letters';
    return `expected a text in ${nameInEnglish(tag)}, found ${found}: translate it, if it is no name`;
  };
}
