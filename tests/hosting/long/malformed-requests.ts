/** The bytes of a request in Latin-1, with what is wrong with it. */
export interface MalformedRequest {
  kind: string;
  bytes: string;
}

const knownPaths = '/ /about /careers /platforms/retail-pos /robots.txt /favicon.svg'.split(' ');
const parentFolders = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '....//'],
  ...['..;/', '%c0%ae%c0%ae/', '.%00./', '%uff0e%uff0e/', '..%c0%af', '.%2e/'],
];
const secretFiles = 'secret.txt etc/passwd package.json nginx.conf .env _headers .git/HEAD'.split(
  ' ',
);
const methods = [
  ...'POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND MKCOL PURGE get GETGETGET BREW'.split(
    ' ',
  ),
  ...['G E T', '', '\0', 'GÉT'],
];
const letters = 'é 漢 \u202e ․․ ／ \u{1f600} %F0%9F%98%80 %ed%a0%80 İ %u0041'.split(' ');

/** Generates malformed requests of every kind that a server on the open web receives. */
export function* generateRequests(count: number): Generator<MalformedRequest> {
  let state = 1;
  // Park and Miller's generator: the same numbers in every run.
  const random = () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
  const whole = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(list: readonly Item[]): Item => list[whole(list.length)] as Item;
  const times = (most: number, part: () => string) =>
    Array.from({ length: 1 + whole(most) }, part).join('');
  const get = (path: string, headers = '', method = 'GET', body = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${body}`;
  const inUtf8 = (text: string) => Buffer.from(text).toString('latin1');
  const encoded = (text: string) =>
    text.replaceAll(/./g, (letter) =>
      random() < 0.5 ? letter : `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );

  const kinds: Record<string, () => string> = {
    traversal: () =>
      get(
        `${pick(['/', '/assets/', '/about/', '//'])}${times(9, () => pick(parentFolders))}${pick(secretFiles)}`,
      ),
    NUL: () => get(`${pick(knownPaths)}${pick(['\0', '%00', '%00.html', '\0.png', '%2500'])}`),
    overlong: () => get(`/${pick(['a', '%61', '../', '/'])}`.padEnd(1 + whole(100_000), 'a/')),
    'encoded twice': () => get(encoded(encoded(encoded(pick(knownPaths))))),
    Unicode: () => get(inUtf8(`${pick(knownPaths)}${times(20, () => pick(letters))}`)),
    'query flood': () => get(`${pick(knownPaths)}?${times(4000, () => `a[${whole(9)}]=%2e&`)}`),
    'huge header': () => get(pick(knownPaths), `X-Huge: ${'h'.repeat(whole(100_000))}\r\n`),
    'many headers': () =>
      get(
        pick(knownPaths),
        times(3000, () => `X-${whole(1e6)}: 1\r\n`),
      ),
    'strange header': () =>
      get(
        pick(knownPaths),
        `${pick(['Range', 'If-None-Match', 'Accept-Encoding', 'Host', 'Expect', 'Cookie'])}: ${times(40, () => pick(['bytes=', '-', '0,', '*', 'br;q=', 'W/"', '9'.repeat(30), ';', inUtf8('é')]))}\r\n`,
      ),
    'wrong method': () => get(pick(knownPaths), '', pick(methods)),
    'unwanted body': () => {
      const body = 'b'.repeat(whole(100_000));
      const length = `Content-Length: ${body.length}\r\n`;
      return get(pick(knownPaths), length, pick(['POST', 'PUT']), body);
    },
    spelling: () =>
      get(
        pick(knownPaths).replaceAll('/', () => pick(['//', '/./', '/x/../', '\\', '/%2f'])) +
          pick(['', '/', '//', '.html', '.br', ' ', '#x', '%20']),
      ),
    noise: () =>
      get(`/${times(200, () => String.fromCharCode(whole(256)))}`.replaceAll(/[\r\n]/g, '')),
  };
  const names = Object.keys(kinds);
  for (let index = 0; index < count; index += 1) {
    const kind = names[index % names.length] ?? '';
    yield { kind, bytes: kinds[kind]?.() ?? '' };
  }
}
