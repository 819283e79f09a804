/**
 * What `npm run launch-check` looks for in a field. A schema gives it to the field with
 * `.meta({ launchRole })`; authoring/launch-check/launch-rules.ts says what follows from it.
 */
export type LaunchRole =
  /** Where a button leads; it does nothing without. */
  | 'button-target'
  /** Where the message form is sent; it does nothing without. */
  | 'form-endpoint'
  /** The vendor's address on a social network; its name is no link without. */
  | 'social-address'
  /** The day a job was posted; search engines do not list it without. */
  | 'posting-date'
  /** The day from which the security contact no longer holds. */
  | 'contact-expiry'
  /** A price; search engines list it when it is an amount in a currency they can tell. */
  | 'price'
  /** A service that gets to know of every visit. */
  | 'analytics'
  /** The name of another service of others. */
  | 'service'
  /** An address that is an example on purpose. */
  | 'example';

/**
 * What a translation does with a field. A schema gives it to the field with `.meta({ translation })`;
 * a field without one may be left out of a translation, which then has the first language's value.
 */
export type TranslationRole =
  /** Words that a visitor reads or hears: each translation has its own. */
  | 'words'
  /** Text that is mostly the same everywhere, such as a person's name: it may be left out. */
  | 'optional'
  /** An amount of money: it may be left out where the translation has the same currency, or words in its place. */
  | 'amount'
  /** Where a link leads: it may be left out, and leads to the page in the translation's language. */
  | 'link'
  /** What the file of the first language says in another way: only those of translations have the field. */
  | 'own'
  /** What holds for the whole site: only the first language's file says it. */
  | 'shared';

declare module 'zod' {
  interface GlobalMeta {
    launchRole?: LaunchRole;
    translation?: TranslationRole;
    /** The field of its section whose words visitors get where it is left out: it shows them while it is empty. */
    leftOut?: string;
    /** Whether the text may hold emphasis and links. */
    richText?: boolean;
    /** Marks what names an entry for ever, which is made and not written. */
    identity?: true;
    /** Marks the name of a picture's file, which the content editor offers to upload. */
    picture?: true;
  }
}
