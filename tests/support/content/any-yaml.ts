import fc from 'fast-check';

/** A value of a file with the way in which its author writes it. */
type Shape =
  | { kind: 'text'; words: string[]; style: Style; comment: string }
  | { kind: 'fields'; style: 'lines' | 'inline' | 'wrapped'; items: Item[]; comment: string }
  | { kind: 'list'; style: 'lines' | 'inline' | 'wrapped'; items: Item[]; comment: string };
type Style =
  | 'plain'
  | 'single'
  | 'double'
  | 'folded'
  | 'literal'
  | 'wrapped'
  | 'number'
  | 'nothing';

interface Item {
  above: readonly string[];
  shape: Shape;
}

interface Layout {
  step: number;
  isListIndented: boolean;
  blanks: string;
}

const word = fc.stringMatching(/^[a-z]{2,6}$/);
const words = fc.array(
  fc.oneof(word, fc.constantFrom('é', '“so”', 'a:b', '7', 'C#', 'it’s', '店')),
  {
    minLength: 1,
    maxLength: 9,
  },
);
/** A comment stands behind a value; above an item stand comments and empty lines. */
const comment = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  word.map((one) => `# ${one}`),
);
const above = fc.oneof(
  { weight: 4, arbitrary: fc.constant<readonly string[]>([]) },
  fc.constantFrom<readonly string[]>([''], ['', '']),
  word.map((one) => [`# about ${one}`]),
  word.map((one) => ['', `# ${one}: no value`, '# - nor - this']),
  word.map((one) => [`# -- ${one} --`, '']),
);
const style = fc.constantFrom<Style>(
  'plain',
  'plain',
  'single',
  'double',
  'folded',
  'literal',
  'wrapped',
  'number',
  'nothing',
);
const block = fc.constantFrom<'lines' | 'inline' | 'wrapped'>(
  'lines',
  'lines',
  'lines',
  'inline',
  'wrapped',
);

const { shape } = fc.letrec<{ shape: Shape; item: Item }>((tie) => ({
  item: fc.record({ above, shape: tie('shape') }),
  shape: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'yaml' },
    fc.record({ kind: fc.constant('text' as const), words, style, comment }),
    ...(['fields', 'list'] as const).map(
      (kind) =>
        fc.record({
          kind: fc.constant(kind),
          style: block,
          comment,
          items: fc.array(tie('item'), { minLength: 1, maxLength: 4, depthIdentifier: 'yaml' }),
        }) as fc.Arbitrary<Shape>,
    ),
  ),
}));

const layout = fc.record({
  step: fc.constantFrom(2, 4, 3),
  isListIndented: fc.boolean(),
  blanks: fc.constantFrom('', ' ', '   '),
});

const frame = fc.record({
  hasMark: fc.boolean(),
  eol: fc.constantFrom('\n', '\r\n'),
  endsWithLine: fc.boolean(),
  start: fc.constantFrom(
    '',
    '# yaml-language-server: $schema=x.json\n',
    '---\n',
    '\n# one\n\n# two\n',
  ),
  end: fc.constantFrom('', '# the end\n', '\n\n# the end\n'),
});

/** A file in YAML as people write it by hand: in many styles, with comments in odd places. */
export const anyYaml = fc
  .tuple(fc.array(fc.record({ above, shape }), { minLength: 1, maxLength: 5 }), layout, frame)
  .map(([items, how, { hasMark, eol, endsWithLine, start, end }]) => {
    const lines = writeFields(items, 0, how).join('\n');
    const text = `${start}${lines}\n${end}`;
    const ended = endsWithLine ? text : text.trimEnd();
    return (hasMark ? '\uFEFF' : '') + ended.replaceAll('\n', eol);
  });

const margin = (column: number) => ' '.repeat(column);
const nameOf = (index: number) =>
  ['title', 'lead', 'Two words', 'to-do', '404'][index] ?? `f${index}`;

