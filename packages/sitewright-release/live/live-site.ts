import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type Release,
  readRedirects,
  readRelease,
  readServedFiles,
  type ServedFile,
} from 'sitewright/hosting';
import { isPattern, parseRedirect, type Redirect } from 'sitewright/lib';
import {
  type Connect,
  connectDirectly,
  type LiveResponse,
  type Method,
  request,
} from './request.ts';

/** Something that is not as it should be. */
export interface Finding {
  /** What was checked, such as `headers`. */
  check: string;
  addresses: string[];
  message: string;
}

/** One line, such as `headers: /about and 7 more has no Referrer-Policy: …`. */
export const formatFinding = ({ check, message, addresses: [first = '', ...more] }: Finding) =>
  `${check}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''} ${message}`;

const seconds = 1000;
/** So many requests without an answer end the check. */
const maxFailures = 5;
/** That a site has stopped to answer; what was found until then says so. */
export class StoppedAnswering extends Error {}

/** A live site beside the build that should be live, and what was found wrong with it. */
export class LiveSite {
  requests = 0;
  readonly findings: Finding[] = [];
  /** The served files of the build, with their paths below the address. */
  readonly files: readonly ServedFile[];
  readonly release: Release;
  isLive = true;
  /** How many files and redirects there are to ask for, and how many were. */
  planned = 0;
  asked = 0;
  onAsked: () => void = () => {};
  /** Whether the build is for a host that sends the site's headers. */
  readonly hasHeaders: boolean;
  /** What is added to an address, as advertisements do; empty where the site fails with it. */
  query = '?utm_source=check';

  readonly connect: Connect;
  /** The domain without `www.`, or with it; undefined for another name below a domain. */
  readonly otherName: string | undefined;
  /** Without a slash at its end. */
  readonly address: string;
  /** The paths that have moved, as the build says, but for patterns, which name no path to ask for. */
  readonly redirects: readonly Redirect[];
  readonly #folder: string;
  readonly #statuses = new Map<string, number>();
  readonly #causes = new Map<string, Finding>();
  #failures = 0;

  constructor(address: string, folder: string, connect = connectDirectly) {
    this.address = address;
    this.#folder = folder;
    this.connect = connect;
    const { host } = new URL(address);
    const isBare = /^[^.]+\.[a-z-]{2,}$/.test(host);
    this.otherName = isBare ? `www.${host}` : /^www\.(.+)/.exec(host)?.[1];
    this.release = readRelease(folder);
    this.redirects = readRedirects(folder).filter((one) => !isPattern(parseRedirect(one)));
    const { basePath } = this.release;
    this.files = readServedFiles(folder, this.release).map((one) => ({
      ...one,
      urlPath: one.urlPath?.slice(basePath.length),
    }));
    this.hasHeaders = this.hasBuilt('_nginx.conf');
  }

  /**
   * Asks for a path below the address, or for a whole URL.
   *
   * @throws StoppedAnswering when several paths of the site had no answer
   */
  async get(
    target: string,
    headers: Record<string, string> = {},
    method: Method = 'GET',
  ): Promise<LiveResponse> {
    const isPath = target.startsWith('/');
    this.requests += 1;
    const url = new URL(isPath ? this.address + target : target);
    const response = await request(url, this.connect(url), headers, method);
    if (isPath) {
      this.#statuses.set(target, response.status);
      if (response.status === 0 || response.status === 429) this.#failures += 1;
      if (this.#failures > maxFailures) throw new StoppedAnswering();
    }
    return response;
  }

  /** Notes that one more file or redirect was asked for. */
  countAsked(): void {
    this.asked += 1;
    this.onAsked();
  }

  isOwn({ host }: URL): boolean {
    return [new URL(this.address).host, this.otherName].includes(host);
  }

  /** What status a path had when it was asked for; undefined before. */
  getStatus(urlPath: string): number | undefined {
    return this.#statuses.get(urlPath);
  }

  /**
   * Adds a finding; several of one cause are one.
   *
   * @param cause where messages differ that have one
   */
  find(check: string, address: string, message: string, cause = message): void {
    const known = this.#causes.get(`${check} ${cause}`);
    if (known) known.addresses.push(address);
    else {
      const finding = { check, addresses: [address], message };
      this.findings.push(finding);
      this.#causes.set(`${check} ${cause}`, finding);
    }
  }

  readBuilt(file: string): Buffer {
    return readFileSync(path.join(this.#folder, file));
  }

  hasBuilt(file: string): boolean {
    return existsSync(path.join(this.#folder, file));
  }

  /**
   * Whether an ETag is one that nginx, Caddy or the preview makes of the time and the size of this file, or of
   * a compressed form. A build gives each file a time that stands for its bytes.
   */
  isTagOf(etag: string | undefined, file: string): boolean {
    const forms = ['', '.br', '.gz'].map((suffix) => path.join(this.#folder, file + suffix));
    return forms.filter(existsSync).some((form) => {
      const { size, mtime } = statSync(form);
      const time = Math.floor(mtime.getTime() / seconds);
      const [hexSize, ownSize] = [size.toString(16), size.toString(36)];
      return [
        `${time.toString(16)}-${hexSize}`,
        time.toString(36) + ownSize,
        (BigInt(time) * 1_000_000_000n).toString(36) + ownSize,
        `${hexSize}-${mtime.getTime().toString(16)}`,
      ].includes(etag?.replace(/^W\/|"/g, '') ?? '');
    });
  }
}
