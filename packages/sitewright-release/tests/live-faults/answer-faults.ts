import {
  type Answers,
  answer,
  at,
  changed,
  type Fault,
  header,
  page,
  withHeader,
} from './fault.ts';

/** What is wrong with how a server answers. */
export const answerFaults: readonly Fault[] = [
  {
    what: 'a header hides all pages from search engines',
    line: /^indexing: .*X-Robots-Tag: noindex/,
    ...header('X-Robots-Tag', 'noindex'),
  },
  {
    what: 'a slash after a page answers by itself',
    line: RegExp(`^redirect: ${page}/ answers by itself \\(status 200\\)`),
    preview: ({ site }) =>
      at(`${page}/`, (request, response) => {
        request.url = page;
        site(request, response);
      })({ site } as Answers),
    nginx: (text) =>
      text.replace(`return 308 "${page}\${is_args}\${args}"`, `rewrite ^ ${page} last`),
    caddy: (text) =>
      text
        .replace(RegExp(`^\\s*${page}/ ${page} .*\n`, 'm'), '')
        .replace(RegExp(`^\\s*${page} (/.+)$`, 'm'), `$&\n${page}/ $1`),
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
    nginx: (text) =>
      text.replace(
        `return 308 "${page}\${is_args}\${args}";\n}`,
        `return 308 "/hop\${is_args}\${args}";\n}\nlocation = /hop { return 308 "${page}\${is_args}\${args}"; }`,
      ),
    caddy: (text) =>
      text.replace(RegExp(`^\\s*${page}/ ${page} (.*)$`, 'm'), `${page}/ /hop $1\n/hop ${page} $1`),
  },
  {
    what: 'a cookie is set',
    line: /^cookies: .*sets the cookie id:/,
    ...header('Set-Cookie', 'id=1'),
  },
  {
    what: 'other sites may read it',
    line: /^sharing: .*Access-Control-Allow-Origin: \*/,
    ...header('Access-Control-Allow-Origin', '*'),
  },
  {
    what: 'the server tells its version',
    line: /^version: .*\(server: \w+\/\d/,
    preview: withHeader('Server', 'nginx/1.22.1'),
    nginx: (text) => text.replaceAll('server_tokens off', 'server_tokens on'),
    caddy: (text) => text.replaceAll('-Server', 'Server Caddy/2.6.2'),
  },
  {
    what: 'a framework tells its name',
    line: /^version: .*\(x-powered-by: PHP\/8\.2\)/,
    ...header('X-Powered-By', 'PHP/8.2'),
  },
  {
    what: 'any query fails',
    line: /^query: \/\?\S+ has status 500/,
    preview: ({ site }) => ({
      site: (request, response) =>
        (request.url?.includes('?') ? answer(500, {}) : site)(request, response),
    }),
    nginx: (text) => text.replace(/root [^;]+;/, '$&\nif ($args) { return 500; }'),
    caddy: (text) =>
      text.replace('route {', '@query expression `{query} != ""`\nroute {\nerror @query 500'),
  },
  {
    what: 'no header of ours is sent',
    line: /^headers: .* lacks \d+ headers of the build/,
    ...changed(/^(?!Content-(Type|Encoding)|Vary|Location)/),
    caddy: (text) =>
      text
        .replaceAll(/^\s*header (@site_\w+ )?\{[^}]+\}/gm, '')
        .replaceAll(/^\s*header [^{\n]+$/gm, ''),
  },
  {
    what: 'one header is missing',
    line: /^headers: .* has no Referrer-Policy/,
    ...changed(/^Referrer-Policy$/),
    caddy: (text) => text.replaceAll(/^\s*Referrer-Policy .*$/gm, ''),
  },
  {
    what: 'HTTPS is remembered for a minute',
    line: /^headers: .* has Strict-Transport-Security: max-age=60 instead/,
    ...changed(/^Strict-Transport-Security$/, () => 'max-age=60'),
    caddy: (text) =>
      text.replaceAll(/Strict-Transport-Security .*$/gm, 'Strict-Transport-Security max-age=60'),
  },
  {
    what: 'a policy of somebody else refuses the page’s style',
    line: /^policy: .* has a policy beside the site’s own, style-src 'none'/,
    ...changed(/^Content-Security-Policy$/, (value) => `${value}, style-src 'none'`),
    caddy: (text) => text.replaceAll(/(?<=frame-ancestors 'none')"/g, `, style-src 'none'"`),
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
    nginx: (text) => text.replaceAll('server_tokens off;', '$&\netag off;'),
    caddy: (text) => text.replace('route {', 'route {\nrequest_header -If-None-Match'),
  },
  {
    what: 'another page tells that nothing was found',
    line: /^not-found: .* does not show our not-found page/,
    preview: ({ site }) => ({
      site: (request, response) =>
        (request.url?.endsWith('/no-such-page') ? answer(404, {}, 'No') : site)(request, response),
    }),
    nginx: (text) => text.replaceAll(/error_page 404 [^;]+;/g, ''),
    caddy: (text) => text.replaceAll(/vars \{http\.error\.status_code\} 404/g, '$&04'),
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
    nginx: (text) => text.replace(/(?<=location \/ \{\s*)return 404;/, `rewrite ^ / last;`),
    caddy: (text) => text.replace(/^\s*error 404$/m, 'respond "Welcome"'),
  },
  {
    what: 'a secret is published',
    line: /^secrets: \/\.env can be read by everybody/,
    preview: at('/.env', answer(200, {}, 'KEY=1')),
    nginx: (text) => text.replace(/root [^;]+;/, '$&\nlocation = /.env { return 200 "KEY=1"; }'),
    caddy: (text) => text.replace('route {', 'route {\nrespond /.env "KEY=1" 200'),
  },
];
