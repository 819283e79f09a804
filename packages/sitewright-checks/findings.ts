import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatProblem, type Problem } from 'sitewright/content';
import type { ContentValue } from 'sitewright/pages';

/** What did not hold, and where in a file of tests. */
interface Failure {
  message: string;
  location?: { file: string; line: number };
}

interface Spec {
  ok: boolean;
  file: string;
  title: string;
  tests: { results: { errors: Failure[] }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Report extends Suite {
  config?: { rootDir: string };
  /** Why a file of tests could not be read, or the server not be started. */
  errors?: { message?: string; location?: { file: string; line: number } }[];
}

/** What the tests of the built pages found, each in a line. */
export interface Findings {
  /** What the words of the content mend, with their places. */
  words: string[];
  /** What words of texts may say better, with their places: who writes them decides. */
  advice: string[];
  /** What they do not: a fault of the code. */
  code: string[];
  /** What is not as it was accepted, a line for each page. */
  differences: string[];
}

/** How a page is otherwise than accepted. */
interface Difference {
  /** Such as `looks`, `reads` or `new`. */
  states: Set<string>;
  /** The lines that it says otherwise. */
  words: readonly string[];
}

/** What words can mend: each with what it says of them. */
const mendable: readonly { found: RegExp; message: string }[] = [
  {
    found: /^(?:Error: )?(?:in a text, )?a link says where it leads$/m,
    message: 'expected a link whose words say where it leads, found these',
  },
  {
    found: /^(?:Error: )?(?:in a text, )?links of the same words lead to the same place$/m,
    message:
      'expected other words for a link that leads to another place, found the same in several',
  },
  {
    found: /^(?:Error: )?in a text, what looks like a heading is one$/m,
    message: 'expected a heading such as ## Prices, found a paragraph in bold',
  },
  {
    found: /^(?:Error: )?in a text, HTML is as its standard has it$/m,
    message: 'expected HTML as its standard has it, found in a text',
  },
  {
    found: /^(?:Error: )?the header has room for its words$/m,
    message:
      'expected shorter words, as the header has no room for these at 1280 pixels, found these',
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
 * @param fileOf gives the file that says what a page has
 * @returns undefined when the report is none, as the tests did not run
 */
export function readFindings(
  report: string,
  readValues: () => Iterable<ContentValue>,
  fileOf: (address: string) => string | undefined = () => undefined,
): Findings | undefined {
  const words = new Set<string>();
  const advice = new Set<string>();
  /** The tests, or the pages, that have a fault. */
  const code = new Map<string, Set<string>>();
  /** What is otherwise, by what it is: such as `looks` and `reads` of a page. */
  const differences = new Map<string, Difference>();
  /** From which Playwright names files. */
  let folder = '';
  try {
    const read: Report = JSON.parse(report);
    folder = read.config?.rootDir ?? folder;
    for (const { message = '', location } of read.errors ?? []) {
      const file = location && nameLine(location);
      addFault(stripVTControlCharacters(message.split('\n')[0] ?? ''), file ?? 'The tests');
    }
    listFailures(read).forEach(add);
  } catch {
    return undefined;
  }
  return {
    words: [...words],
    advice: [...advice],
    code: [...code].map(([fault, where]) => `${[...where].join(', ')}: ${fault}`),
    differences: [...differences].map(describe),
  };

  function add({ file, title, tests }: Spec): void {
    // A test of a page begins with its path; which file has the test says nothing to a site.
    const [address] = /^\/\S*/.exec(title) ?? [];
    const source = address && fileOf(address);
    const test = address ? address + (source ? ` (${source})` : '') : `${nameFile(file)}: ${title}`;
    const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors));
    if (errors.length === 0) addFault(title, test);
    for (const { location, message: coloured } of errors) {
      const message = stripVTControlCharacters(coloured);
      const [, page = '', verb = ''] = /^(.+?) (looks?|reads?) as accepted\b/.exec(title) ?? [];
      if (page && isNew.test(message)) note(page, 'new');
      else if (page && isDifferent.test(message)) note(page, verb, readChangedWords(message));
      else if (isGone.test(message)) for (const one of readReceived(message)) note(one, 'gone');
      else
        addMessage(
          message,
          isOwn(file) && location ? `${nameLine(location)}: ${title}` : test,
          source,
        );
    }
  }

  /** Whether a test is the site's; others are of this package. */
  function isOwn(file: string): boolean {
    const seen = path.relative('.', path.resolve(folder, file));
    return !seen.startsWith('..') && !seen.includes('node_modules');
  }

  /** A file of the site as seen from its folder; of those of this package, the name. */
  function nameFile(file: string): string {
    return isOwn(file) ? path.relative('.', path.resolve(folder, file)) : file;
  }

  function note(page: string, what: string, words: readonly string[] = []): void {
    const noted = differences.get(page) ?? { states: new Set(), words: [] };
    differences.set(page, { states: noted.states.add(what), words: [...noted.words, ...words] });
  }

  function addFault(fault: string, where: string): void {
    code.set(fault, (code.get(fault) ?? new Set()).add(where));
  }

  function addMessage(message: string, test: string, source: string | undefined): void {
    const kind = mendable.find(({ found }) => found.test(message));
    const isInText = kind && /^(?:Error: )?in a text, /m.test(message);
    const received = readReceived(message);
    for (const text of received) {
      const places = isInText && source ? findInText(source, text) : kind ? findPlaces(text) : [];
      for (const place of places) {
        const line = formatProblem({ ...place, message: `${kind?.message}` });
        if (isInText) advice.add(`${line}: ${text}`);
        else words.add(line);
      }
      if (places.length > 0) continue;
      // A test of all pages names the built file itself.
      const where = /\.spec\./.test(test) ? '' : `${test}: `;
      if (isInText) advice.add(`${where}${kind.message}: ${text}`);
      else addFault(text, test);
    }
    if (received.length === 0) addFault(describeFailure(message), test);
  }

  function findPlaces(text: string): ContentValue[] {
    const values = [...readValues()];
    const exact = values.filter(({ value }) => value === text);
    return exact.length > 0 ? exact : values.filter(({ value }) => value.includes(`[${text}](`));
  }

  /** Where a text says words, between whatever signs; at its beginning where they come from elsewhere. */
  function findInText(file: string, text: string): Omit<Problem, 'message'>[] {
    const plain = (value: string) => value.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const own = [...readValues()].filter((one) => one.file === file);
    const lines = own.filter(({ value }) => plain(value).includes(plain(text)));
    const linked = lines.filter(({ value }) => value.includes(`[${text}]`));
    const found = linked.length > 0 ? linked : lines;
    return found.length > 0 ? found : [{ file, line: 1, column: 1, field: '' }];
  }
}

const listFailures = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(listFailures),
];

const nameLine = ({ file, line }: NonNullable<Failure['location']>) =>
  `${path.relative('.', file)}:${line}`;

/** The first line of an error, with what was looked at, expected and found, where Playwright says it. */
function describeFailure(message: string): string {
  const [first = '', ...others] = message.split('\n');
  const said = others.filter((one) => /^(Locator|Expected|Received)\b.*: +\S/.test(one));
  return [first, ...said.map((one) => one.replace(/: +/, ': '))].join('; ');
}

/** The texts of a list that was expected to be empty. */
const readReceived = (message: string): string[] =>
  [...message.matchAll(/^\+ {2,}("(?:[^"\\]|\\.)*"),?$/gm)].map(([, text = '']) =>
    String(JSON.parse(text)),
  );

/** How many lines of the words that changed are said of a page. */
const mostLines = 6;

/** The lines of a record that are otherwise, of the difference as Playwright prints it. */
const readChangedWords = (message: string): string[] =>
  [...message.matchAll(/^ *([-+]) *- (\S.*)$/gm)].map(
    ([, sign = '', text = '']) => `  ${sign} ${text}`,
  );

function describe([page, { states, words }]: [string, Difference]): string {
  if (states.has('new')) return `${page} is new`;
  if (states.has('gone')) return `${page} is gone`;
  const more = words.length > mostLines ? ['  … and more'] : [];
  const head = `${page} ${[...states].join(' and ')} otherwise than accepted`;
  return [head, ...words.slice(0, mostLines), ...more].join('\n');
}
