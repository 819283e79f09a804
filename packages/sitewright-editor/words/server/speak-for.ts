import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { chooseLanguage, type Speech, speakAs } from '../words.ts';

const speeches = new AsyncLocalStorage<Speech>();

/** The text of a file with translations, such as `de.json`. */
export const readCatalogue = (language: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', `${language}.json`), 'utf8');

/** Does something, in whose words the language is the one that a request prefers. */
export function speakFor<Result>({ headers }: IncomingMessage, act: () => Result): Result {
  const preferred = headers['accept-language']?.split(',').map((one) => one.split(';')[0]?.trim());
  const language = chooseLanguage((preferred ?? []) as string[]);
  if (language === 'en') return act();
  speakAs(() => speeches.getStore());
  return speeches.run({ language, catalogue: JSON.parse(readCatalogue(language)) }, act);
}
