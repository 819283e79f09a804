import { type Answers, answer, at, changed, type Fault, page, withHeader } from './fault.ts';

/** What is wrong with how a server answers. */
export const answerFaults: readonly Fault[] = [
  {
    what: 'a header hides all pages from search engines',
    line: /^indexing: .*X-Robots-Tag: noindex/,
    preview: withHeader('X-Robots-Tag', 'noindex'),
  },
  {
    what: 'a slash after a page answers by itself',
    line: RegExp(`^redirect: ${page}/ answers by itself \\(status 200\\)`),
    preview: ({ site }) =>
      at(`${page}/`, (request, response) => {
        request.url = page;
        site(request, response);
      })({ site } as Answers),
  },
  {
    what: 'redirects make a chain',
    line: RegExp(`^redirect: ${page}/ takes 2 redirects`),
    preview: ({ site }) => ({
      site: (request, response) => {
        const [urlPath, query = ''] = request.url?.split('?') ?? [];
        const next = { [`${page}/`]: '/hop', '/hop': page }[urlPath ?? ''];
        const listener = next ? answer(308, { Location: `${next}?${query}` }) : site;
        listener(request, response);
      },
    }),
  },
  {
    what: 'a cookie is set',
    line: /^cookies: .*sets the cookie id:/,
    preview: withHeader('Set-Cookie', 'id=1'),
  },
  {
    what: 'other sites may read it',
    line: /^sharing: .*Access-Control-Allow-Origin: \*/,
    preview: withHeader('Access-Control-Allow-Origin', '*'),
  },
  {
    what: 'the server tells its version',
    line: /^version: .*\(server: \w+\/\d/,
    preview: withHeader('Server', 'nginx/1.22.1'),
  },
  {
    what: 'a framework tells its name',
    line: /^version: .*\(x-powered-by: PHP\/8\.2\)/,
    preview: withHeader('X-Powered-By', 'PHP/8.2'),
  },
  {
    what: 'any query fails',
    line: /^query: \/\?\S+ has status 500/,
    preview: ({ site }) => ({
      site: (request, response) =>
        (request.url?.includes('?') ? answer(500, {}) : site)(request, response),
    }),
  },
  {
    what: 'no header of ours is sent',
    line: /^headers: .* lacks \d+ headers of the build/,
    preview: changed(/^(?!Content-(Type|Encoding)|Vary|Location)/),
  },
  {
    what: 'one header is missing',
    line: /^headers: .* has no Referrer-Policy/,
    preview: changed(/^Referrer-Policy$/),
  },
  {
    what: 'HTTPS is remembered for a minute',
    line: /^headers: .* has Strict-Transport-Security: max-age=60 instead/,
    preview: changed(/^Strict-Transport-Security$/, () => 'max-age=60'),
  },
  {
    what: 'a policy of somebody else refuses the page’s style',
    line: /^policy: .* has a policy beside the site’s own, style-src 'none'/,
    preview: changed(/^Content-Security-Policy$/, (value) => `${value}, style-src 'none'`),
  },
  {
    what: 'validators are ignored',
    line: /^caching: \/ is sent again/,
    preview: ({ site }) => ({
      site: (request, response) => {
        delete request.headers['if-none-match'];
        site(request, response);
      },
    }),
  },
  {
    what: 'another page tells that nothing was found',
    line: /^not-found: .* does not show our not-found page/,
    preview: ({ site }) => ({
      site: (request, response) =>
        (request.url?.endsWith('/no-such-page') ? answer(404, {}, 'No') : site)(request, response),
    }),
  },
  {
    what: 'whatever is asked for is found',
    line: /^not-found: \/no-such-page and \d+ more has status 200 instead of 404/,
    preview: ({ site }) => ({
      site: (request, response) => {
        if (request.url?.endsWith('/no-such-page')) request.url = '/';
        site(request, response);
      },
    }),
  },
  {
    what: 'a film is never sent in parts',
    line: /^ranges: \/files\/film\.mp4 is sent whole/,
    preview: ({ site }) => ({
      site: (request, response) => {
        delete request.headers.range;
        site(request, response);
      },
    }),
  },
  {
    what: 'search engines get another answer',
    line: /^agents: \/ and 1 more is status 403 to Mozilla.*Googlebot/,
    preview: ({ site }) => ({
      site: (request, response) =>
        (request.headers['user-agent']?.includes('Googlebot') ? answer(403, {}) : site)(
          request,
          response,
        ),
    }),
  },
  {
    what: 'a secret is published',
    line: /^secrets: \/\.env can be read by everybody/,
    preview: at('/.env', answer(200, {}, 'KEY=1')),
  },
];
