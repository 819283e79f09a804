/** A form of the words for each number, such as ICU MessageFormat’s `{jobs, plural, one {A job} other {Jobs}}`. */
export const messageFormat = /\{\s*[\w.-]+\s*,[^{}]*(?:\{(?:[^{}]|\{[^{}]*\})*\}?[^{}]*)+\}?/g;

/** Commands of templates, and what stands between a word in brackets and its end, in any text. */
export const inlineCommands: readonly RegExp[] = [
  /(?<!\\)\{%(?:(?!\n[ \t]*\n)[\s\S])*?%\}/g,
  /(?<!\\)\{\{(?:(?!\n[ \t]*\n)[\s\S])*?\}\}/g,
  /(?<!\\)\[([a-z][\w-]*)(?:[ \t=][^[\]\n]*)?\](?=[\s\S]{0,5000}?\[\/\1\])|(?<!\\)\[\/[a-z][\w-]*\]/gi,
];

/** An element that a component draws, such as `<Card title="Prices">`. */
export const component = /(?<!\\)<\/?[A-Z]\w*[a-z][\w.]*(?:\s[^<>]*)?\/?>/g;

/**
 * What looks like the command of another system, and is shown as it is written: those of Jekyll, Hugo, GitBook and
 * WordPress, components, and the lines that begin blocks of VitePress and MkDocs.
 */
export const commands: readonly RegExp[] = [
  ...inlineCommands,
  component,
  /^[ \t>]*(?::{3,}.*|(?:!!!|===)[ \t]+\S.*)$/gm,
];
