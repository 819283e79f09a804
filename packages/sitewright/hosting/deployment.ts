import { UserError } from '../lib/user-error.ts';

const hosts = ['cloudflare', 'netlify', 'other'] as const;

export interface Deployment {
  /**
   * `other` sends no headers of this site, so that each page carries its policy; undefined is a server
   * of ours, and any other as far as it can be served by the same folder.
   */
  host: (typeof hosts)[number] | undefined;
  /** What every URL path begins with, such as `/shop`; empty at the root of a host. */
  basePath: string;
}

/**
 * Reads what a build is for from SITE_HOST and SITE_BASE_PATH.
 *
 * @throws UserError when one of them has no such value, or the host cannot serve the site under a path
 */
export function readDeployment({ SITE_HOST = '', SITE_BASE_PATH = '' } = process.env): Deployment {
  const host = hosts.find((one) => one === SITE_HOST);
  if (SITE_HOST && !host) {
    throw new UserError(`SITE_HOST=${SITE_HOST} is no host: expected ${hosts.join(', ')} or none`);
  }
  const basePath = SITE_BASE_PATH.replace(/\/$/, '');
  if (!/^(\/(?!\.\.?(\/|$))[\w.-]+)*$/.test(basePath)) {
    throw new UserError(`SITE_BASE_PATH=${SITE_BASE_PATH} is not a path: expected one like /site`);
  }
  if (basePath && (host === 'cloudflare' || host === 'netlify')) {
    throw new UserError(
      `SITE_BASE_PATH=${SITE_BASE_PATH} does not work on ${host}, which serves a folder at the root of a domain: leave it out, or serve the site with nginx or Caddy`,
    );
  }
  return { host, basePath };
}
