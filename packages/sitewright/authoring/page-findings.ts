import type { ContentValue } from '../content/content-values.ts';
import { formatProblem } from '../content/problem.ts';

interface Suite {
  suites?: Suite[];
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { errors: { message: string }[] }[] }[];
  }[];
}

/** What the tests of the built pages found, each in a line. */
interface Findings {
  /** What the words of the content mend, with their places. */
  words: string[];
  /** What they do not: a fault of the code. */
  code: string[];
}

/** What words can mend: each with what it says of them. */
const mendable: readonly { found: RegExp; message: string }[] = [
  {
    found: /^(?:Error: )?a link says where it leads$/m,
    message: 'expected a link whose words say where it leads, found these',
  },
];

/**
 * Parts what the tests found into what editors mend and what is a fault of the code.
 *
 * @param report Playwright's, as JSON
 * @param readValues gives all values of the content
 * @returns undefined when the report is none, as the tests did not run
 */
export function readFindings(
  report: string,
  readValues: () => Iterable<ContentValue>,
): Findings | undefined {
  const findings: Findings = { words: [], code: [] };
  const visit = ({ suites = [], specs = [] }: Suite): void => {
    for (const { ok, file, title, tests } of specs) {
      if (ok) continue;
      const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors));
      for (const { message } of errors) add(message, `${file}: ${title}`);
      if (errors.length === 0) findings.code.push(`${file}: ${title}`);
    }
    suites.forEach(visit);
  };
  try {
    visit(JSON.parse(report));
  } catch {
    return undefined;
  }
  return { words: [...new Set(findings.words)], code: [...new Set(findings.code)] };

  function add(message: string, test: string): void {
    const kind = mendable.find(({ found }) => found.test(message));
    const received = [...message.matchAll(/^\+ {2,}("(?:[^"\\]|\\.)*"),?$/gm)].map(
      ([, text = '']) => String(JSON.parse(text)),
    );
    for (const text of received) {
      const places = kind ? findPlaces(text) : [];
      findings.words.push(
        ...places.map((place) => formatProblem({ ...place, message: `${kind?.message}` })),
      );
      if (places.length === 0) findings.code.push(`${test}: ${text}`);
    }
    if (received.length === 0) findings.code.push(`${test}: ${message.split('\n')[0]}`);
  }

  function findPlaces(words: string): ContentValue[] {
    const values = [...readValues()];
    const exact = values.filter(({ value }) => value === words);
    return exact.length > 0 ? exact : values.filter(({ value }) => value.includes(`[${words}](`));
  }
}
