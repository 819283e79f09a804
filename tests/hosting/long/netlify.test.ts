import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { globalHeaders } from '../../../hosting/headers.ts';
import { readRedirects } from '../../../hosting/redirects.ts';
import { pagePaths } from '../../support/built-site.ts';
import { describeUnless } from '../host.ts';
import { headersParser, redirectsParser } from '../tools.ts';

type Parsed = Record<string, unknown>[];

/** Parses a file with Netlify's own parser, which `npm run test:hosts` installs. */
async function parse(tool: typeof headersParser, file: string): Promise<Record<string, Parsed>> {
  const entry = path.join(tool.folder, 'node_modules', tool.name, 'lib/index.js');
  const { parseAllHeaders, parseAllRedirects } = await import(pathToFileURL(entry).href);
  return parseAllHeaders
    ? parseAllHeaders({ headersFiles: [file], minimal: true })
    : parseAllRedirects({ redirectsFiles: [file], minimal: true });
}

const missing = existsSync(headersParser.folder) ? undefined : 'npm run test:hosts installs it';

describeUnless(missing, 'Netlify', () => {
  test('reads the headers of every path and a policy for each page', async () => {
    const { headers = [], errors } = await parse(headersParser, 'build/client/_headers');
    expect(errors).toEqual([]);
    const globalRule = headers.find((rule) => rule.for === '/*');
    expect(globalRule?.values).toMatchObject(globalHeaders);
    for (const urlPath of pagePaths) {
      const rule = headers.find((candidate) => candidate.for === urlPath);
      expect(rule?.values, urlPath).toHaveProperty('Content-Security-Policy');
    }
  });

  test('reads the redirects', async () => {
    const { redirects: read, errors } = await parse(redirectsParser, 'build/client/_redirects');
    expect(errors).toEqual([]);
    expect(read?.map(({ from, to, status }) => [from, to, status])).toEqual(
      readRedirects('build/client').map(({ from, to }) => [from, to, 301]),
    );
  });
});
