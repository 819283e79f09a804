import { once } from 'node:events';
import { connect } from 'node:tls';
import type { LiveSite } from './live-site.ts';

const day = 24 * 60 * 60 * 1000;
/** Let’s Encrypt renews a certificate thirty days before it ends. */
const certificateDays = 14;
const contactDays = 30;

/** Checks what comes before any page: HTTPS, the domain's other names, and who says what the address is. */
export async function checkAddress(site: LiveSite): Promise<void> {
  const { address, findings } = site;
  const url = new URL(address);
  if (url.protocol === 'https:') {
    await checkCertificate(site, url);
    await checkRedirectHere(site, `http://${url.host}`);
  } else findings.add('https', address, 'is not encrypted: get a certificate, and redirect to it');
  const other = nameOther(url.hostname);
  if (other) {
    const port = url.port && `:${url.port}`;
    await checkRedirectHere(site, `${url.protocol}//${other}${port}`);
  }

  const { text: robots } = await site.get('/robots.txt');
  if (!robots.includes(`Sitemap: ${address}/sitemap.xml`)) {
    const message = `does not name ${address}/sitemap.xml: set origin in content/site.yaml and build`;
    findings.add('robots', '/robots.txt', message);
  }
  const { text: contact } = await site.get('/.well-known/security.txt');
  const expires = /^Expires: (.+)$/m.exec(contact)?.[1] ?? '';
  const left = Math.floor((Date.parse(expires) - Date.now()) / day);
  if (!(left >= contactDays)) {
    const message = `holds for ${left || 0} more days: set security.expires in content/site.yaml`;
    findings.add('security.txt', '/.well-known/security.txt', message);
  }
}

/** The name with `www.` of a domain without it, or the other way round; undefined for any other host. */
function nameOther(hostname: string): string | undefined {
  if (hostname.startsWith('www.')) return hostname.slice(4);
  return /^[^.]+\.[a-z-]{2,}$/.test(hostname) ? `www.${hostname}` : undefined;
}

async function checkRedirectHere({ address, client, findings }: LiveSite, from: string) {
  const { status, headers, text } = await client.get(new URL(`${from}/about`));
  const target = headers.location ?? '';
  // A first redirect to the same name with HTTPS is fine: the next leads here.
  const isRight = [301, 308].includes(status) && /^https:/.test(target);
  const toHttp = [301, 308].includes(status) && target === `${new URL(address).origin}/about`;
  if (isRight || toHttp) return;
  const problem = status === 0 ? `does not answer (${text})` : `has status ${status}`;
  findings.add('redirect', from, `${problem}: let it redirect to ${address} for good`);
}

/** Checks who the certificate is for and how long, and the protocol. */
async function checkCertificate({ client, findings }: LiveSite, url: URL): Promise<void> {
  const socket = connect({
    ...client.endpoint(url),
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  client.requests += 1;
  await once(socket, 'secureConnect');
  const { valid_to: end } = socket.getPeerCertificate();
  if (!socket.authorized) {
    const reason = String(socket.authorizationError);
    findings.add('certificate', url.host, `is not trusted by browsers (${reason}): renew it`);
  }
  const left = Math.floor((Date.parse(end) - Date.now()) / day);
  if (left < certificateDays) {
    findings.add('certificate', url.host, `ends in ${left} days: see why it was not renewed`);
  }
  if (socket.alpnProtocol !== 'h2') {
    findings.add('http2', url.host, 'speaks HTTP/1.1 alone: switch HTTP/2 on');
  }
  socket.destroy();
}