function writeFields(items: readonly Item[], column: number, how: Layout): string[] {
  return items.flatMap((item, index) => {
    const lead = item.above.map((line) => (line ? margin(column) + line : line));
    return [...lead, ...writeBehind(`${margin(column)}${nameOf(index)}:`, item.shape, column, how)];
  });
}

function writeList(items: readonly Item[], column: number, how: Layout): string[] {
  return items.flatMap((item) => {
    const lead = item.above.map((line) => (line ? margin(column) + line : line));
    return [...lead, ...writeBehind(`${margin(column)}-`, item.shape, column, how, true)];
  });
}

/** A value behind the colon or the dash that is before it. */
function writeBehind(
  head: string,
  shape: Shape,
  column: number,
  how: Layout,
  isEntry = false,
): string[] {
  const note = shape.comment ? ` ${how.blanks}${shape.comment}` : '';
  if (shape.kind === 'text') return writeText(head, shape, column + how.step, note, how);
  if (shape.style !== 'lines') return writeFlow(head, shape, column + how.step, note, how);
  if (shape.kind === 'list') {
    const inner = isEntry ? column + 2 : column + (how.isListIndented ? how.step : 0);
    return [head + note, ...writeList(shape.items, inner, how)];
  }
  if (!isEntry || note || shape.items[0]?.above.length) {
    return [head + note, ...writeFields(shape.items, column + (isEntry ? 2 : how.step), how)];
  }
  const [first = '', ...rest] = writeFields(shape.items, column + 2, how);
  return [`${head} ${first.trimStart()}`, ...rest];
}

function writeText(
  head: string,
  { words: all, style: one }: Extract<Shape, { kind: 'text' }>,
  column: number,
  note: string,
  { blanks }: Layout,
): string[] {
  const text = all.join(' ');
  const rows = [all.slice(0, 3), all.slice(3, 6), all.slice(6)].filter((row) => row.length > 0);
  const lines = rows.map((row) => margin(column) + row.join(' '));
  const before = `${head} ${blanks}`;
  if (one === 'nothing') return [head + note];
  if (one === 'number') return [`${before}${text.length}.5${note}`];
  if (one === 'folded') return [`${before}>-${note}`, ...lines];
  if (one === 'literal') return [`${before}|${note}`, ...lines];
  if (one === 'single') return [`${before}'${text}'${note}`];
  if (one === 'double') return [`${before}"${text}"${note}`];
  if (one === 'wrapped') return `${before}${lines.join('\n').trimStart()}${note}`.split('\n');
  return [`${before}${text}${note}`];
}

function writeFlow(
  head: string,
  shape: Shape,
  column: number,
  note: string,
  how: Layout,
): string[] {
  const text = inline(shape, how);
  const isWrapped = shape.kind !== 'text' && shape.style === 'wrapped';
  if (!isWrapped) return [`${head} ${text}${note}`];
  const [open, close] = [text.at(0), text.at(-1)];
  const parts = shape.items.map((item, index) => {
    const name = shape.kind === 'fields' ? `${nameOf(index)}: ` : '';
    const said = item.shape.comment ? ` ${item.shape.comment}` : '';
    const comma = index < shape.items.length - 1 || said ? ',' : '';
    const lead = item.above.filter(Boolean).map((line) => margin(column) + line);
    return [...lead, margin(column) + name + inline(item.shape, how) + comma + said];
  });
  return [`${head} ${open}`, ...parts.flat(), `${margin(column)}${close}${note}`];
}

function inline(shape: Shape, how: Layout): string {
  if (shape.kind === 'text') {
    if (shape.style === 'number') return '1.50';
    const quote = shape.style === 'single' ? "'" : '"';
    const text = shape.words.join(' ');
    return shape.style === 'plain' && !text.includes(':') ? text : quote + text + quote;
  }
  const [open, close] = shape.kind === 'fields' ? ['{', '}'] : ['[', ']'];
  const parts = shape.items.map((item, index) => {
    const name = shape.kind === 'fields' ? `${nameOf(index)}: ` : '';
    return name + inline(item.shape, how);
  });
  return `${open}${how.blanks}${parts.join(`,${how.blanks || ' '}`)}${how.blanks}${close}`;
}
