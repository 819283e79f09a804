import { createRequire } from 'node:module';
import type { HighlighterCore } from 'shiki/core';
import { knowsLanguage } from '../../content/markdown/code-languages.ts';

/** Loads modules when they are first needed: content without code does without the highlighter. */
const load = createRequire(import.meta.url);

/** The colours of the theme are the names of custom properties, such as `var(--code-keyword)`. */
const themeName = 'classes';
const prefix = '--code-';
const minute = 60_000;

let highlighter: HighlighterCore | undefined;

function loadHighlighter(): HighlighterCore {
  const { createHighlighterCoreSync, createCssVariablesTheme }: typeof import('shiki/core') =
    load('shiki/core');
  const { createJavaScriptRegexEngine }: typeof import('shiki/engine/javascript') =
    load('shiki/engine/javascript');
  const theme = createCssVariablesTheme({ name: themeName, variablePrefix: prefix });
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  return createHighlighterCoreSync({ themes: [theme], engine });
}

/** A piece of code with the class of its kind, such as `code-keyword`, where that stands out. */
export interface CodeWord {
  text: string;
  className?: string | undefined;
}

/**
 * Parts code into words of one kind each, such as keywords and strings.
 *
 * @param language the name of a language, such as `ts`, or one of its other names
 * @returns undefined for a language that is not known
 */
export function highlightCode(code: string, language: string): CodeWord[] | undefined {
  if (!knowsLanguage(language)) return undefined;
  highlighter ??= loadHighlighter();
  if (!highlighter.getLoadedLanguages().includes(language)) {
    highlighter.loadLanguageSync(load(`@shikijs/langs/${language}`).default);
  }
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
    theme: themeName,
    // It ends at this limit in the middle of a line. With its own of half a second, a busy machine made other bytes.
    tokenizeTimeLimit: minute,
  });
  return tokens.flatMap((line, index): CodeWord[] => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...line.map(({ content, color = '' }) => createWord(content, color)),
  ]);
}

/** The classes of the words that stand out, by the theme's names for their kinds. */
const classes: Readonly<Record<string, string>> = {
  keyword: 'code-keyword',
  function: 'code-name',
  constant: 'code-value',
  string: 'code-text',
  'string-expression': 'code-text',
  comment: 'code-comment',
};

function createWord(text: string, colour: string): CodeWord {
  const [, token = ''] = /--code-token-([\w-]+)/.exec(colour) ?? [];
  return { text, className: classes[token] };
}
