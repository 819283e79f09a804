import pMap from 'p-map';
import { checkCertificate } from './check-certificate.ts';
import { configure } from './check-headers.ts';
import type { LiveMove } from './choose-questions.ts';
import type { LiveSite } from './live-site.ts';

const concurrency = 4;

/** What is wrong with a redirect: the kind of it, and a sentence without its subject. */
type Problem = [kind: string, text: string];

/** Checks that paths that have moved, and pages with a slash, lead to their pages at once. */
export async function checkMoved(site: LiveSite, moves: readonly LiveMove[]): Promise<void> {
  const check = async ({ from, query, to }: LiveMove) => {
    site.countAsked();
    const [page = '', place = ''] = to.split(/(?=#)/);
    // The finding about the page says it all.
    if ((site.getStatus(page) ?? 200) !== 200) return;
    // What advertisements add goes along, before a place on the page.
    const target = page + (query || page.includes('?') ? '' : site.query) + place;
    const asked = query ? `${from}?${query}${site.query.replace('?', '&')}` : from + site.query;
    const problem = await follow(site, site.address + asked, target, 1);
    if (!problem) return;
    const [kind, text] = problem;
    site.find('redirect', from, `${text} instead of leading to ${to} at once: ${configure}`, kind);
  };
  await pMap(moves, check, { concurrency });
}

/** Checks HTTPS, and that the domain's other names lead to the same page here. */
export async function checkNames(site: LiveSite): Promise<void> {
  const { protocol, host, port, pathname } = new URL(site.address);
  const base = pathname.replace(/\/$/, '');
  const isSecure = protocol === 'https:';
  if (!isSecure) {
    site.find('https', site.address, 'is not encrypted: get a certificate, and redirect to it');
  }
  const { urlPath: page = '/' } =
    site.files.find(
      ({ file, urlPath = '/' }) =>
        file.endsWith('.html') && urlPath !== '/' && site.getStatus(urlPath) === 200,
    ) ?? {};
  const { otherName } = site;
  /** @returns whether a name leads to the same page here */
  const check = async (name: string, most: number) => {
    const target = page + site.query;
    const problem = await follow(site, name + base + target, target, most, [301, 308]);
    if (!problem) return true;
    const [kind, text] = problem;
    const action = `let each page redirect to the same one at ${site.address}, for good`;
    site.find('redirect', name, `${text}: ${action}`, `name ${kind}`);
    return false;
  };
  // Behind a port of its own there is no HTTP.
  if (isSecure && !port) await check(`http://${host}`, 1);
  if (!otherName) return;
  const other = `${protocol}//${otherName}`;
  if (!(await check(other, 1)) || !isSecure) return;
  await checkCertificate(site, new URL(other));
  // In two steps browsers learn that the other name is secure, too.
  await check(`http://${otherName}`, 2);
}

const redirects = [301, 302, 303, 307, 308];

/**
 * Follows redirects to their end. An address of another host is named, and not asked for.
 *
 * @param from a whole URL
 * @param target the path where it should end, below the address, or an address of another site
 * @param most how many redirects it may take
 * @param first what status the first may have
 * @returns undefined where all is well
 */
async function follow(
  site: LiveSite,
  from: string,
  target: string,
  most: number,
  first = redirects,
): Promise<Problem | undefined> {
  const end = new URL(target.startsWith('/') ? site.address + target : target);
  const [page = ''] = target.split(/[?#]/);
  const seen: string[] = [];
  let url = new URL(from);
  while (url.href !== end.href || (site.isOwn(end) && site.getStatus(page) !== 200)) {
    if (seen.includes(url.href)) return ['loop', 'leads back to itself'];
    if (!site.isOwn(url)) return ['elsewhere', `leads to ${url.href}`];
    const { status, headers, text } = await site.get(url.href);
    const subject = seen.length > 0 ? `leads to ${url.href}, which ` : '';
    if (status === 0) return ['silent', `${subject}does not answer (${text})`];
    if (!redirects.includes(status) || !headers.location) {
      if (status !== 200) return ['status', `${subject}has status ${status}`];
      if (url.href === end.href) break;
      return seen.length > 0
        ? ['wrong', `leads to ${url.href}`]
        : ['none', 'answers by itself (status 200)'];
    }
    if (seen.length === 0 && !first.includes(status)) {
      return ['temporary', `redirects for a time alone (status ${status})`];
    }
    seen.push(url.href);
    url = new URL(headers.location, url);
  }
  return seen.length > most ? ['chain', `takes ${seen.length} redirects`] : undefined;
}
