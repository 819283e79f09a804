import { expect, test } from 'vitest';
import { readRedirectList } from './read-list.ts';
import { differences } from './redirect-list.ts';

/** What a list says, in short, and what it cannot say. */
function read(text: string) {
  const { redirects, unread } = readRedirectList(text);
  return [
    redirects.map(({ line, from, to, status }) => `${line} ${from} ${to} ${status}`),
    unread.map(({ line, reason }) => `${line} ${reason}`),
  ];
}

/** What a list of one rule does otherwise than its own server. */
const differs = (text: string) => [
  ...new Set(readRedirectList(text).redirects.flatMap((one) => one.differs ?? [])),
];

test('of _redirects each line is read or named', () => {
  const text = `# Moved;
/old /new
/a/* /b/:splat 302
/find id=12 /found 301!  # forced
/find id=:id /found/:id 301
/app/* /index.html 200
/de/* /german/:splat 302 Language=de
/alone
/app umbrella://a 301
/a/later /c
/old/* /new/:splat
https://old.example/* /:splat
`;
  expect(read(text)).toEqual([
    [
      '2 /old /new 301',
      '3 /a/* /b/:splat 302',
      '3 /a /b/ 302',
      '4 /find?id=12 /found 301',
      '9 /app umbrella://a 301',
      '11 /old/* /new/:splat 301',
      '12 https://old.example/* /:splat 301',
    ],
    [
      expect.stringMatching(/^5 it takes a value from behind \?/),
      '6 status 200 does not lead visitors elsewhere',
      '7 it is for some visitors alone (Language=de)',
      '8 it does not say where it leads',
      '10 line 3 leads /a/later already',
    ],
  ]);
});

test('netlify.toml has the same rules', () => {
  const text = `[build]
publish = "public"

[[redirects]]
from = "/old" # before
to = "/new"

[[redirects]]
  from = "/a/*"
  to = "/b/:splat"
  status = 302
  query = {id = ":id"}
[[redirects]]
  from = "/de/*"
  to = "/german/:splat"
  conditions = {Language = ["de"]}
[[redirects]]
  from = "/app"
  to = "/x"
  status = 200
`;
  expect(read(text)).toEqual([
    ['4 /old /new 301'],
    [
      expect.stringMatching(/^8 it takes a value from behind \?/),
      '13 it is for some visitors alone (Language=de)',
      '17 status 200 does not lead visitors elsewhere',
    ],
  ]);
  expect(() => read('[[redirects]]\nfrom = \n')).toThrow(/^line 2 of the list: /);
});

test('of vercel.json each redirect is read or named with its line', () => {
  const text = `{
  "trailingSlash": false,
  "redirects": [
    { "source": "/old.html", "destination": "/new" },
    { "source": "/a/:path*", "destination": "https://x.example/:path*", "permanent": false },
    { "source": "/b/:slug", "destination": "/c/:slug", "statusCode": 302 },
    { "source": "/d/:id(\\\\d+)/e", "destination": "/f/:id" },
    { "source": "/g/(.*)", "destination": "/h/$1" },
    {
      "source": "/i",
      "has": [{ "type": "cookie", "key": "a" }],
      "destination": "/j"
    }
  ]
}`;
  expect(read(text)).toEqual([
    [
      '4 /old.html /new 301',
      '5 /a https://x.example/ 302',
      '5 /a/* https://x.example/:splat 302',
      '6 /b/:part1 /c/:part1 302',
      '7 /d/:part1/e /f/:part1 301',
      '8 /g/ /h/ 301',
      '8 /g/* /h/:splat 301',
    ],
    [expect.stringMatching(/^9 it leads some visitors alone/)],
  ]);
  expect(() => read('{"redirects": {}}')).toThrow(/^line 1 of the list: expected "redirects"/);
});

