import { once } from 'node:events';
import { checkServerIdentity, connect, type TLSSocket } from 'node:tls';
import type { LiveSite } from './live-site.ts';

const day = 86_400_000;
/** Let’s Encrypt renews a certificate thirty days before it ends. */
const certificateDays = 14;

/** Checks for whom the certificate is, of whom and how long, and the protocol; nothing for a URL without HTTPS. */
export async function checkCertificate(site: LiveSite, url: URL): Promise<void> {
  if (url.protocol !== 'https:') return;
  const socket = connect({
    ...site.connect(url),
    servername: url.hostname,
    rejectUnauthorized: false,
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  site.requests += 1;
  await once(socket, 'secureConnect');
  const problem = describeProblem(socket, url.hostname);
  if (problem) site.find('certificate', url.host, problem);
  if (socket.alpnProtocol !== 'h2') {
    site.find('http2', url.host, 'speaks HTTP/1.1 alone: switch HTTP/2 on');
  }
  socket.destroy();
}

/** Describes the one thing that a browser would say first. */
function describeProblem(socket: TLSSocket, name: string): string | undefined {
  const certificate = socket.getPeerCertificate();
  const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / day);
  if (days < 0) return `ended on ${certificate.valid_to}: renew it, and see why that was not done`;
  if (checkServerIdentity(name, certificate)) {
    const names = certificate.subjectaltname?.replaceAll('DNS:', '') ?? certificate.subject?.CN;
    return `is for ${names} and not for ${name}: get one that names ${name}, too`;
  }
  const { authorizationError: error } = socket;
  const issuer = certificate.issuer?.O ?? certificate.issuer?.CN;
  if (error) {
    return `is of ${issuer}, which browsers do not know (${error}): send the whole chain (fullchain.pem) of an authority such as Let’s Encrypt`;
  }
  if (days < certificateDays) return `ends in ${days} days: see why it was not renewed`;
}
