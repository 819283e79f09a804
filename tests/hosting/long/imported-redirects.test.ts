import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeHostFiles } from '../../../packages/sitewright/build/host-files.ts';
import {
  type Entry,
  toRedirect,
} from '../../../packages/sitewright/content/fields/redirect-target.ts';
import { importRedirects } from '../../../packages/sitewright-import/redirects/import-redirects.ts';
import { readRedirectList } from '../../../packages/sitewright-import/redirects/read-list.ts';
import { differences } from '../../../packages/sitewright-import/redirects/redirect-list.ts';
import { tinySite } from '../../fixtures/tiny/tiny-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { describeUnless, type RunningHost, runHost } from '../host.ts';
import { apache, nginx, preview, startNginx } from '../hosts.ts';
import { fetchPath } from '../http-client.ts';

/** A line of a list, and the addresses that it leads from. */
type Line = readonly [line: string, ...addresses: string[]];

interface List {
  server: typeof nginx | typeof apache;
  lines: readonly Line[];
  /** The whole configuration of nginx, with the list in the place of LIST. */
  around?: string;
}

const inServer = 'server { listen 8080; server_name localhost; absolute_redirect off; LIST\n}';

const lists: Record<string, List> = {
  'rewrites and locations of nginx': {
    server: nginx,
    around: inServer,
    lines: [
      ['# The old shop;'],
      ['rewrite ^/m.html$ /pricing permanent;', '/m.html'],
      ['rewrite ^/old/?$ https://$host/pricing/ permanent;', '/old', '/old/'],
      ['rewrite ^/shop/(.*)$ https://shop.example/a/$1 redirect;', '/shop/', '/shop/a/b'],
      ['rewrite ^/dropped$ /pricing? permanent;', '/dropped'],
      ['rewrite ^/(uno|due)/x$ /help/$1 permanent;', '/uno/x', '/due/x'],
      ['rewrite ^/begins /pricing permanent;', '/begins', '/begins/a'],
      ['rewrite "^/year/(\\d{4})/([^/]+)/?$" /help/$2 permanent;', '/year/2020/a', '/year/2020/a/'],
      ['rewrite ^/opt(/more)?$ /about permanent;', '/opt', '/opt/more'],
      ['rewrite /middle /about permanent;', '/middle', '/a/middle'],
      ['rewrite ^/named/(?<rest>.+)$ https://shop.example/$rest permanent;', '/named/a/b'],
      ['rewrite ^/odd-(\\d+)-x$ /about permanent;', '/odd-1-x'],
      ['location = /abc { return 301 /pricing; }', '/abc'],
      ['location = /args { return 301 /pricing$is_args$args; }', '/args'],
      ['location /below/ { return 302 /about; }', '/below/', '/below/x/y'],
      ['location /below/kept/ { return 301 https://shop.example$request_uri; }', '/below/kept/a'],
      ['location ~* ^/Case$ { return 301 /about; }', '/Case'],
      ['location ~ ^/x-(.*)$ { return 301 /about; }', '/x-1'],
      ['if ($request_uri = /asked) { return 301 /about; }', '/asked'],
      ['if ($arg_p = 12) { return 301 /about; }', '/?p=12'],
      ['location /temporary { return https://shop.example/t; }', '/temporary'],
    ],
  },
  'a map of nginx': {
    server: nginx,
    around: 'LIST',
    lines: [
      ['map $uri $new {'],
      ['default "";'],
      ['~^/m2/([a-z-]+)$ https://shop.example/$1;', '/m2/abc', '/m2/12'],
      ['/m2/first /about;', '/m2/first'],
      ['/m1 /pricing;', '/m1'],
      ['~*^/m3(/.*)?$ /about;', '/m3', '/m3/a', '/m3/a/b'],
      ['}'],
      ['map $http_upgrade $upgraded { default upgrade; "" close; }'],
      [inServer.replace('LIST', 'if ($new) { return 302 $new; }').replaceAll('\n', ' ')],
    ],
  },
  'the lines of a map of nginx alone': {
    server: nginx,
    around: `map $uri $new { LIST }\n${inServer.replace('LIST', 'if ($new) { rewrite ^ $new permanent; }')}`,
    lines: [
      ['/m1 /pricing;', '/m1'],
      ['"/with space" /about;', '/with%20space'],
      ['~^/old/(?<rest>.*) https://shop.example/$rest;', '/old/', '/old/a/b'],
    ],
  },
  'a .htaccess': {
    server: apache,
    lines: [
      ['# The old shop;'],
      ['RewriteEngine On'],
      ['Redirect 301 /docs /help', '/docs', '/docs/', '/docs/a', '/docs/none'],
      ['Redirect permanent /shop https://shop.example/s', '/shop', '/shop/a/b'],
      ['Redirect 301 /slash/ https://shop.example/s/', '/slash/', '/slash/a'],
      ['Redirect 302 /whole https://shop.example/', '/whole', '/whole/a'],
      ['Redirect 301 /joined/ /pricing', '/joined/', '/joined/a'],
      ['Redirect 301 /old.html /pricing', '/old.html', '/old.html/x'],
      ['Redirect /anchor /pricing#plans', '/anchor'],
      ['Redirect gone /gone', '/gone'],
      ['Redirect 301 /docs/later /about', '/docs/later'],
      ['RedirectMatch 301 ^/match/(.*)$ https://shop.example/$1', '/match/', '/match/a/b'],
      ['RedirectMatch 301 ^/zero/.+$ https://shop.example$0', '/zero/a'],
      ['RewriteRule ^rule$ /pricing [R=301,L]', '/rule'],
      ['RewriteRule ^dropped$ /pricing? [R=301,L]', '/dropped'],
      ['RewriteRule ^added$ https://shop.example/?a=1 [R=301,L,QSA]', '/added'],
      ['RewriteRule ^case$ /pricing [R=301,L,NC]', '/case'],
      ['RewriteRule ^two/([^/]+)/x$ https://%{HTTP_HOST}/help/$1 [R=301,L]', '/two/a/x'],
      ['RewriteCond %{QUERY_STRING} ^p=12$'],
      ['RewriteRule ^asked$ /pricing [R=301,L]', '/asked', '/asked?p=12', '/asked?a=b&p=12'],
      ['RewriteCond %{QUERY_STRING} (^|&)id=7(&|$)'],
      ['RewriteRule ^$ /about? [R=301,L]', '/?id=7', '/?a=b&id=7'],
      ['RewriteCond %{REQUEST_FILENAME} !-f'],
      ['RewriteRule ^file$ /pricing [R=301,L]', '/file'],
      ['RewriteRule ^inside$ /index.html [L]', '/inside'],
      ['<If "true">'],
      ['Redirect 301 /some /pricing', '/some'],
      ['</If>'],
    ],
  },
};