test('of a configuration of nginx what leads elsewhere is read or named, and nothing else', () => {
  const text = `server {
  listen 443 ssl; # and HTTP/2
  rewrite ^/old$ /new permanent;
  rewrite ^/blog/(\\d{4})/([^/]+)/?$ /posts/$2 redirect;
  rewrite ^/shop/(.*)$ https://shop.example/$1 permanent;
  rewrite ^/a/(.*)$ /b/$1 last;
  rewrite ^/wide /narrow permanent;
  rewrite ^/(a|b)$ /c/$1 permanent;
  location = /exact.php { return 301 "/page$is_args$args"; }
  location /below/ { return 302 /page; }
  location ~ ^/x-(.*)$ { return 301 /x; }
  if ($arg_p = 12) { return 301 /twelve; }
  return 301 https://other.example$request_uri;
  rewrite ^/m.html$ https://$host/pricing permanent;
  location = /one { return 301 /two }
  rewrite ^/who$ /$remote_user permanent;
}
map $uri $target {
  default "";
  ~^/m2/([a-z]+)$ /n2/$1;
  /m1 /n1;
}
map $uri $cache { /m3 1; }
rewrite ^/last$ /end permanent`;
  expect(read(text)).toEqual([
    [
      '3 /old /new 301',
      '4 /blog/:part1/:part2 /posts/:part2 302',
      '5 /shop/ https://shop.example/ 301',
      '5 /shop/* https://shop.example/:splat 301',
      '7 /wide /narrow 301',
      '7 /wide/* /narrow 301',
      '8 /a /c/a 301',
      '8 /b /c/b 301',
      '14 /m.html /pricing 301',
      '9 /exact.php /page 301',
      '10 /below/ /page 302',
      '10 /below/* /page 302',
    ],
    [
      expect.stringMatching(/^6 it changes what is sent/),
      expect.stringMatching(/^11 its expression says more/),
      expect.stringMatching(/^12 it leads some visitors alone/),
      '13 it leads every address of its server',
      expect.stringMatching(/^15 expected ; at its end/),
      '16 it leads where $remote_user says',
      expect.stringMatching(/^24 expected ; at its end/),
    ],
  ]);
});

test.each([
  [
    'a map with what leads by it',
    'map $uri $new {\n/m1 /n1;\n}\nif ($new) { return 302 $new; }',
    '302',
  ],
  ['the lines of a map alone', '# ours\n/m1 /n1;\n~^/m2/(?<rest>.+)$ /n2/$rest;', '301'],
  ['a location in one line', '# Redirect 301\nlocation = /m1 { return 301 /n1; }', '301'],
])('%s is nginx', (_, text, status) => {
  const [[first], unread] = read(text) as [string[], string[]];
  expect([first, unread]).toEqual([`2 /m1 /n1 ${status}`, []]);
});

test('of an export of Redirection each rule is read or named, as a table and as JSON', () => {
  const table = `source,target,regex,code,type,hits,title,status
/old/,/new/,0,301,url,12,,enabled
"^/a/(.*)","/b/$1",1,302,url,0,"Two
lines",enabled
/gone,,0,410,url,3,,enabled
/off,/new,0,301,url,3,,disabled
/in,/new,0,301,login,3,,enabled`;
  expect(read(table)).toEqual([
    ['2 /old/ /new/ 301', '3 /a/ /b/ 302', '3 /a/* /b/:splat 302'],
    [
      '5 status 410 does not lead visitors elsewhere',
      '6 it is switched off there',
      expect.stringMatching(/^7 it leads some visitors alone, as its kind "login"/),
    ],
  ]);
  const rule = (fields: object) =>
    JSON.stringify({
      ...{ url: '/old', action_code: 301, action_type: 'url', action_data: { url: '/new' } },
      ...{ match_type: 'url', regex: false, group_id: 1, enabled: true, ...fields },
    });
  const rules = [
    rule({}),
    rule({ url: '^/a/(.*)', action_data: { url: '/b/$1' }, regex: true, action_code: 302 }),
    ...['login', 'agent', 'cookie', 'referrer'].map((kind) => rule({ match_type: kind })),
    rule({ enabled: false }),
    rule({ group_id: 2 }),
    rule({ action_type: 'error', action_code: 404, action_data: {} }),
  ];
  const json = `{"groups":[{"id":1,"enabled":true},{"id":2,"enabled":false}],"redirects":[\n${rules.join(',\n')}]}`;
  expect(read(json)).toEqual([
    ['2 /old /new 301', '3 /a/ /b/ 302', '3 /a/* /b/:splat 302'],
    [
      ...['4', '5', '6', '7'].map((line) =>
        expect.stringMatching(`^${line} it leads some visitors`),
      ),
      '8 it is switched off there',
      '9 it is switched off there',
      expect.stringMatching(/^10 "error" with status 404/),
    ],
  ]);
});

