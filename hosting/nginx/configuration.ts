import { globalHeaders, htmlHeaders } from '../headers.ts';
import { mediaTypes } from '../media-types.ts';
import { htmlHeaderVariable, quote } from './maps.ts';

interface Folders {
  /** The built site's folder, as an absolute path; it must be this release's own. */
  root: string;
  /** The absolute path of the folder that holds `assets/` with the assets of all kept releases. */
  shared: string;
  /** The folders of the languages but the first one, such as `sv`. */
  languages: readonly string[];
}

/** What a whole configuration depends on beside the site. */
export interface NginxOptions {
  /** The folder of the current release, with `http.conf` and `server.conf`. */
  site: string;
  /** A folder for nginx's process id and buffers. */
  scratch: string;
  port: number;
  /** The user that the workers run as; only root may choose one. */
  user?: string;
}

/** Where Debian installs it: https://packages.debian.org/libnginx-mod-http-brotli-static */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Builds what goes into nginx's `server` block, except for `listen`. */
export function buildServerBlock({ root, shared, languages }: Folders): string {
  const errorPages = ['', ...languages.map((folder) => `/${folder}`)].flatMap((base) =>
    ['404', '500'].map((name) => `location = ${base}/${name}.html { internal; }\n`),
  );
  const headers = Object.entries({
    ...globalHeaders,
    ...Object.fromEntries(Object.keys(htmlHeaders).map((name) => [name, htmlHeaderVariable(name)])),
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_cache',
    Allow: '$site_allow',
  });
  return `# Generated from the built site by hosting/nginx/configuration.ts.
root ${quote(root)};
server_tokens off;
absolute_redirect off;

${buildTypes()}
gzip_static on;
gzip_vary on;
brotli_static on;

${headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`).join('\n')}

# Slow clients are disconnected after this time.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
large_client_header_buffers 4 8k;
# Request bodies are not read: the method of such a request is refused, whatever its size.
client_max_body_size 0;

error_page 404 $site_language/404.html;
error_page 500 502 503 504 $site_language/500.html;
${errorPages.join('')}location /assets/ {
  root ${quote(shared)};
  try_files $site_file =404;
}
location / {
  if ($site_moved) { return 301 $site_moved$is_args$args; }
  if ($site_path = "$site_slashed/") { return 308 $site_slashed$is_args$args; }
  if ($site_path != $site_address) { return 404; }
  try_files $site_file =404;
}
`;
}

/** Builds a whole configuration for an nginx that serves nothing else; it works without root. */
export function buildNginxConf({ site, scratch, port, user }: NginxOptions): string {
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const bufferPaths = buffers.map(
    (name) => `  ${name}_temp_path ${quote(`${scratch}/${name}`)};\n`,
  );
  return `# Generated with a release by hosting/nginx/configuration.ts.
load_module ${brotliModule};
${user ? `user ${user};\n` : ''}worker_processes auto;
pid ${quote(`${scratch}/nginx.pid`)};
error_log stderr warn;
events { worker_connections 4096; }
http {
${bufferPaths.join('')}  access_log off;
  sendfile on;
  tcp_nopush on;
  include ${quote(`${site}/http.conf`)};
  server {
    listen ${port};
    include ${quote(`${site}/server.conf`)};
  }
}
`;
}

function buildTypes(): string {
  const types = [...mediaTypes].map(([extension, type]) => `  ${type.split(';')[0]} ${extension};`);
  const texts = [...mediaTypes.values()].filter((type) => type.endsWith('; charset=utf-8'));
  const names = new Set(texts.map((type) => type.split(';')[0]));
  // nginx adds the charset to HTML anyway, and warns when it is told to.
  names.delete('text/html');
  return `types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...names].join(' ')};`;
}
