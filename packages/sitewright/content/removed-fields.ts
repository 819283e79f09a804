// Every field and value of content that went or was renamed, and what to say in its place. Messages say so, and
// `sitewright upgrade` does what can be done by machine. A test runs the example of each entry.
import { type JsonSchema, schemaFields, variantsOf } from './json-schema.ts';

export interface RemovedField {
  /** The version that knows it no longer, such as `2.0`. */
  since: string;
  /** The kinds of sections or of files that had it, such as `hero`, `platform` or `navigation`. */
  in: readonly string[];
  /** Its way from the section, or from the file; `*` stands for each entry of a list. */
  path: readonly string[];
  /** The values that went, where the field is still there. */
  values?: readonly string[];
  /** What to say now: an instruction. */
  say: string;
  /** Its new name, where it is still there under another one. Without it, `upgrade` removes the field. */
  renamedTo?: string;
  /** Whether it goes all the same where it is not the name of one of the site's own drawings. */
  isDrawing?: boolean;
  /** The field that goes with it, by its way, where that is not itself. */
  removes?: readonly string[];
  /** What a section or a file says before and after, as YAML; of a site without drawings of its own. */
  example: { before: string; after: string };
}

const drawings = "where it is the name of one of the site's own drawings in figures/drawings.ts";

export const removedFields: readonly RemovedField[] = [
  {
    since: '2.0',
    in: ['channels', 'hours', 'metrics', 'plans', 'platforms', 'quote', 'stories', 'timeline'],
    path: ['look'],
    say: 'remove it, as every section is plain unless the site draws it itself, in sections/',
    example: { before: 'title: Plans # ours\nlook: plain\n', after: 'title: Plans # ours\n' },
  },
  {
    since: '2.0',
    in: ['points'],
    path: ['look'],
    values: ['totals'],
    say: 'write look: rows or look: columns, or remove it',
    example: { before: 'title: Three\nlook: totals\n', after: 'title: Three\n' },
  },
  {
    since: '2.0',
    in: ['features'],
    path: ['items', '*', 'screen', 'device'],
    values: ['till'],
    say: 'write device: screen, or remove it',
    example: {
      before: 'items:\n  - title: Fast\n    screen:\n      device: till\n      head: Sale\n',
      after: 'items:\n  - title: Fast\n    screen:\n      head: Sale\n',
    },
  },
  {
    since: '2.0',
    in: ['platform'],
    path: ['document'],
    renamedTo: 'drawing',
    isDrawing: true,
    say: `write drawing: in its place, ${drawings}; else remove it`,
    example: { before: 'name: Till\ndocument: receipt\n', after: 'name: Till\n' },
  },
  {
    since: '2.0',
    in: ['navigation'],
    path: ['header', 'platforms', 'links', '*', 'document'],
    renamedTo: 'drawing',
    isDrawing: true,
    say: `write drawing: in its place, ${drawings}; else remove it`,
    example: {
      before: 'header:\n  platforms:\n    links:\n      - name: Till\n        document: receipt\n',
      after: 'header:\n  platforms:\n    links:\n      - name: Till\n',
    },
  },
  {
    since: '2.0',
    in: ['integrations'],
    path: ['publisher', 'paper'],
    renamedTo: 'drawing',
    isDrawing: true,
    say: `write drawing: in its place, ${drawings}; else remove it`,
    example: {
      before: 'publisher:\n  title: Till\n  paper: receipt\n',
      after: 'publisher:\n  title: Till\n',
    },
  },
  {
    since: '2.0',
    in: ['integrations'],
    path: ['items', '*', 'paper'],
    renamedTo: 'drawing',
    isDrawing: true,
    say: `write drawing: in its place, ${drawings}; else remove it`,
    example: {
      before: 'items:\n  - title: Stock\n    paper: report\n',
      after: 'items:\n  - title: Stock\n',
    },
  },
  {
    since: '2.0',
    in: ['stories'],
    path: ['items', '*', 'paper'],
    say: 'remove it, as stories have no papers',
    example: {
      before: 'items:\n  - paper: receipt\n    company: Till\n',
      after: 'items:\n  - company: Till\n',
    },
  },
  {
    since: '2.0',
    in: ['stories'],
    path: ['items', '*', 'chart'],
    say: 'remove it, and say its number in the results',
    example: {
      before: 'items:\n  - company: Till\n    chart:\n      kind: growth\n      from: 2\n',
      after: 'items:\n  - company: Till\n',
    },
  },
  {
    since: '2.0',
    in: ['timeline'],
    path: ['entries', '*', 'documents'],
    say: 'remove it, as years have no papers',
    example: {
      before: 'entries:\n  - year: 2020\n    documents: [ receipt ]\n',
      after: 'entries:\n  - year: 2020\n',
    },
  },
  {
    since: '2.0',
    in: ['channels'],
    path: ['windowLabel'],
    say: 'remove it, as channels are no windows',
    example: { before: 'title: Ways\nwindowLabel: Window\n', after: 'title: Ways\n' },
  },
  {
    since: '2.0',
    in: ['channels'],
    path: ['items', '*', 'window'],
    say: 'remove it, as channels are no windows',
    example: {
      before: 'items:\n  - kind: chat\n    window: A\n',
      after: 'items:\n  - kind: chat\n',
    },
  },
  {
    since: '2.0',
    in: ['platforms'],
    path: ['sale'],
    say: 'remove it, as platforms have no papers of a sale',
    example: {
      before: 'title: All\nsale:\n  number: "4"\n  papers: {}\n',
      after: 'title: All\n',
    },
  },
  {
    since: '2.0',
    in: ['hero'],
    path: ['figure', 'drawing'],
    values: ['papers', 'paper', 'till', 'dispenser', 'file-box', 'endless-form'],
    removes: ['figure'],
    say: 'write drawing: photograph with src: and alt:, or drawing: own with a label: for one of the site’s own drawings, or remove the figure',
    example: {
      before: 'title: Till\nfigure:\n  drawing: till\n  label: A till\n',
      after: 'title: Till\n',
    },
  },
  {
    since: '2.0',
    in: ['blog'],
    path: ['hero', 'figure'],
    say: 'remove it, as a list of posts has no figure',
    example: {
      before: 'hero:\n  title: Days\n  figure:\n    label: A leaf\n',
      after: 'hero:\n  title: Days\n',
    },
  },
];

