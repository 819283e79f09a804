import { expect, test } from 'vitest';
import { readRedirectList } from './read-list.ts';

/** What a list says, in short, and what it cannot say. */
function read(text: string) {
  const { redirects, unread } = readRedirectList(text);
  return [
    redirects.map(({ line, from, to, status }) => `${line} ${from} ${to} ${status}`),
    unread.map(({ line, reason }) => `${line} ${reason}`),
  ];
}

test('of _redirects each line is read or named', () => {
  const text = `# Moved
/old /new
/a/* /b/:splat 302
/find id=12 /found 301!  # forced
/find id=:id /found/:id 301
/app/* /index.html 200
/de/* /german/:splat 302 Language=de
/alone
/app umbrella://a 301
`;
  expect(read(text)).toEqual([
    [
      '2 /old /new 301',
      '3 /a/* /b/:splat 302',
      '4 /find?id=12 /found 301',
      '9 /app umbrella://a 301',
    ],
    [
      expect.stringMatching(/^5 it takes a value from behind \?/),
      '6 status 200 does not lead visitors elsewhere',
      '7 it is for some visitors alone (Language=de)',
      '8 it does not say where it leads',
    ],
  ]);
});

test('of a configuration of nginx what leads elsewhere is read or named, and nothing else', () => {
  const text = `server {
  listen 443 ssl; # and HTTP/2
  rewrite ^/old$ /new permanent;
  rewrite ^/blog/(\\d{4})/([^/]+)/?$ /posts/$2 redirect;
  rewrite ^/shop/(.*)$ https://shop.example/$1 permanent;
  rewrite ^/a/(.*)$ /b/$1 last;
  rewrite ^/wide /narrow permanent;
  rewrite ^/(a|b)$ /c permanent;
  location = /exact.php { return 301 "/page$is_args$args"; }
  location /below/ { return 302 /page; }
  location ~ ^/x-(.*)$ { return 301 /x; }
  if ($arg_p = 12) { return 301 /twelve; }
  return 301 https://other.example$request_uri;
}
map $uri $target {
  default "";
  /m1 /n1;
  ~^/m2/([a-z]+)$ /n2/$1;
}`;
  expect(read(text)).toEqual([
    [
      '3 /old /new 301',
      '4 /blog/:part1/:part2 /posts/:part2 302',
      '5 /shop/* https://shop.example/:splat 301',
      '9 /exact.php /page 301',
      '10 /below/* /page 302',
      '17 /m1 /n1 301',
      '18 /m2/:part1 /n2/:part1 301',
    ],
    [
      expect.stringMatching(/^6 it changes what is sent/),
      expect.stringMatching(/^7 it fits all that begins so/),
      expect.stringMatching(/^8 its expression says more/),
      expect.stringMatching(/^11 its expression says more/),
      expect.stringMatching(/^12 it leads some visitors alone/),
      '13 it leads every address of its server',
    ],
  ]);
});

test('of the tables of Redirection and Yoast each row is read or named', () => {
  const redirection = `source,target,regex,code,type,hits,title,status
/old/,/new/,0,301,url,12,,enabled
"^/a/(.*)","/b/$1",1,302,url,0,"Two
lines",enabled
/gone,,0,410,url,3,,enabled
/off,/new,0,301,url,3,,disabled`;
  expect(read(redirection)).toEqual([
    ['2 /old/ /new/ 301', '3 /a/* /b/:splat 302'],
    ['5 status 410 does not lead visitors elsewhere', '6 it is switched off there'],
  ]);
  const yoast = 'Origin,Target,Type,Format\nold,new,301,plain\n"a, b",https://x.example/,307,plain';
  expect(read(yoast)).toEqual([['2 /old /new 301', '3 /a, b https://x.example/ 302'], []]);
});

test('a table whose quotes do not end is refused with the line that opens them, and no row is lost', () => {
  const text = 'source,target\n/a,/b\n/c,"/d\n/e,/f\n';
  expect(() => read(text)).toThrow(/^line 3 of the list: a quote opens in this row/);
});

test('of a .htaccess what leads elsewhere is read or named, and nothing else', () => {
  const text = `RewriteEngine On
Redirect 301 /old.html /new
Redirect /for-now /page
RedirectPermanent /p /q
RedirectMatch 301 ^/a/(.*)$ https://x.example/$1
RewriteRule ^b$ /c [R=301,L]
RewriteRule ^index\\.php$ - [L]
RewriteCond %{HTTP_HOST} ^x$
RewriteRule ^(.*)$ https://www.x.example/$1 [R=301,L]
Redirect gone /gone
ErrorDocument 404 /404.html`;
  expect(read(text)).toEqual([
    [
      '2 /old.html /new 301',
      '3 /for-now /page 302',
      '4 /p /q 301',
      '5 /a/* https://x.example/:splat 301',
      '6 /b /c 301',
    ],
    [expect.stringMatching(/^9 it leads some visitors/), '10 it does not lead visitors elsewhere'],
  ]);
});