/** What visitors may ask beside a listed address, and what an import has to say where it is not as it was. */
const always: readonly string[] = [
  differences.middle,
  differences.oneSlash,
  differences.below,
  differences.askedQuery,
];
const beside: readonly (readonly [add: (address: string) => string, ...named: string[]])[] = [
  [(address) => address],
  [(address) => `${address.replace(/\/$/, '')}/`, differences.slash],
  [(address) => `${address}?q=1`, differences.query, differences.ownQuery],
  [(address) => `${address.replace(/\/$/, '')}/below`, differences.begins],
  [(address) => `${address}-longer`, differences.begins],
  [(address) => address.toUpperCase(), differences.letterCase],
  [(address) => address.replace('.', 'x'), differences.dot],
];

function startOwn({ server, around = '' }: List, text: string): Promise<RunningHost> {
  if (server === apache)
    return apache.start(temporaryFolder({ '.htaccess': text, 'index.html': '' }));
  return runHost((home, port) => {
    const file = path.join(home, 'nginx.conf');
    const http = around.replace('LIST', () => text).replace('8080', String(port));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${home}/${one};`,
    );
    const start = `pid ${home}/pid; events {}\nhttp { access_log off; ${paths.join(' ')}`;
    writeFileSync(file, `${start} map_hash_bucket_size 128;\n${http}\n}`);
    return startNginx(file);
  });
}

describe.each(Object.entries(lists))('%s', (name, list) => {
  describeUnless(list.server.describeMissing(), name, () => {
    const text = list.lines.map(([line]) => line).join('\n');
    let own: RunningHost;
    let ours: RunningHost;
    let report: Awaited<ReturnType<typeof importRedirects>>;

    beforeAll(async () => {
      own = await startOwn(list, text);
      const site = tinySite({
        'about.yaml': {},
        'pricing.yaml': {},
        'pages/help.md': {},
        'pages/help/a.md': {},
      });
      report = await importRedirects(site.folder, readRedirectList(text));
      const moved = parse(report.text ?? 'moved: []').moved.map((one: Entry) => toRedirect(one));
      const page = '<html><head></head><p>';
      const build = temporaryFolder({ 'index.html': page, '404.html': page });
      writeHostFiles(build, { host: undefined, basePath: '' }, { moved, languages: [] });
      ours = await preview.start(build);
    }, 120_000);
    afterAll(async () => {
      await own?.stop();
      await ours?.stop();
    });

    test('leads as before, or the import names the line with what is otherwise', async () => {
      const { redirects, unread } = readRedirectList(text);
      const unnamed: string[] = [];
      let count = 0;
      for (const [index, [line, ...addresses]] of list.lines.entries()) {
        const number = index + 1;
        const isLeft =
          unread.some((one) => one.line === number) ||
          report.left.some((one) => one.startsWith(`${number}: `));
        const said = redirects
          .filter((one) => one.line === number)
          .flatMap(({ differs = [], wider = [] }) => [...differs, ...[wider].flat()]);
        for (const address of addresses) {
          for (const [add, ...named] of beside) {
            const asked = add(address);
            if (asked === address && named.length > 0) continue;
            const [before, now] = await Promise.all([ask(own, asked), ask(ours, asked)]);
            if (before !== nowhere) count += 1;
            const isNamed =
              isLeft ||
              said.some((one) => [...always, ...named].includes(one) || one.includes('any part'));
            if (before !== now && !isNamed)
              unnamed.push(`${line}: ${asked} was ${before}, and is ${now}`);
          }
        }
      }
      expect(count).toBeGreaterThan(0);
      expect(unnamed).toEqual([]);
    });
  });
});

const nowhere = 'nowhere';

/** Where a server leads from an address, and for how long; a slash at its end is the other page's own matter. */
async function ask({ origin }: RunningHost, address: string): Promise<string> {
  const { status, headers } = await fetchPath(origin, address);
  if (status < 300 || !headers.location) return nowhere;
  const own = /^https?:\/\/localhost(:\d+)?(?=\/)/;
  const location = headers.location.replace(own, '').replace(/(?<=.)\/(?=[?#]|$)/, '');
  return `${[301, 308].includes(status) ? 301 : 302} ${location}`;
}
