/**
 * The form of a language's tag, such as `sv`, `pt-BR` or `zh-Hant`, which names the language's folder
 * in the content and in the built site. No other folder has such a name.
 */
export const tagForm = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/**
 * What is the tag of a language, with the one of the country whose letters somebody gave: `ua` is that of Ukraine, where
 * `uk` is spoken.
 */
export function describeTag(text: unknown): string {
  const isCountry = /^[a-z]{2}$/i.test(`${text}`);
  const spoken = isCountry && new Intl.Locale(`und-${text}`).maximize().language;
  return `the tag of a language, such as ${spoken && spoken !== 'und' && spoken !== 'en' ? spoken : 'en, sv, pt-BR or zh-Hant'}`;
}

/** Whether a text is the canonical tag of a language that has a name, such as `sv` and `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  if (!tagForm.test(text)) return false;
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(text)[0] === text && names.of(text) !== undefined;
  } catch {
    return false;
  }
}
