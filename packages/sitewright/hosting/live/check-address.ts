import { once } from 'node:events';
import { connect } from 'node:tls';
import type { LiveSite } from './live-site.ts';

const countDays = (end: string) => Math.floor((Date.parse(end) - Date.now()) / 86_400_000);
/** Let’s Encrypt renews a certificate thirty days before it ends. */
const certificateDays = 14;

/** Checks what comes before any page: HTTPS, the domain's other names, and who says what the address is. */
export async function checkAddress(site: LiveSite): Promise<void> {
  const { address } = site;
  const { protocol, host } = new URL(address);
  if (protocol === 'https:') {
    await checkCertificate(site, new URL(address));
    await checkRedirectHere(site, `http://${host}`);
  } else site.find('https', address, 'is not encrypted: get a certificate, and redirect to it');
  const isBare = /^[^.]+\.[a-z-]{2,}$/.test(host);
  if (isBare || host.startsWith('www.')) {
    await checkRedirectHere(site, `${protocol}//${isBare ? `www.${host}` : host.slice(4)}`);
  }

  const { text: robots } = await site.get('/robots.txt');
  if (!robots.includes(`Sitemap: ${address}/sitemap.xml`)) {
    const message = `does not name ${address}/sitemap.xml: set origin in content/site.yaml`;
    site.find('robots', '/robots.txt', message);
  }
}

async function checkRedirectHere(site: LiveSite, from: string): Promise<void> {
  const { status, headers, text } = await site.get(`${from}/about`);
  const { location = '' } = headers;
  // A first redirect may lead to HTTPS on the same name, and the next one here.
  const isRight = /^https:/.test(location) || location.startsWith(site.address);
  if ([301, 308].includes(status) && isRight) return;
  const problem = status === 0 ? `does not answer (${text})` : `has status ${status}`;
  site.find('redirect', from, `${problem}: let it redirect to ${site.address} for good`);
}

/** Checks who the certificate is for and how long, and the protocol. */
async function checkCertificate(site: LiveSite, url: URL): Promise<void> {
  const socket = connect({
    ...site.connect(url),
    servername: url.hostname,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  site.requests += 1;
  await once(socket, 'secureConnect');
  if (!socket.authorized) {
    const message = `is not trusted by browsers (${socket.authorizationError}): renew it`;
    site.find('certificate', url.host, message);
  }
  const left = countDays(socket.getPeerCertificate().valid_to);
  if (left < certificateDays) {
    site.find('certificate', url.host, `ends in ${left} days: see why it was not renewed`);
  }
  if (socket.alpnProtocol !== 'h2') {
    site.find('http2', url.host, 'speaks HTTP/1.1 alone: switch HTTP/2 on');
  }
  socket.destroy();
}
