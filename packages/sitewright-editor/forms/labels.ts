import type { JsonSchema } from 'sitewright/content';
import { langOf, msg, spokenLanguage, t } from '../words/words.ts';

/** What people say in place of the short words of the content. */
const words: Readonly<Record<string, string>> = {
  addOns: 'Add-ons',
  alt: 'What the picture shows',
  at: 'Address of its own',
  autocomplete: 'What the browser fills in',
  bio: 'About the person',
  changelog: 'Changes',
  cta: 'Call to action',
  faq: 'Questions',
  hero: 'Opening',
  href: 'Leads to',
  items: 'Entries',
  key: 'Name for translations',
  lead: 'Introduction',
  meta: 'Search results',
  moved: 'Old addresses',
  only: 'Languages that have it',
  roi: 'What it brings',
  roiLabel: 'Words for what it brings',
  slug: 'Name in addresses',
  src: 'Picture',
  stats: 'Figures',
  '.text': 'Text',
  timeframe: 'Time',
  to: 'Leads to',
  yearly: 'By the year',
};

/**
 * What an entry of a list is called, such as `question`: what its schema says, else the list’s own name in the singular.
 *
 * @param name the field that is the list
 */
export function entryNameOf({ entryName }: JsonSchema, name: string): string {
  if (typeof entryName === 'string') return entryName;
  const label = inEnglish(name).toLowerCase();
  if (name === 'items' || !/[^s]s$/.test(label)) return 'entry';
  return label.replace(/ies$|(?<=ss|x|ch|sh)es$|s$/, (end) => (end === 'ies' ? 'y' : ''));
}

/** A noun with its article, where the language spoken has one there: `an old address`. */
export const withArticle = (noun: string): string =>
  spokenLanguage() === 'en' ? `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}` : t(noun);

/** What the editor calls one of several words that a field may say, such as `words-first`; names and codes stay. */
export const labelOfChoice = (one: string): string =>
  /^[a-z]+([A-Z-][a-z]+)*$/.test(one) ? t(spellOut(one)) : one;

/**
 * What a field is for, in words of somebody who has a form before them, and no file: other fields and choices are called as
 * the form calls them, and nothing has the signs of a file.
 */
export function hintOf({ hint, description }: JsonSchema): string | undefined {
  const words = (hint as string | undefined) ?? description;
  return words
    ?.replaceAll(
      /(?<![{/:.@\w-])[a-z]+(?:[A-Z][a-z]+)+(?![\w}])/g,
      (name) => `“${inEnglish(name)}”`,
    )
    .replaceAll(/\[([^\]]+), ([^\],]+)\](?!\()/g, '$1 and $2')
    .replaceAll(/"([^"]*)"/g, '$1');
}

/** What the hints of many fields end with. */
const endings = [
  msg('; it may hold *emphasis*, **strong emphasis** and [links](/pricing)'),
  msg(': one colour, or one for light and one for dark'),
  msg('. Left out, it is what the first language says'),
];

/** The parts of a hint that are translated one by one. */
export const partsOfHint = (hint: string): string[] =>
  endings
    .reduce((parts, ending) => parts.replaceAll(ending, `\n${ending}\n`), hint)
    .split('\n')
    .filter(Boolean);

/** A hint in the language of who reads it. */
export const sayHint = (hint: string): string =>
  partsOfHint(hint)
    .map((one) => t(one))
    .join('');

/** What the editor calls a field or a file: `firstName` becomes `First name`, `href` `Leads to`. */
export const labelOf = (name: string): string => scriptOf(name) ?? t(inEnglish(name));

/** The language of that, where it is not the one that is spoken now: nobody has translated what a site has of its own. */
export const langOfLabel = (name: string): 'en' | undefined =>
  scriptOf(name) === undefined ? langOf(inEnglish(name)) : undefined;

/** Such as Arab: the name of letters, for which a brand has a font. */
const scriptOf = (name: string) =>
  /^[A-Z][a-z]{3}$/.test(name)
    ? new Intl.DisplayNames(spokenLanguage(), { type: 'script' }).of(name)
    : undefined;

const inEnglish = (name: string): string =>
  (Object.hasOwn(words, name) ? words[name] : undefined) ?? spellOut(name);

/**
 * How `describeDifference` says what has changed.
 *
 * @param quote a text of the content, as it is shown
 */
export const wordingWith = (quote: (text: string) => string) => ({
  ...{ label: labelOf, quote },
  isNew: t('is new'),
  isGone: t('is gone'),
  isMoved: t('has another order'),
  whole: t('All of it'),
});

function spellOut(name: string): string {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The example that words on a field give, such as `18:30` of `The time, such as 18:30: it orders posts`. */
export const exampleIn = (words: string): string | undefined =>
  /such as (.+?)(?=[;,()]|[:.](?:\s|$)|$)/.exec(words)?.[1];

/** The first text in an entry of a list, which people know it by. */
function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

/**
 * What an entry of a list is called: what it says first, and where it leads, as in `/old → /new`.
 *
 * @param kind what such an entry is called while it says nothing
 */
export function nameEntry(value: unknown, kind: string, index: number): string {
  const words = firstText(value);
  if (!words) return `${kind} ${index + 1}`;
  const { to, href = to } = Object(value) as Record<string, unknown>;
  return typeof href === 'string' && href && href !== words ? `${words} → ${href}` : words;
}
