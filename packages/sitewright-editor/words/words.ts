/**
 * The editor's own words. The key of each is its English sentence, and `de.json` and its neighbours have its translations. A
 * browser reads one of them before anything is shown; a server takes for each request the one of who asks.
 */

/** Languages with a catalogue beside this file; English needs none. */
export const languages = ['de', 'sv'] as const;

export interface Speech {
  language: string;
  /** Translations by the English words. */
  catalogue: Readonly<Record<string, string>>;
}

const english: Speech = { language: 'en', catalogue: {} };

/** Says which language is spoken now. */
type Speaker = () => Speech | undefined;

// One for all: a development server loads this module more than once.
const everywhere = globalThis as { sitewrightEditorSpeaker?: Speaker };

export function speakAs(speaker: Speaker): void {
  everywhere.sitewrightEditorSpeaker = speaker;
}

const speech = (): Speech => everywhere.sitewrightEditorSpeaker?.() ?? english;

/** The language in which words are said now, as a tag. */
export const spokenLanguage = (): string => speech().language;

/** What the attribute `lang` says of words that may have no translation: `en` where they have none. */
export const langOf = (key = ''): 'en' | undefined =>
  speech() === english || Object.hasOwn(speech().catalogue, key) ? undefined : 'en';

/**
 * The language in which the editor speaks to somebody: the best one of theirs that is there, else English.
 *
 * @param preferred tags, the best first, as `navigator.languages` has them
 */
export const chooseLanguage = (preferred: readonly string[]): string =>
  preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((one) => ['en', ...languages].includes(one)) ?? 'en';

/**
 * Words in the language of who reads them.
 *
 * @param key the English words, with `{name}` for each value; words without a translation stay as they are
 */
export function t(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const { catalogue } = speech();
  const words = Object.hasOwn(catalogue, key) ? String(catalogue[key]) : key;
  return words.replaceAll(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Marks words that `t` says once somebody reads them, such as those of a table. */
export const msg = <Key extends string>(key: Key): Key => key;
