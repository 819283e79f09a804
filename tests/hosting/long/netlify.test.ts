import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { globalHeaders } from '../../../hosting/headers.ts';
import { readRedirects } from '../../../hosting/redirects.ts';
import { pagePaths } from '../../support/built-site.ts';
import { describeUnless } from '../host.ts';
import { headersParser, redirectsParser } from '../tools.ts';

/** Loads one of Netlify's own parsers, which `npm run test:hosts` installs. */
const load = ({ folder, name }: typeof headersParser) =>
  import(pathToFileURL(path.join(folder, 'node_modules', name, 'lib/index.js')).href);

const missing = existsSync(headersParser.folder) ? undefined : 'npm run test:hosts installs it';

describeUnless(missing, 'Netlify', () => {
  test('reads the headers of every path, a policy for each page, and the redirects', async () => {
    const { parseAllHeaders } = await load(headersParser);
    const headersFiles = ['build/client/_headers'];
    const { headers, errors } = await parseAllHeaders({ headersFiles, minimal: true });
    expect(errors).toEqual([]);
    const find = (urlPath: string) =>
      headers.find((rule: { for: string }) => rule.for === urlPath)?.values;
    expect(find('/*')).toMatchObject(globalHeaders);
    for (const urlPath of pagePaths) {
      expect(find(urlPath), urlPath).toHaveProperty('Content-Security-Policy');
    }

    const { parseAllRedirects } = await load(redirectsParser);
    const redirectsFiles = ['build/client/_redirects'];
    const expected = readRedirects('build/client').map((one) => ({ ...one, status: 301 }));
    expect(await parseAllRedirects({ redirectsFiles, minimal: true })).toMatchObject({
      redirects: expected,
      errors: [],
    });
  });
});
