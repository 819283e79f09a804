import { stripVTControlCharacters } from 'node:util';
import type { ContentValue } from '../content/content-values.ts';
import { formatProblem } from '../content/problem.ts';

interface Spec {
  ok: boolean;
  file: string;
  title: string;
  tests: { results: { errors: { message: string }[] }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/** What the tests of the built pages found, each in a line. */
export interface Findings {
  /** What the words of the content mend, with their places. */
  words: string[];
  /** What they do not: a fault of the code. */
  code: string[];
  /** What is not as it was accepted, a line for each page. */
  differences: string[];
}

/** What words can mend: each with what it says of them. */
const mendable: readonly { found: RegExp; message: string }[] = [
  {
    found: /^(?:Error: )?a link says where it leads$/m,
    message: 'expected a link whose words say where it leads, found these',
  },
];

/** How Playwright says that something is not as recorded, and what tests say of pages without records and the reverse. */
const isDifferent = /toMatchSnapshot|toHaveScreenshot/;
const isNew = /snapshot doesn't exist|has an accepted state/;
const isGone = /is gone that was accepted/;

/**
 * Parts what the tests found into what editors mend, what they accept, and what is a fault of the code.
 *
 * @param report Playwright's, as JSON
 * @param readValues gives all values of the content
 * @returns undefined when the report is none, as the tests did not run
 */
export function readFindings(
  report: string,
  readValues: () => Iterable<ContentValue>,
): Findings | undefined {
  const [words, code] = [new Set<string>(), new Set<string>()];
  /** What is otherwise, by what it is: such as `looks` and `reads` of a page. */
  const differences = new Map<string, Set<string>>();
  try {
    listFailures(JSON.parse(report)).forEach(add);
  } catch {
    return undefined;
  }
  return { words: [...words], code: [...code], differences: [...differences].map(describe) };

  function add({ file, title, tests }: Spec): void {
    const test = `${file}: ${title}`;
    const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors));
    if (errors.length === 0) code.add(test);
    for (const message of errors.map((one) => stripVTControlCharacters(one.message))) {
      const [, page = '', verb = ''] = /^(.+?) (looks?|reads?) as accepted\b/.exec(title) ?? [];
      if (page && isNew.test(message)) note(page, 'new');
      else if (page && isDifferent.test(message)) note(page, verb);
      else if (isGone.test(message)) for (const one of readReceived(message)) note(one, 'gone');
      else addMessage(message, test);
    }
  }

  function note(page: string, what: string): void {
    differences.set(page, (differences.get(page) ?? new Set()).add(what));
  }

  function addMessage(message: string, test: string): void {
    const kind = mendable.find(({ found }) => found.test(message));
    const received = readReceived(message);
    for (const text of received) {
      const places = kind ? findPlaces(text) : [];
      for (const place of places) {
        words.add(formatProblem({ ...place, message: `${kind?.message}` }));
      }
      if (places.length === 0) code.add(`${test}: ${text}`);
    }
    if (received.length === 0) code.add(`${test}: ${message.split('\n')[0]}`);
  }

  function findPlaces(text: string): ContentValue[] {
    const values = [...readValues()];
    const exact = values.filter(({ value }) => value === text);
    return exact.length > 0 ? exact : values.filter(({ value }) => value.includes(`[${text}](`));
  }
}

const listFailures = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(listFailures),
];

/** The texts of a list that was expected to be empty. */
const readReceived = (message: string): string[] =>
  [...message.matchAll(/^\+ {2,}("(?:[^"\\]|\\.)*"),?$/gm)].map(([, text = '']) =>
    String(JSON.parse(text)),
  );

function describe([page, what]: [string, Set<string>]): string {
  if (what.has('new')) return `${page} is new`;
  if (what.has('gone')) return `${page} is gone`;
  return `${page} ${[...what].join(' and ')} otherwise than accepted`;
}
