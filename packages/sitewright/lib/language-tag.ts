/**
 * The form of a language's tag, such as `sv`, `pt-BR` or `zh-Hant`, which names the language's folder
 * in the content and in the built site. No other folder has such a name.
 */
export const tagForm = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/**
 * The tags of languages that somebody may mean by a text which is none, the likeliest first: that of today for a retired
 * one, such as `he` for `iw`, in its usual form, and that of the country whose letters it is: `ua` is that of Ukraine, where
 * `uk` is spoken.
 */
export function listMeantTags(text: string): string[] {
  const tag = text.replaceAll('_', '-');
  const known = isWellFormed(tag) ? Intl.getCanonicalLocales(tag) : [];
  const spoken = /^[a-z]{2}$/i.test(tag) ? new Intl.Locale(`und-${tag}`).maximize().language : 'en';
  // It is English of what is no country.
  return [...new Set([...known, ...(spoken === 'en' ? [] : [spoken])])].filter(isLanguageTag);
}

/** What is the tag of a language, with those that somebody may mean by what is none. */
export const describeTag = (text: unknown): string =>
  `the tag of a language, such as ${listMeantTags(`${text}`).join(' or ') || 'en, sv, pt-BR or zh-Hant'}`;

/** What a language is called in messages, which are in English, such as `Swedish`. */
export const nameInEnglish = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

/** Whether a text is the canonical tag of a language that has a name, such as `sv` and `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  if (!tagForm.test(text) || !isWellFormed(text)) return false;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return Intl.getCanonicalLocales(text)[0] === text && names.of(text) !== undefined;
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
