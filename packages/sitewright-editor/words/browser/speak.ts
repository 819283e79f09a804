import { chooseLanguage, speakAs } from '../words.ts';

/**
 * Lets the editor speak the language that its browser prefers, before anything is shown. Without its translations, as
 * while there is no network, it speaks English.
 */
export async function speak(): Promise<void> {
  const language = chooseLanguage(navigator.languages);
  if (language === 'en') return;
  const file = `words/${language}.json`;
  const answer = await fetch(new URL(file, import.meta.url)).catch(() => undefined);
  if (!answer?.ok) return;
  const catalogue = await answer.json();
  speakAs(() => ({ language, catalogue }));
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
}
