/**
 * What a translation does with a field. A schema gives it to the field with `.meta({ translation })`;
 * a field without one may be left out of a translation, which then has the first language's value.
 */
export type TranslationRole =
  /** Words that a visitor reads or hears: each translation has its own. */
  | 'words'
  /** Text that is mostly the same everywhere, such as a price or a person's name: it may be left out. */
  | 'optional'
  /** Where a link leads: it may be left out, and leads to the page in the translation's language. */
  | 'link'
  /** What holds for the whole site: only the first language's file says it. */
  | 'shared';

declare module 'zod' {
  interface GlobalMeta {
    translation?: TranslationRole;
  }
}