test.each([
  ['Yoast', 'Origin,Target,Type,Format\nold,new,301,plain\n"a, b",https://x.example/,307,plain'],
  ['Shopify', '"Redirect from","Redirect to"\n"/old","/new"\n"/a, b","https://x.example/"'],
  ['other titles', 'Alt;Neu;Art\n/old;/new;301\n/a, b;https://x.example/;307'],
  ['no titles', '/old,/new\n"/a, b",https://x.example/'],
  ['no titles, and codes', '/old,/new,"Our page",308\n"/a, b",https://x.example/,,307'],
])('a table of old and new addresses is read, with %s', (_, text) => {
  const { redirects, unread } = readRedirectList(text);
  expect(unread).toEqual([]);
  const second = text.includes('307') ? 302 : 301;
  expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
    '/old /new 301',
    `/a, b https://x.example/ ${second}`,
  ]);
});

test('a row of a table that is more than an old and a new address is named', () => {
  const text =
    'from,to,match,code\n/a,/b,exact,302\n/c,/d,contains,301\n/e,,exact,301\n/f,/g,regex,301\n/h,/i,exact,pass';
  expect(read(text)).toEqual([
    ['2 /a /b 302', '5 /f /g 301', '5 /f/* /g 301'],
    [
      expect.stringMatching(/^3 "contains" fits more than a path/),
      '4 it does not say where it leads',
      '6 status pass does not lead visitors elsewhere',
    ],
  ]);
});

test('a table whose quotes do not end is refused with the line that opens them, and no row is lost', () => {
  const text = 'source,target\n/a,/b\n/c,"/d\n/e,/f\n';
  expect(() => read(text)).toThrow(/^line 3 of the list: a quote opens in this row/);
});

test('of a .htaccess what leads elsewhere is read or named, and nothing else', () => {
  const text = `# The old shop;
RewriteEngine On
Redirect 301 /old.html /new
Redirect /for-now /page
RedirectPermanent /p/ https://q.example/
RedirectMatch 301 ^/a/(.*)$ https://x.example/$1
RewriteRule ^b$ /c [R=301,L]
RewriteRule ^index\\.php$ - [L]
RewriteCond %{HTTP_HOST} ^x$
RewriteRule ^(.*)$ https://www.x.example/$1 [R=301,L]
Redirect gone /gone
ErrorDocument 404 /404.html
RewriteRule ^d/.+ https://x.example/e/$0 [R=301,L]
RewriteRule ^f$ /g/$3 [R=301,L]
RewriteRule ^h$ /i.php [L]
<If "%{HTTP_COOKIE} =~ /a/">
  Redirect 301 /j /k
</If>
Redirect 301 /l \\
  /m
Redirect 301 /l/later /n
Redirect permanent / https://other.example/`;
  expect(read(text)).toEqual([
    [
      '3 /old.html /new 301',
      '4 /for-now /page 302',
      '4 /for-now/* /page/:splat 302',
      '5 /p/ https://q.example/ 301',
      '5 /p/* https://q.example/:splat 301',
      '6 /a/ https://x.example/ 301',
      '6 /a/* https://x.example/:splat 301',
      '7 /b /c 301',
      '13 /d/* https://x.example/e/d/:splat 301',
      '19 /l /m 301',
      '19 /l/* /m/:splat 301',
    ],
    [
      expect.stringMatching(/^10 it leads some visitors/),
      '11 it does not lead visitors elsewhere',
      '14 it leads where $3 says',
      expect.stringMatching(/^15 it changes what is sent/),
      expect.stringMatching(/^17 it is for some requests alone/),
      '21 line 19 leads /l/later already',
      '22 it leads every address of its server',
    ],
  ]);
});

