import {
  CST,
  type Document,
  type ErrorCode,
  isNode,
  isScalar,
  Lexer,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { describeLookAlikes, readMeantNumber } from '../messages/look-alikes.ts';

/** A mistake in the YAML of a file, in words for the person who edits it; its place is in characters. */
interface YamlProblem {
  offset: number;
  message: string;
}

const endsTooEarly =
  'the text ends here, before the end of its line; put all of it into double quotes, with a backslash before each double quote inside';
const needsQuotes = 'put a text that starts with this character in quotes';
const alignFields = 'start each field in the same column as its neighbours';
const alignEntries = `${alignFields}, and put a space after each dash`;
const quoteComma =
  'in braces a comma ends the text before it; put the whole text, with its comma, in quotes';
const addColon = 'put a colon and a space after the name of the field';

/** Advice for each error code of the parser that content like ours can lead to. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: needsQuotes,
  BAD_DQ_ESCAPE: 'in double quotes a backslash starts an escape sequence; write it twice',
  BAD_INDENT: alignEntries,
  BAD_SCALAR_START: needsQuotes,
  BLOCK_IN_FLOW: 'put a text with a colon in quotes',
  BLOCK_AS_IMPLICIT_KEY: `put a text with a colon in quotes; if this is a field, ${alignFields}`,
  DUPLICATE_KEY: 'this field is already given above; keep one of the two',
  MULTILINE_IMPLICIT_KEY: addColon,
  MULTIPLE_DOCS: 'the file ends here and then goes on; remove this line',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  TAG_RESOLVE_FAILED: needsQuotes,
  UNEXPECTED_TOKEN: endsTooEarly,
};

/**
 * What is wrong with the YAML of a file.
 *
 * @param text of which the document was made
 * @returns fields given twice, and the first error of another kind: the parser's later errors mostly
 * follow from that one. Empty for valid YAML.
 */
export function syntaxErrors(document: Document.Parsed, text: string): YamlProblem[] {
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const hidden = findHiddenTexts(text, errors.length > 0);
  if (errors.length === 0) return [...hidden, ...misreadTexts(document)];
  errors.sort((a, b) => a.pos[0] - b.pos[0]);
  // A brace behind such a text is missing too.
  if (hidden[0] && hidden[0].offset < (errors[0]?.pos[0] ?? 0)) return hidden;
  const first = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return errors
    .slice(0, first < 0 ? errors.length : first + 1)
    .map((error) => explain(document, text, error));
}

const quoteHash =
  'YAML reads nothing from this # on; put the whole text in quotes, or, if this is a comment, a space behind the #';

const quoteBracket =
  'YAML reads nothing from this # on, and so no bracket behind it; put the whole text in quotes';

/** What tells the parser where a part begins or ends, and stands for no character. */
const marks: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

/**
 * Finds the texts of which YAML makes comments: each begins with a # without a space behind something on its line, or
 * has the bracket that is missed.
 *
 * @param isBroken whether the parser misses something
 */
function findHiddenTexts(text: string, isBroken: boolean): YamlProblem[] {
  const problems: YamlProblem[] = [];
  if (!(isBroken ? /#/ : /[^\s#][ \t]+#+(?![ \t#])/).test(text)) return problems;
  let [offset, before, depth] = [0, '', 0];
  for (const token of new Lexer().lex(text)) {
    const isMark = before !== CST.SCALAR;
    if (isMark && /^[[{]$/.test(token)) depth++;
    if (isMark && /^[\]}]$/.test(token)) depth--;
    const isComment = isMark && /^#+(?![ \t#])/.test(token);
    const hasEnd = isBroken && isMark && depth > 0 && /^#.*[\]}]/.test(token);
    const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    if ((isComment || hasEnd) && line.trim())
      problems.push({ offset, message: isComment ? quoteHash : quoteBracket });
    before = token;
    if (!marks.includes(token)) offset += token.length;
  }
  return problems;
}

/**
 * What is valid and not meant: aliases (`*name`) are mostly texts that start with an asterisk, and a field
 * without a colon in braces is the rest of a text, or of a number, with a comma.
 */
function misreadTexts(document: Document.Parsed): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Alias(_key, { range }) {
      if (range) problems.push({ offset: range[0], message: needsQuotes });
    },
    Map(_key, { flow, items }) {
      const at = flow ? items.findIndex(({ value }) => value === null) : -1;
      const rest = items[at]?.key;
      const number = [items[at - 1]?.value, rest].map(readDigits).join(',');
      const meant = /^-?\d+,\d+$/.test(number) ? readMeantNumber(number) : undefined;
      const message =
        meant === undefined
          ? quoteComma
          : `in braces a comma ends the number before it; write ${meant}, or "${number}" where a text belongs`;
      if (isNode(rest) && rest.range) problems.push({ offset: rest.range[0], message });
    },
  });
  return problems;
}

const readDigits = (node: unknown): string =>
  isScalar(node) && typeof node.value === 'number' ? (node.source ?? '') : '';

/** The space, the dashes and the name of a field with its colon that a line begins with, in whichever signs. */
const beginning = /^[\p{Zs}\t]*(?:\p{Pd}[\p{Zs}\t]*)*(?:[A-Za-z][\w-]*[\p{Zs}\t]*[:：﹕])?\p{Zs}*/u;

function readBeginning(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  return beginning.exec(line.join())?.[0] ?? '';
}

function explain(
  document: Document.Parsed,
  text: string,
  { code, message, pos: [offset] }: YAMLError,
): YamlProblem {
  const lookAlikes = describeLookAlikes(readBeginning(text, offset), { signs: /[: -]/ });
  if (lookAlikes) return { offset, message: `${addColon}${lookAlikes}` };
  if (message.startsWith('Missing closing')) {
    const quote = findUnclosedQuote(document, offset) ?? offset;
    return { offset: quote, message: 'this quote is never closed; put another one after the text' };
  }
  if (message.startsWith('Implicit map keys')) return { offset, message: addColon };
  if (message.startsWith('Sequence item without')) return { offset, message: alignEntries };
  const [line] = message.split('\n');
  return { offset, message: advice[code] ?? `not valid YAML: ${line}` };
}

/** The offset of the quote whose end the parser misses, far below. */
function findUnclosedQuote(document: Document.Parsed, end: number): number | undefined {
  let quote: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (isQuoted && range && range[0] < end && range[2] >= end) quote = range[0];
    },
  });
  return quote;
}
