import { stopBehind, withStop } from './full-stop.ts';

const inBraces = new RegExp(String.raw`\{(\w+)\}${stopBehind}`, 'gu');

/**
 * Puts words in place of their names in braces: `Apply as {job}`.
 *
 * @param words by their names; a name without words stays as it is
 */
export const fillTemplate = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(inBraces, (whole, name: string, stop?: string) =>
    Object.hasOwn(words, name) ? withStop(words[name] ?? `{${name}}`, stop) : whole,
  );