/** A line for the person who says the field: `removed in 2.0: write …`. */
export const describeRemoved = ({ since, say }: RemovedField): string =>
  `removed in ${since}: ${say}`;

/**
 * Finds the entry of what a site says and nobody knows any more.
 *
 * @param kind the kind of the section or of the file
 * @param path the way to the field from there
 * @param refused whether nobody knows the field, or its value
 */
export const findRemovedField = (
  kind: string,
  path: readonly PropertyKey[],
  refused: { part: 'field' } | { part: 'value'; value: unknown },
): RemovedField | undefined =>
  removedFields.find(
    ({ in: kinds, path: steps, values }) =>
      kinds.includes(kind) &&
      steps.length === path.length &&
      steps.every((step, index) =>
        step === '*' ? typeof path[index] === 'number' : step === path[index],
      ) &&
      (refused.part === 'field' ? !values : values?.some((one) => one === refused.value)),
  );

/** Whether a kind still has a field, or one of the values that an entry tells of: a site's own kind may. */
export const isStillKnown = (schema: JsonSchema, entry: RemovedField): boolean =>
  hasField(schema, entry.path, entry.values);

/** @param values of which the field has to take one; without them it has to be there */
function hasField(
  schema: JsonSchema,
  [step, ...rest]: readonly string[],
  values?: readonly unknown[],
): boolean {
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const path = step === undefined ? [] : [step, ...rest];
    return variants.some((one) => hasField(one, path, values));
  }
  if (step === undefined) return !values || takesOne(schema, values);
  const part = step === '*' ? schema.items : schemaFields(schema)[step];
  return part !== undefined && hasField(part as JsonSchema, rest, values);
}

function takesOne({ const: only, enum: some }: JsonSchema, values: readonly unknown[]): boolean {
  const known = only === undefined ? some : [only];
  return !known || known.some((one) => values.includes(one));
}
