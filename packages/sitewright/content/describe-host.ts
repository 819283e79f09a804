/** The addresses of private networks and of the machine itself, as URLs say them. */
const ownNetworks =
  /^(?:(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|\[(?:::1?\]|f[cd]|fe[89ab]))/;

/** Whether visitors elsewhere do not reach a host, as a URL says it. */
const isPrivate = (hostname: string): boolean =>
  ownNetworks.test(hostname) ||
  /\.(localhost|local|internal)\.?$/.test(hostname) ||
  !/[^.]\.[^.]|:/.test(hostname);

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/**
 * What is wrong with the host of a link to another origin.
 *
 * @param origin that of the site
 * @returns undefined for one that visitors reach, and that is not the site by another name
 */
export function describeHost(url: URL, origin: string): string | undefined {
  const { hostname, pathname, search, hash } = url;
  if (isPrivate(hostname)) {
    return `leads to ${hostname}, which only your own machine or network knows: write an address that visitors reach`;
  }
  const own = new URL(origin);
  if (url.port !== own.port || withoutWww(hostname) !== withoutWww(own.hostname)) return undefined;
  return `leads to this site by another name: write "${pathname}${search}${hash}"`;
}
