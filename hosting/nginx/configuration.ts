import { everywhere, onPages } from '../headers.ts';
import { mediaTypes } from '../media-types.ts';
import { pageVariable, quoted } from './tables.ts';

interface Folders {
  /** The built site's folder, as an absolute path; it must be this release's own. */
  root: string;
  /** The folder that holds `assets/`, those of the last release among them; absolute too. */
  shared: string;
}

/** What the whole configuration has to know of the machine. */
export interface Machine {
  /** The folder that holds the current release's two files. */
  site: string;
  /** A folder for nginx's own needs: its process number and what it buffers. */
  scratch: string;
  port: number;
  /** Whom the workers run as; only root may choose. */
  user?: string;
}

/** Debian's place for it: https://packages.debian.org/libnginx-mod-http-brotli-static */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What goes into nginx's `server` block, beside where it listens. */
export function serverBlock({ root, shared }: Folders): string {
  const headers = Object.entries({
    ...everywhere,
    ...Object.fromEntries(Object.keys(onPages).map((name) => [name, pageVariable(name)])),
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_cache',
    Allow: '$site_allow',
  });
  return `# Written from the built site: see hosting/nginx/configuration.ts.
root ${quoted(root)};
server_tokens off;
absolute_redirect off;

${types()}
charset utf-8;
charset_types text/css text/javascript text/plain text/markdown application/xml;
gzip_static on;
gzip_vary on;
brotli_static on;

${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}

# A client may be slow for so long, and no longer.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
large_client_header_buffers 4 8k;
# Bodies are not read: what comes with one is refused for its method, whatever its size.
client_max_body_size 0;

error_page 404 /404.html;
error_page 500 502 503 504 /500.html;
location = /404.html { internal; }
location = /500.html { internal; }
location /assets/ {
  root ${quoted(shared)};
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

/** A whole configuration, for an nginx that serves nothing else and need not be root. */
export function wholeConfiguration({ site, scratch, port, user }: Machine): string {
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = buffers.map((name) => `  ${name}_temp_path ${quoted(`${scratch}/${name}`)};\n`);
  return `# Written with a release: see hosting/nginx/configuration.ts.
load_module ${brotliModule};
${user ? `user ${user};\n` : ''}worker_processes auto;
pid ${quoted(`${scratch}/nginx.pid`)};
error_log stderr warn;
events { worker_connections 4096; }
http {
${places.join('')}  access_log off;
  sendfile on;
  tcp_nopush on;
  include ${quoted(`${site}/http.conf`)};
  server {
    listen ${port};
    include ${quoted(`${site}/server.conf`)};
  }
}
`;
}

function types(): string {
  const byType = Object.entries(mediaTypes).map(([extension, type]) => {
    const [name = ''] = type.split(';');
    return `  ${name} ${extension.slice(1)};\n`;
  });
  return `types {\n${byType.join('')}}\ndefault_type application/octet-stream;`;
}
