import { assertWritable, type Directive, printDirectives } from './directives.ts';

/** The variables that our rules use; a number is what a group of the last condition has found. */
type Name =
  | `${number}`
  | 'ENV:REDIRECT_STATUS'
  | 'REQUEST_FILENAME'
  | 'REQUEST_URI'
  | 'IS_SUBREQ'
  | 'PATH_INFO'
  | 'QUERY_STRING'
  | 'THE_REQUEST';
export type ApacheDirective = Directive<Name>;

/**
 * Prints directives for Apache's `mod_rewrite`, in which each value stands for itself.
 *
 * @throws Error when one cannot
 */
export const printApache = (directives: readonly ApacheDirective[]): string =>
  printDirectives(directives, {
    writeVariable: (name) => (/^\d$/.test(name) ? `%${name}` : `%{${name}}`),
    quote(word) {
      // Between its quotes everything stands for itself, but for `${` and for the quotes.
      assertWritable(word, /\$\{|"/, 'the configuration of Apache');
      return /^[\w.^=,[\]!-]+$/.test(word) ? word : `"${word}"`;
    },
    end: '',
  });

/** Escapes a text that a rule leads to, in which these signs would begin a variable. */
export const escapeTarget = (text: string): string => text.replaceAll(/[$%\\]/g, String.raw`\$&`);
