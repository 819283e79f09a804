import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pages } from '../../support/specification.ts';
import { type Answer, ask } from '../ask.ts';
import { hosts } from '../hosts.ts';
import { observatory } from '../tools.ts';

const home = path.join(observatory.folder, 'node_modules', observatory.name);
const load = (file: string) => import(pathToFileURL(path.join(home, file)).href);

/**
 * The MDN HTTP Observatory's own grade of an answer, as its scanner adds it up, and the names of the
 * tests that it did not pass. The answer is taken to come over HTTPS, to which plain HTTP leads.
 */
async function grade({ headers, status, text }: Answer) {
  // Browsers' list of sites that are only ever asked for over HTTPS, which this site is not on.
  const preloaded = path.join(home, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const { ALL_TESTS } = await load('src/constants.js');
  const { getGradeForScore, getScoreModifier } = await load('src/grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('src/grader/charts.js');
  const { Requests } = await load('src/types.js');
  const { parseHttpEquivHeaders } = await load('src/retriever/utils.js');
  const requests = new Requests('www.example.com');
  const secure = new URL('https://www.example.com/');
  const response = { headers, status, verified: true, data: text };
  const httpEquiv = parseHttpEquivHeaders(text, secure);
  Object.assign(requests.responses, {
    auto: { ...response, httpEquiv },
    cors: response,
    http: response,
    https: response,
    httpRedirects: [
      { url: new URL('http://www.example.com/'), status: 301 },
      { url: secure, status },
    ],
    httpsRedirects: [{ url: secure, status }],
  });
  requests.resources.path = text;
  requests.session = { url: secure, jar: undefined };

  let uncurved = 100;
  let score = 100;
  const failed: string[] = [];
  for (const check of ALL_TESTS) {
    const { result, pass } = check(requests);
    const modifier = getScoreModifier(result);
    score += modifier;
    if (modifier < 0) uncurved += modifier;
    if (!pass) failed.push(result);
  }
  const final = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : uncurved;
  return { failed, ...getGradeForScore(final) };
}

describe.runIf(existsSync(home)).each(hosts())('$name', (host) => {
  test('gets the highest grade for every page', async () => {
    const running = await host.start('build/client');
    try {
      for (const address of [...pages.map(([page]) => page), '/nobody']) {
        const result = await grade(await ask(running.origin, address));
        expect(result, address).toMatchObject({ grade: 'A+', failed: [] });
      }
    } finally {
      await running.stop();
    }
  }, 120_000);
});
