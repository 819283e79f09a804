import { chmodSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { compressFiles, deleteUnusedFiles } from '../../packages/sitewright/build/finish-files.ts';
import { writeHostFiles } from '../../packages/sitewright/build/host-files.ts';
import type { Redirect } from '../../packages/sitewright/lib/redirect.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeHosts, type Host } from './host.ts';
import { apache, caddy, nginx, preview } from './hosts.ts';
import { fetchPath, type HttpResponse } from './http-client.ts';

const head = '<html><head></head><p>';
const files = {
  'index.html': `${head}Home`,
  '404.html': `${head}Nothing`,
  '500.html': `${head}Failed`,
  'about.html': `${head}About`,
  'über.html': `${head}Über`,
  'posts.html': `${head}Posts`,
  'posts/hooks.html': `${head}Hooks`,
  'files/list.pdf': 'The list of all that there is',
  'files/Preis liste.pdf': 'Preise',
  'robots.txt': 'Allow: /',
  'sv.html': `${head}Svenska`,
  'sv/404.html': `${head}Inget`,
  'sv/om.html': `${head}Om`,
};
const moved: Redirect[] = [
  { from: '/old/', to: '/about#team' },
  { from: '/gone', to: '/über' },
  { from: '/Old/Index.PHP', to: '/about' },
  { from: '/old page.html', to: '/about' },
  { from: '/shop', to: 'https://shop.example/?from=us', status: 302 },
  { from: '/file', to: 'https://shop.example/a%3Fb%20c' },
  { from: '/asked', query: 'p=1', to: '/about#team' },
  { from: '/news/:name', to: '/posts/:name' },
  { from: '/tag/*', to: '/:splat' },
  { from: '/iletişim/*', to: '/posts/:splat' },
  { from: '/place/:name', to: '/about#:name' },
];

async function build(host: Host, basePath: string): Promise<string> {
  const target = { host: host === apache ? ('other' as const) : undefined, basePath };
  const folder = temporaryFolder(files);
  writeHostFiles(folder, target, { moved, languages: ['sv'] });
  await compressFiles(folder);
  deleteUnusedFiles(folder, target);
  chmodSync(folder, 0o755);
  return folder;
}

/** An address of each kind that a site has, or had. */
const addresses = [
  ...['/', '/about', '/%C3%BCber', '/posts', '/posts/hooks', '/sv', '/sv/om', '/nobody'],
  ...['/sv/nobody', '/files/list.pdf', '/files/Preis%20liste.pdf', '/robots.txt', '/old', '/gone'],
  ...['/Old/Index.PHP', '/old%20page.html', '/shop', '/file', '/asked?p=1', '/security.txt'],
  ...['/news/x', '/news/caf%C3%A9', '/tag/a/b', '/ileti%C5%9Fim/x', '/place/x', '/404', '/index'],
  ...['/sv/404', '/posts/', '/assets/gone.svg', '/.htaccess', '/_moved', '/_nginx.conf'],
];
const behind = (added: string) => (address: string) => address.replace(/(?=\?)|$/, added);

/** What people, programs and old servers make of an address. */
const spellings: Readonly<Record<string, (address: string) => string>> = {
  'as it is': (address) => address,
  'a slash behind': behind('/'),
  'two slashes behind': behind('//'),
  'a lone ?': (address) => `${address}?`,
  'a slash and a lone ?': (address) => `${behind('/')(address)}?`,
  'a query': (address) => `${address}${address.includes('?') ? '&' : '?'}a=%2F&b=%C3%BC`,
  'a slash and a query': (address) => `${behind('/')(address)}?a`,
  'two slashes before': (address) => `/${address}`,
  'two slashes between': (address) => address.replaceAll(/(?<=.)\//g, '//'),
  'all letters large': (address) => address.toUpperCase(),
  'the ending of a page': behind('.html'),
  'an ending and a slash': behind('.html/'),
  'an index': behind('/index.html'),
  'a compressed form': behind('.br'),
  'small escapes': (address) => address.replaceAll(/%\w\w/g, (one) => one.toLowerCase()),
  'a letter escaped': (address) =>
    address.replace(/[a-z]/, (one) => `%${one.charCodeAt(0).toString(16)}`),
  'escaped twice': (address) => address.replaceAll('%', '%25'),
  'a plus for a space': (address) => address.replaceAll('%20', '+'),
  ...Object.fromEntries(
    [...'?#/\\%\n\0{}$;.'].flatMap((sign) => {
      const escaped = `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
      return [
        [`${JSON.stringify(sign)} behind, escaped`, behind(`${escaped}x`)],
        [`${JSON.stringify(sign)} at the end, escaped`, behind(escaped)],
      ];
    }),
  ),
  ...Object.fromEntries(
    ['%2F', '%5C', '%2E'].map((escaped) => [
      `${JSON.stringify(decodeURIComponent(escaped))} before, escaped`,
      (address: string) => `/${escaped}${address.slice(1)}`,
    ]),
  ),
  'what no server fills in': behind('$uri%7Bpath%7D%25%7BENV:PATH%7D'),
  'an escape that is none': behind('%zz'),
  'half an escape': behind('%'),
  'a dot': (address) => `/.${address}`,
  'two dots': (address) => `/x/..${address}`,
  'two dots, escaped': (address) => `/x/%2e%2e${address}`,
  'two dots before all': (address) => `/..${address}`,
  'bytes without escapes': (address) =>
    Buffer.from(decodeURI(address).replaceAll(' ', '%20')).toString('latin1'),
};

/** Ranges and encodings, of a file and of a page. */
const requests: readonly Record<string, string>[] = [
  ...['0-3', '-4', '2-', '900-', '3-1', '0-0', '-0', '-900', '5'].map((one) => `bytes=${one}`),
  ...['bytes=0-1,4-5', 'items=0-1', 'bytes 0-1', 'bytes=a-b'],
]
  .map((Range): Record<string, string> => ({ Range }))
  .concat(
    [
      ...['', 'identity', 'br', 'gzip', 'gzip, br', 'gzip, deflate, br, zstd', 'deflate', 'BR'],
      ...['br;q=0', 'br;q=0, gzip', 'br;q=0.0,gzip;q=1.0', 'gzip;q=0', 'gzip;q=0,br', 'brotli'],
      ...['br; q=0.5', 'br ; q=1', '*', '*;q=0', 'identity;q=0, br'],
    ].map((one) => ({ 'Accept-Encoding': one })),
  );

/** Each difference with its reason: from the preview, which says where an address should lead. */
const differences: readonly { on: readonly Host[]; of: RegExp; reason: string }[] = [
  {
    on: [nginx, apache],
    of: /^(a dot|two dots.*|"\."( behind| before|.* end), escaped): /,
    reason: 'browsers take dots out before they ask, and so do these servers',
  },
  {
    on: [caddy],
    of: /^(two (dots|slashes) before.*|two dots.*|a dot|"[/.]" (before|at the end), escaped): \S+ is 404 (Inget)?,/,
    reason: 'takes dots and slashes out before it chooses a not-found page',
  },
  {
    on: [apache],
    of: /^two slashes before: \S+ is 404 Inget,/,
    reason: 'takes two slashes for one before it chooses a not-found page',
  },
  {
    on: [apache],
    of: /^two slashes behind: \S+ is 404/,
    reason: 'takes two slashes for one, so that no address has any there',
  },
  {
    on: [apache],
    of: /^"\/" .* is 404 ,/,
    reason: 'refuses escaped slashes, which .htaccess cannot change',
  },
  {
    on: [nginx],
    of: /^"\\u0000" .* is 400 ,/,
    reason: 'refuses what holds a zero byte',
  },
  {
    on: [apache],
    of: /^"\\u0000" .* is 404 ,/,
    reason: 'refuses what holds a zero byte',
  },
  {
    on: [nginx],
    of: /: \S*(%61sked|asked%2F)\?p=1 is 404/,
    reason: 'compares an address with a query as it was sent',
  },
  {
    on: [nginx],
    of: /\/sv\/404\.html is 404 Nothing/,
    reason: 'an error page that is asked for by its file is not found in the first language',
  },
  {
    on: [nginx, caddy, apache],
    of: /^bytes without escapes: .* not 400 $/,
    reason: 'the preview refuses such bytes, which no browser sends: Node does',
  },
  {
    on: [nginx, caddy, apache],
    of: /^\{"Range":"bytes=(-900|5|a-b|3-1|-0|900-)"\}|^\{"Range":"(items=|bytes )0-1"\}/,
    reason: 'ranges that no browser asks for are an error to some, and nothing to others',
  },
  {
    on: [nginx, caddy, apache],
    of: /^\{"Range":"bytes=0-1,4-5"\}: \S+ is 206 ,/,
    reason: 'the preview sends the whole to who asks for several parts at once',
  },
  {
    on: [apache],
    of: /^\{"Accept-Encoding":.* is \d+ \w+, not \d+ \w+ (br|gzip)$/,
    reason: 'compresses by its own module, if it has one',
  },
];

/** What a visitor gets: the status, and where it leads or what is there. */
function describe({ status, headers, text }: HttpResponse, origin: string): string {
  const location = headers.location
    ?.replace(new RegExp(`^${origin}(?=/)`), '')
    .replaceAll(/%\w\w/g, (one) => one.toUpperCase());
  const isWhole = !headers['content-type']?.startsWith('multipart/');
  const body = (status < 300 && isWhole) || text.startsWith(head) ? text.replace(head, '') : '';
  const parts = [headers['content-encoding'], headers['content-range']];
  return [status, location ?? body, ...parts.filter(Boolean)].join(' ');
}

/** Old addresses with letters of several languages, and how browsers and old servers sent them. */
const lettered: readonly (readonly [from: string, asked: readonly string[]])[] = [
  ['/old/price list', ['/Old/price%20list', '/Old/Price%20list']],
  ['/über uns', ['/u%CC%88ber%20uns', '/%FCber%20uns', '/%C3%9Cber%20uns', '/%DCber%20uns']],
  ['/caf%C3%A9', ['/cafe%CC%81', '/caf%E9', '/Caf%E9', '/Caf%C3%A9', '/caf%c3%a9']],
  ['/ilanlar/iş', ['/ilanlar/i%FE', '/%DDlanlar/i%FE', '/Ilanlar/I%FE', '/%C4%B0lanlar/i%C5%9F']],
  ['/kişiler/*', ['/ki%FEiler/x', '/Ki%FEiler/x', '/ki%fEiler/x', '/kis%CC%A7iler/x']],
  ['/żółw', ['/%BF%F3%B3w', '/z%CC%87o%CC%81%C5%82w', '/%AF%F3%B3w']],
  ['/новости', ['/%ED%EE%E2%EE%F1%F2%E8', '/%CE%CF%D7%CF%D3%D4%C9', '/%D0%9Dовости']],
  ['/νέα', ['/%ED%DD%E1', '/%CE%BD%CE%B5%CC%81%CE%B1', '/%CD%DD%E1']],
  ['/أخبار', ['/%C3%CE%C8%C7%D1', '/%D8%A7%D9%94%D8%AE%D8%A8%D8%A7%D8%B1']],
];
moved.push(...lettered.map(([from]) => ({ from, to: '/about' })));

type Question = { path: string; headers: Record<string, string> };

/** Asks one host for everything, sixteen at once. */
async function askAll(all: readonly Question[], get: Ask): Promise<string[]> {
  const answers: string[] = [];
  const rest = all.entries();
  const askRest = async () => {
    for (const [index, { path, headers }] of rest) answers[index] = await get(path, headers);
  };
  await Promise.all(Array.from({ length: 16 }, askRest));
  return answers;
}

type Ask = (path: string, headers?: Record<string, string>) => Promise<string>;

/** Asks a host, which runs for as long as that. */
async function askHost<Answer>(
  host: Host | typeof apache,
  basePath: string,
  ask: (get: Ask) => Promise<Answer>,
): Promise<Answer> {
  const folder = await build(host, basePath);
  const { origin, stop } = await (host as typeof apache).start(folder, basePath);
  try {
    return await ask(async (path, headers = {}) =>
      describe(await fetchPath(origin, basePath + path, { headers }), origin),
    );
  } finally {
    await stop();
  }
}

describeHosts([preview, nginx, caddy, apache], (host) => {
  test('leads from an old address however browsers and servers have spelled its letters', async () => {
    await askHost(host, '', async (get) => {
      for (const [from, asked] of lettered) {
        for (const one of [encodeURI(decodeURI(from)).replace('*', 'x'), ...asked]) {
          for (const path of [one, `${one}?`, ...(from.endsWith('*') ? [] : [`${one}/`])]) {
            expect(await get(path.replaceAll(/[^\0-\x7f]+/g, encodeURI)), path).toBe('301 /about');
          }
        }
      }
    });
  });
});

const asked = Object.entries(spellings).flatMap(([name, spell]) =>
  addresses.flatMap((address) => {
    const spelled = spell(address);
    return spelled !== address || name === 'as it is' ? [{ name, path: spelled, headers: {} }] : [];
  }),
);
const others = requests.flatMap((headers) =>
  ['/about', '/files/list.pdf', '/nobody'].map((path) => ({
    ...{ name: JSON.stringify(headers), path, headers },
  })),
);
const used = new Map<Host, Set<string>>();

for (const basePath of ['', '/some-project']) {
  const alone = basePath ? ['', '?', '?a'] : [];
  const all = [...asked, ...others, ...alone.map((path) => ({ name: 'alone', path, headers: {} }))];
  let expected: string[];
  beforeAll(async () => {
    expected = await askHost(preview, basePath, (get) => askAll(all, get));
  });

  describeHosts([nginx, caddy, apache], (host) => {
    test(`answers as the preview does, ${basePath ? 'under a path' : 'at the root'}, whatever is asked for`, async () => {
      const actual = await askHost(host, basePath, (get) => askAll(all, get));
      const found = all.flatMap(({ name, path }, index) => {
        if (actual[index] === expected[index]) return [];
        const line = `${name}: ${path} is ${actual[index]}, not ${expected[index]}`;
        const known = differences.find(({ on, of }) => on.includes(host) && of.test(line));
        if (known) used.set(host, (used.get(host) ?? new Set()).add(known.reason));
        return known ? [] : line;
      });
      expect(found).toEqual([]);
    });
  });
}

describeHosts([nginx, caddy, apache], (host) => {
  test('has a reason for no difference that is gone', () => {
    const reasons = differences.filter(({ on }) => on.includes(host)).map(({ reason }) => reason);
    expect([...(used.get(host) ?? [])].sort()).toEqual(reasons.sort());
  });
});
