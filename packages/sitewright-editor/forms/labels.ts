import type { JsonSchema } from 'sitewright/content';
import { marksOfText } from 'sitewright/schemas';
import { langOf, msg, spokenLanguage, t } from '../words/words.ts';

/** What people say in place of the short words of the content. */
const words: Readonly<Record<string, string>> = {
  addOns: 'Add-ons',
  all: 'Words for all',
  allLabel: 'Link to all of it',
  alone: 'In this language alone',
  alt: 'What the picture shows',
  applyTopic: 'Read aloud after the button',
  asOf: 'Looked at on',
  askedLabel: 'Words before the address',
  at: 'Address of its own',
  autocomplete: 'What the browser fills in',
  billed: 'How often it is paid',
  bio: 'About the person',
  board: 'Large surface',
  browser: 'Browser around the page',
  canary: 'Yellow sheet',
  changelog: 'Changes',
  code: 'Number',
  copied: 'Words once it is copied',
  cta: 'Call to action',
  done: 'Ticked box',
  endpoint: 'Address of the form service',
  entry: 'In menus and cards',
  face: 'Font',
  failed: 'Page after a failure',
  faq: 'Questions',
  foot: 'Last line',
  footnoteBack: 'Way back from a footnote',
  found: 'Words for what is found',
  frames: 'Hosts shown in frames',
  goldenrod: 'Orange sheet',
  grey: 'Grey sheet',
  ground: 'Background',
  head: 'First line',
  hero: 'Opening',
  href: 'Leads to',
  index: 'Listed by search engines',
  inkMuted: 'Fainter ink',
  items: 'Entries',
  key: 'Name for translations',
  lead: 'Introduction',
  lilac: 'Violet sheet',
  meta: 'Search results',
  mint: 'Green sheet',
  monthly: 'By the month',
  moved: 'Old addresses',
  none: 'Words for nothing found',
  onAction: 'Text on a button',
  onBoard: 'Text on the large surface',
  once: 'Sum paid once',
  only: 'Languages that have it',
  paging: 'Ways through lists',
  per: 'Paid per',
  permalink: 'Form of addresses',
  pink: 'Pink sheet',
  planned: 'Pages still to come',
  publish: 'Who gets it, and when',
  published: 'Published on',
  reportsTo: 'Hosts that it reports to',
  roi: 'What it brings',
  rule: 'Edges and lines',
  sells: 'What you sell',
  sent: 'Page after sending',
  shade: 'Shadow',
  shown: 'Words for what is shown',
  sky: 'Blue sheet',
  slug: 'Name in addresses',
  social: 'Social networks',
  speculative: 'After the last position',
  src: 'Picture',
  stamp: 'Words that stand out',
  stats: 'Figures',
  submit: 'Words of the button',
  tagged: 'Heading of a tag’s page',
  '.text': 'Text',
  thread: 'Connecting lines',
  tiers: 'How steps of the price count',
  timeframe: 'Time',
  to: 'Leads to',
  toDo: 'Empty box',
  trap: 'Field that machines fill in',
  untranslated: 'Heading above untranslated pages',
  upTo: 'At most',
  validThrough: 'Last day to apply',
  white: 'White sheet',
  why: 'What it is for',
  yearly: 'By the year',
  zone: 'Time zone',
  zoneName: 'Time zone in full',
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

/** The same as a form has it above one: `Question`. */
export function labelOfEntry(schema: JsonSchema, name: string): string {
  const label = t(entryNameOf(schema, name));
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A noun with its article, where the language spoken has one there: `an old address`. */
export const withArticle = (noun: string): string =>
  spokenLanguage() === 'en' ? `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}` : t(noun);

/** What the editor calls one of several words that a field may say, such as `words-first`; names and codes stay. */
export const labelOfChoice = (one: string): string =>
  /^[a-z]+([A-Z-][a-z]+)*$/.test(one) ? t(spellOut(one)) : one;

/** What the button says that adds to a list: what it adds, and to what where that has no name but `entry`. */
export function sayAdd(schema: JsonSchema, name: string): string {
  const entryName = entryNameOf(schema, name);
  const words = t('Add {entry}', { entry: withArticle(entryName) });
  return entryName === 'entry' && name !== 'items'
    ? `${words}: ${labelOfField(schema, name)}`
    : words;
}

/**
 * What a field is for, in words of somebody who has a form before them, and no file: other fields and choices are called as
 * the form calls them, and nothing has the signs of a file.
 */
export function hintOf({ hint, description }: JsonSchema): string | undefined {
  const words = (hint as string | undefined) ?? description?.replace(marksOfText, '');
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

/**
 * What the editor calls a field or a file: `firstName` becomes `First name`, `href` `Leads to`, `phoneLabel` `Words for
 * phone`.
 */
export const labelOf = (name: string): string => scriptOf(name) ?? t(inEnglish(name));

/** The language of that, where it is not the one that is spoken now: nobody has translated what a site has of its own. */
export const langOfLabel = (name: string): 'en' | undefined =>
  scriptOf(name) === undefined ? langOf(inEnglish(name)) : undefined;

/** Such as Arab: the name of letters, for which a brand has a font. */
const scriptOf = (name: string) =>
  /^[A-Z][a-z]{3}$/.test(name)
    ? new Intl.DisplayNames(spokenLanguage(), { type: 'script' }).of(name)
    : undefined;

function inEnglish(name: string): string {
  const label = Object.hasOwn(words, name) ? words[name] : undefined;
  const [, what] = /^(.+)Label$/.exec(name) ?? [];
  const ofWords = what && `Words for ${inEnglish(what)}`.replace(/(?<=for )./, toLower);
  return label ?? ofWords ?? spellOut(name);
}

const toLower = (letter: string) => letter.toLowerCase();

/** What a form calls a field: a list that has no name but `items` is called as its entries are. */
export const labelOfField = (schema: JsonSchema, name: string): string =>
  scriptOf(name) ?? t(fieldInEnglish(schema, name));

/** The language of that, as `langOfLabel` has it. */
export const langOfField = (schema: JsonSchema, name: string): 'en' | undefined =>
  scriptOf(name) === undefined ? langOf(fieldInEnglish(schema, name)) : undefined;

function fieldInEnglish({ title, entryName }: JsonSchema, name: string): string {
  if (title) return title;
  if (name !== 'items' || typeof entryName !== 'string') return inEnglish(name);
  const words = entryName.charAt(0).toUpperCase() + entryName.slice(1);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

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