test('a rule of one host of several, of a folder, or of a file of its own is said to be that', () => {
  const nginx = `server { server_name a.example; location = /a { return 301 /b; } }
server { server_name c.example; location = /d { return 301 /e; } return 410; }
server { return 301 $new; }
map $uri $new { include more.map;
default https://f.example/; }`;
  const apache = `<VirtualHost *:80>
ServerName a.example
Redirect 301 /a.html /b
</VirtualHost>
<VirtualHost *:80>
ServerName c.example
Redirect 301 /d.html /e
</VirtualHost>`;
  for (const text of [nginx, apache])
    expect(readRedirectList(text).redirects.map(({ differs: said }) => said?.at(-1))).toEqual(
      ['it was for a.example alone', 'it was for c.example alone'].map((one) =>
        expect.stringContaining(one),
      ),
    );
  expect(read(nginx)[1]).toEqual([
    '2 it does not lead visitors elsewhere',
    '4 its lines are in another file: take that over too',
    '5 it leads every address of its server',
  ]);
  expect(read('RewriteBase /shop/\nRewriteRule ^a$ b [R]\nRewriteRule ^c$ - [G]')).toEqual([
    ['2 /shop/a /shop/b 302'],
    ['3 it does not lead visitors elsewhere'],
  ]);
});

test('of a .htaccess a condition on what stands behind ? is a part of the old address', () => {
  const text = `RewriteCond %{QUERY_STRING} ^id=12&lang=en$
RewriteRule ^index\\.php$ /a? [R=301,L]
RewriteCond %{QUERY_STRING} (^|&)p=7(&|$)
RewriteRule ^$ /b? [R=301,L]
RewriteCond %{QUERY_STRING} ^p=\\d+$
RewriteRule ^c$ /d? [R=301,L]
RewriteCond %{QUERY_STRING} ^p=7$
RewriteCond %{HTTP_HOST} ^x$
RewriteRule ^e$ /f? [R=301,L]
RewriteCond %{QUERY_STRING} ^p=7$
RewriteRule ^g/(.*)$ /h? [R=301,L]`;
  expect(read(text)).toEqual([
    ['2 /index.php?id=12&lang=en /a 301', '4 /?p=7 /b 301'],
    [
      expect.stringMatching(/^6 it leads some visitors alone/),
      expect.stringMatching(/^9 it leads some visitors alone/),
      expect.stringMatching(/^11 it fits several paths/),
    ],
  ]);
});

test('a list whose words are parted by tabs is no table, and keeps its conditions', () => {
  expect(read('/a/*\t/b/:splat\t302\n/de/*\t/c\t302\tLanguage=de')).toEqual([
    ['1 /a/* /b/:splat 302', '1 /a /b/ 302'],
    ['2 it is for some visitors alone (Language=de)'],
  ]);
});

test.each<[string, keyof typeof differences]>([
  ['rewrite ^/a$ /b permanent;', 'slash'],
  ['rewrite ^/a/?$ /b? permanent;', 'query'],
  ['RewriteRule ^a/?$ /b?c=1 [R,QSA]', 'ownQuery'],
  ['RewriteRule ^a/?$ /b [R,NC]', 'letterCase'],
  ['RewriteCond %{QUERY_STRING} ^c=1$\nRewriteRule ^a/?$ /b? [R]', 'askedQuery'],
  ['Redirect /a /b?c=1', 'below'],
  ['rewrite ^/a /b permanent;', 'begins'],
  ['rewrite /a/?$ /b permanent;', 'middle'],
  ['rewrite ^/a/(.+)/b/?$ /c/$1 permanent;', 'onePart'],
  ['rewrite ^/a.b/?$ /b permanent;', 'dot'],
  ['Redirect /a https://b.example/', 'oneSlash'],
])('%s says what it does otherwise here', (rule, name) => {
  expect(differs(rule)).toContain(differences[name]);
  expect(differs('rewrite ^/a/?$ /b permanent;')).toEqual([]);
});
