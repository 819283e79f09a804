import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { pagePaths } from '../../support/built-site.ts';
import { describeHosts, describeUnless } from '../host.ts';
import { hosts } from '../hosts.ts';
import { fetchPath, type HttpResponse } from '../http-client.ts';
import { observatory } from '../tools.ts';

const home = path.join(observatory.folder, 'node_modules', observatory.name);
const load = (file: string) => import(pathToFileURL(path.join(home, file)).href);

/**
 * Grades a response as the MDN HTTP Observatory's scanner does, and lists the tests that it failed.
 * The response counts as one over HTTPS, to which plain HTTP redirects.
 */
async function grade({ headers, status, text }: HttpResponse) {
  // The list of sites that browsers only request over HTTPS; this site is not on it.
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

const missing = existsSync(home) ? undefined : 'npm run test:hosts installs it';

describeUnless(missing, 'MDN HTTP Observatory', () => {
  describeHosts(hosts, (host) => {
    test('gives every page the highest grade', async () => {
      const running = await host.start('build/client');
      try {
        for (const urlPath of [...pagePaths, '/nobody']) {
          const result = await grade(await fetchPath(running.origin, urlPath));
          expect(result, urlPath).toMatchObject({
            grade: 'A+',
            // Until the owner makes it long.
            failed: ['hsts-implemented-max-age-less-than-six-months'],
          });
        }
      } finally {
        await running.stop();
      }
    });
  });
});
