import { answer, type Fault } from './fault.ts';

/** What is wrong before any page: names, certificates, and the way to HTTPS. */
export const nameFaults: readonly Fault[] = [
  {
    what: 'HTTP leads to another host',
    line: /^redirect: http:\/\/www\S+ and 1 more leads to https:\/\/parked\.invalid\//,
    preview: () => ({ plain: answer(301, { Location: 'https://parked.invalid/' }) }),
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
  },
  {
    what: 'the bare domain is parked',
    line: /^redirect: https:\/\/(?!www)\S+ answers by itself \(status 200\)/,
    preview: ({ plain }) => ({
      bare: answer(200, {}, 'This domain is for sale'),
      plain,
    }),
  },
  {
    what: 'the bare domain has no certificate of its name',
    line: /^certificate: (?!www)\S+ is for www\.\S+ and not for (?!www)/,
    preview: () => ({ certificates: ['both', 'other'] }),
  },
  {
    what: 'browsers do not know the authority',
    line: /^certificate: \S+ and 1 more is of \S+.*, which browsers do not know/,
    preview: () => ({ certificates: ['unknown', 'unknown'] }),
  },
  {
    what: 'the certificate ends soon',
    line: /^certificate: \S+ and 1 more ends in [23] days/,
    preview: () => ({ certificates: ['soon', 'soon'] }),
  },
  {
    what: 'HTTP/2 is off',
    line: /^http2: www\.\S+ and 1 more speaks HTTP\/1\.1 alone/,
    preview: () => ({ hasHttp2: false }),
  },
];
