import { type Headers, pageCsp } from 'sitewright/hosting';
import type { Finding, LiveSite } from './live-site.ts';
import type { LiveResponse } from './request.ts';

export const configure = 'include the server configuration of the release that is live, and reload';

/** Checks that a response has the headers of the build, and none that tell or allow too much. */
export function checkHeaders(
  site: LiveSite,
  expected: Headers,
  urlPath: string,
  response: LiveResponse,
): void {
  checkUnwanted(site, urlPath, response);
  if (site.hasHeaders && site.isLive) checkExpected(site, expected, urlPath, response);
}

function checkExpected(
  site: LiveSite,
  expected: Headers,
  urlPath: string,
  { headers }: LiveResponse,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const actual = String(headers[name.toLowerCase()] ?? '');
    const isLonger = readMaxAge(actual) >= readMaxAge(value) && name.startsWith('Strict');
    // A host may send a policy for all paths and one for this file.
    const all = name === 'Content-Security-Policy' ? actual.split(/,\s*/) : [actual];
    if (isLonger || all.some((one) => normalize(one) === normalize(value))) continue;
    const problem = actual ? `has ${name}: ${actual} instead of ${value}` : `has no ${name}`;
    site.find('headers', urlPath, `${problem}: ${configure}`, name);
  }
  const own = [pageCsp, expected['Content-Security-Policy']];
  const policies = String(headers['content-security-policy'] ?? '').split(/,\s*/);
  const other = policies.find((policy) => policy !== '' && !own.includes(policy));
  if (other && expected['Content-Security-Policy'] && policies.some((one) => own.includes(one))) {
    site.find('policy', urlPath, `has a policy beside the site’s own, ${other}: ${configure}`);
  }
}

function checkUnwanted(site: LiveSite, urlPath: string, { headers }: LiveResponse): void {
  const cookies = headers['set-cookie']?.map((one) => one.split('=')[0]) ?? [];
  if (cookies.length > 0) {
    const action = 'switch off what sets it before the server, or name it in the privacy notice';
    site.find('cookies', urlPath, `sets the cookie ${cookies.join(', ')}: ${action}`, 'cookie');
  }
  const readers = headers['access-control-allow-origin'];
  // A host without our headers adds its own, and nobody could remove that.
  if (readers && site.hasHeaders) {
    const problem = `may be read by other sites (Access-Control-Allow-Origin: ${readers})`;
    site.find('sharing', urlPath, `${problem}: remove that header from the server`, 'sharing');
  }
  for (const name of ['server', 'x-powered-by', 'x-aspnet-version']) {
    const value = String(headers[name] ?? '');
    if (name === 'server' ? !/\d/.test(value) : !value) continue;
    const action = 'switch it off, as server_tokens off; does in nginx';
    site.find(
      'version',
      urlPath,
      `tells what runs the server (${name}: ${value}): ${action}`,
      name,
    );
  }
}

/** Makes one finding of many headers that are wrong: then no configuration of ours is there. */
export function mergeHeaderFindings(findings: readonly Finding[]): Finding[] {
  const about = findings.filter(({ check }) => check === 'headers');
  const [first] = about;
  if (!first || about.length < 3) return [...findings];
  const addresses = [...new Set(about.flatMap((one) => one.addresses))];
  const message = `lacks ${about.length} headers of the build, or has others: ${configure}`;
  return findings.flatMap((one) => {
    if (one === first) return { ...one, addresses, message };
    return one.check === 'headers' ? [] : one;
  });
}

const readMaxAge = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);

/** Brings a header into one spelling; JSON and XML tell their charset by themselves. */
const normalize = (value: string) =>
  value.toLowerCase().replaceAll(/\s|(?<=^application.+);\s*charset=utf-8$/g, '');
