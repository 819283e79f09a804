import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingCsp, globalHeaders } from '../../../packages/sitewright/hosting/headers.ts';
import {
  readRedirects,
  sortRedirects,
  spellBoth,
} from '../../../packages/sitewright/hosting/redirects.ts';
import { joinParts } from '../../../packages/sitewright/lib/redirect.ts';
import { builtSite } from '../../support/example.ts';
import { describeUnless } from '../host.ts';
import { headersParser, load, redirectsParser } from '../tools.ts';

const missing = existsSync(headersParser.folder) ? undefined : 'npm run test:hosts installs it';

describeUnless(missing, 'Netlify', () => {
  test('reads the headers of every path, and the redirects', async () => {
    const { parseAllHeaders } = await load(headersParser);
    const headersFiles = [`${builtSite}/_headers`];
    const { headers, errors } = await parseAllHeaders({ headersFiles, minimal: true });
    expect(errors).toEqual([]);
    const find = (urlPath: string) =>
      headers.find((rule: { for: string }) => rule.for === urlPath)?.values;
    expect(find('/*')).toMatchObject(globalHeaders);
    expect(find('/favicon.svg')).toMatchObject({ 'Content-Security-Policy': drawingCsp });

    const { parseAllRedirects } = await load(redirectsParser);
    const redirectsFiles = [`${builtSite}/_redirects`];
    const expected = sortRedirects(readRedirects(builtSite), '').byPath.flatMap((move) =>
      spellBoth(move).map((from) => ({
        from,
        to: joinParts([...move.to, ...move.anchor]),
        status: 301,
      })),
    );
    const { redirects, errors: problems } = await parseAllRedirects({
      redirectsFiles,
      minimal: true,
    });
    expect(problems).toEqual([]);
    expect(redirects.slice(0, expected.length)).toMatchObject(expected);
  });
});
