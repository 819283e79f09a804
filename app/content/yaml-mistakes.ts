import { type Document, type ErrorCode, Scalar, visit, type YAMLError } from 'yaml';

/** A mistake in how a file is written, in an editor's words. */
export interface YamlMistake {
  /** Where in the text it is, in characters. */
  offset: number;
  /** What to do about it. */
  message: string;
}

const leftOver =
  'the text ends here, before its line does; put all of it into double quotes, with a backslash before each double quote inside';
const needsQuotes = 'a text that begins with this sign needs quotes';
const sameColumn = 'begin each field at the same column as its neighbours';
const outOfLine = `${sameColumn}, and put a space behind each dash`;
const noColon = 'put a colon and a space behind the name of the field';

/** What editors can have done, for each code that the parser gives to content like ours. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: needsQuotes,
  BAD_DQ_ESCAPE: 'in double quotes a backslash begins a special sign; write it twice',
  BAD_INDENT: outOfLine,
  BAD_SCALAR_START: needsQuotes,
  BLOCK_AS_IMPLICIT_KEY: `a text with a colon needs quotes; if it is a field, ${sameColumn}`,
  DUPLICATE_KEY: 'this field is given a second time; keep one of them',
  MULTILINE_IMPLICIT_KEY: noColon,
  MULTIPLE_DOCS: 'the file ends here and then goes on; remove this line',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  TAG_RESOLVE_FAILED: needsQuotes,
  UNEXPECTED_TOKEN: leftOver,
};

/**
 * What is wrong with how a file is written.
 *
 * @returns fields given twice, and the first mistake of another kind: what the parser says after that
 * mostly follows from it. Empty for a file that is written well.
 */
export function yamlMistakes(document: Document.Parsed): YamlMistake[] {
  const found: YAMLError[] = [...document.errors, ...document.warnings];
  if (found.length === 0) return namesOfNothing(document);
  found.sort((a, b) => a.pos[0] - b.pos[0]);
  const first = found.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return found
    .slice(0, first < 0 ? found.length : first + 1)
    .map((error) => inWords(document, error));
}

/** Words with an asterisk before them, which stand for another part of the file that is not there. */
function namesOfNothing(document: Document.Parsed): YamlMistake[] {
  const offsets: number[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (alias.range && !alias.resolve(document)) offsets.push(alias.range[0]);
    },
  });
  return offsets.map((offset) => ({ offset, message: needsQuotes }));
}

function inWords(
  document: Document.Parsed,
  { code, message, pos: [offset] }: YAMLError,
): YamlMistake {
  if (message.startsWith('Missing closing')) {
    const opened = openQuote(document, offset) ?? offset;
    return { offset: opened, message: 'a quote is opened here and never closed' };
  }
  if (message.startsWith('Implicit map keys')) return { offset, message: noColon };
  if (message.startsWith('Sequence item without')) return { offset, message: outOfLine };
  const [line] = message.split('\n');
  return { offset, message: advice[code] ?? `not valid YAML: ${line}` };
}

/** Where the quote was opened that the parser misses the end of, far below. */
function openQuote(document: Document.Parsed, end: number): number | undefined {
  let open: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      const quoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
      if (quoted && range && range[0] < end && range[2] >= end) open = range[0];
    },
  });
  return open;
}
