import { answer, type Fault } from './fault.ts';

const toHttps = /return 301 https:\/\/[^;]+;(?= \})/;
/** The part of nginx’s configuration, and the beginning of Caddy’s, that is about the domain without `www.`. */
const bareServer = /server_name (?!www|_)[^ ;]+;[^}]*\}/;
const bareSite = /^(?!www)[\w.-]+ \{\s*tls [^}]*\}.*/m;
const plainSites = (text: string, action: string) => `${text}\nhttp:// {\n${action}\n}\n`;

/** What is wrong before any page: names, certificates, and the way to HTTPS. */
export const nameFaults: readonly Fault[] = [
  {
    what: 'HTTP leads to another host',
    line: /^redirect: http:\/\/www\S+ and 1 more leads to https:\/\/parked\.invalid\//,
    preview: () => ({ plain: answer(301, { Location: 'https://parked.invalid/' }) }),
    nginx: (text) => text.replace(toHttps, 'return 301 https://parked.invalid/;'),
    caddy: (text) => plainSites(text, 'redir https://parked.invalid/ 301'),
  },
  {
    what: 'HTTP leads to the start page',
    line: /^redirect: http:\/\/www\S+ and 1 more leads to https:\/\/www[^/]+\/:/,
    preview: () => ({
      plain: (request, response) =>
        answer(301, { Location: `https://www.${request.headers.host?.replace(/^www\./, '')}/` })(
          request,
          response,
        ),
    }),
    nginx: (text) => text.replace(toHttps, (found) => found.replace('$request_uri', '/')),
    caddy: (text) => plainSites(text, `redir https://${/^(www\.\S+) \{/m.exec(text)?.[1]}/ 301`),
  },
  {
    what: 'HTTP redirects for a time alone',
    line: /^redirect: http:\/\/www\S+ and 1 more redirects for a time alone \(status 302\)/,
    preview: ({ plain }) => ({
      plain: (request, response) => {
        const { writeHead } = response;
        response.writeHead = (_: number, ...rest: unknown[]) =>
          Reflect.apply(writeHead, response, [302, ...rest]);
        plain(request, response);
      },
    }),
    nginx: (text) => text.replace(toHttps, (found) => found.replace('301', '302')),
    caddy: (text) => plainSites(text, 'redir https://{host}{uri} 302'),
  },
  {
    what: 'HTTP leads back to itself',
    line: /^redirect: http:\/\/www\S+ and 1 more leads back to itself/,
    preview: () => ({
      plain: (request, response) =>
        answer(301, { Location: `http://${request.headers.host}${request.url}` })(
          request,
          response,
        ),
    }),
    nginx: (text) => text.replace(toHttps, 'return 301 http://$host$request_uri;'),
    caddy: (text) => plainSites(text, 'redir http://{host}{uri} 301'),
  },
  {
    what: 'the bare domain is parked',
    line: /^redirect: https:\/\/(?!www)\S+ answers by itself \(status 200\)/,
    preview: ({ plain }) => ({
      bare: answer(200, {}, 'This domain is for sale'),
      plain,
    }),
    nginx: (text) =>
      text.replace(bareServer, (found) => found.replace(/return [^;]+/, 'return 200 "For sale"')),
    caddy: (text) =>
      text.replace(bareSite, (found) => found.replace(/redir .*/, 'respond "For sale"')),
  },
  {
    what: 'the bare domain has no certificate of its name',
    line: /^certificate: (?!www)\S+ is for www\.\S+ and not for (?!www)/,
    preview: () => ({ certificates: ['both', 'other'] }),
    nginx: (text) => text.replace(bareServer, (found) => found.replaceAll('/both.', '/other.')),
    caddy: (text) => text.replace(bareSite, (found) => found.replaceAll('/both.', '/other.')),
  },
  {
    what: 'browsers do not know the authority',
    line: /^certificate: \S+ and 1 more is of \S+.*, which browsers do not know/,
    preview: () => ({ certificates: ['unknown', 'unknown'] }),
    nginx: (text) => text.replaceAll('/both.', '/unknown.'),
    caddy: (text) => text.replaceAll('/both.', '/unknown.'),
  },
  {
    what: 'the certificate ends soon',
    line: /^certificate: \S+ and 1 more ends in [23] days/,
    preview: () => ({ certificates: ['soon', 'soon'] }),
    nginx: (text) => text.replaceAll('/both.', '/soon.'),
    caddy: (text) => text.replaceAll('/both.', '/soon.'),
  },
  {
    what: 'HTTP/2 is off',
    line: /^http2: www\.\S+ and 1 more speaks HTTP\/1\.1 alone/,
    preview: () => ({ hasHttp2: false }),
    nginx: (text) => text.replaceAll(' ssl http2;', ' ssl;').replaceAll('http2 on;', ''),
    caddy: (text) => text.replace('admin off', 'admin off\nservers {\nprotocols h1\n}'),
  },
];
