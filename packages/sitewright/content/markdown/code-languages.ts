import { languageAliasNames, languageNames } from '@shikijs/langs';

const known: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

/** Whether code of a language can be highlighted, by its name, such as `ts`, or one of its other names. */
export const knowsLanguage = (name: string): boolean => known.has(name);
