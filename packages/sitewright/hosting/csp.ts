import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { toCspSource } from '../lib/csp-source.ts';

/** A content security policy: each directive with its sources, in the order in which it is sent. */
export type Csp = ReadonlyMap<string, readonly string[]>;

/**
 * What a page may load from the site itself. No page connects to anything; auditing tools that read
 * robots.txt do, from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
 */
const ownSources = ['font-src', 'img-src', 'manifest-src', 'connect-src'] as const;

/**
 * Builds the strictest policy that a page works under: it allows the site's own fonts and images, exactly
 * the inline styles and scripts of the page, the targets of its forms, and the hosts of its frames.
 *
 * @param html the page as it is served
 * @throws Error when it asks for a host that no policy can name
 */
export function buildCsp(html: string): Csp {
  return buildPolicy(readNeeds(html));
}

function buildPolicy(needs: Needs): Csp {
  const directives: [string, readonly string[]][] = [['default-src', ["'none'"]]];
  const add = (name: string, sources: Iterable<string>) => {
    const all = [...new Set(sources)];
    if (all.length > 0) directives.push([name, all]);
  };
  add('style-src', needs.styles);
  // The script of a part that lives is a file of the site.
  const own = needs.hasParts ? ["'self'"] : [];
  add('script-src', [...needs.scripts, ...needs.services, ...own]);
  for (const name of ownSources) {
    const isReport = name === 'connect-src' || name === 'img-src';
    add(name, ["'self'", ...(isReport ? needs.reports : [])]);
  }
  if (needs.hasVideo) add('media-src', ["'self'"]);
  add('frame-src', needs.frames);
  add('base-uri', ["'none'"]);
  add('form-action', needs.formTargets.length > 0 ? needs.formTargets : ["'none'"]);
  add('require-trusted-types-for', ["'script'"]);
  return new Map(directives);
}

/**
 * Writes a policy as browsers read it.
 *
 * @throws Error when a source is none: what ends it would begin another directive
 */
export function serializeCsp(policy: Csp): string {
  const directives = [...policy].map((directive) => directive.flat());
  const wrong = directives.flat().find((word) => !/^('[\w+/=-]+'|[\w:/.~%-]+)$/.test(word));
  if (wrong !== undefined) {
    throw new Error(`${JSON.stringify(wrong)} cannot stand in a content security policy`);
  }
  return directives.map((words) => words.join(' ')).join(';');
}

/**
 * Adds a page's policy to its head, before all that it is about. A page that says one itself keeps that.
 *
 * @throws Error when the page has no head, or asks for a host that no policy can name
 */
export function addCspMeta(html: string): string {
  const needs = readNeeds(html);
  if (needs.hasPolicy) return html;
  const policy = serializeCsp(buildPolicy(needs));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const start = /<head>(<meta charset="utf-8"\/?>)?/i;
  if (!start.test(html)) throw new Error('a page without a head has no place for its policy');
  return html.replace(start, (head) => head + meta);
}

/** What a page needs from its policy, as sources of directives. */
interface Needs {
  /** Whether it says its policy itself, as one whose program makes styles as it runs. */
  hasPolicy: boolean;
  styles: string[];
  scripts: string[];
  /** The scripts of services that count visitors. */
  services: string[];
  /** Where a service that counts visitors reports to. */
  reports: string[];
  formTargets: string[];
  /** The hosts that a visitor may let into a frame. */
  frames: string[];
  hasVideo: boolean;
  hasParts: boolean;
}

/** Reads what a page holds, in one pass and without a tree: a site may have thousands of pages. */
function readNeeds(text: string): Needs {
  const needs: Needs = {
    ...{ hasPolicy: false, hasVideo: false, hasParts: false },
    ...{ styles: [], scripts: [], services: [], reports: [], formTargets: [], frames: [] },
  };
  /** The list that the hash of the element's text goes to. */
  let hashes: string[] | undefined;
  let body = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src = '', action } = attributes;
      if (name === 'video') needs.hasVideo = true;
      if (name === 'form' && action !== undefined)
        needs.formTargets.push(...listTargets(attributes));
      needs.frames.push(...listWords(attributes['data-frames']).map((one) => toSource(one)));
      if (attributes['data-part'] !== undefined) needs.hasParts = true;
      if (/^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) needs.hasPolicy = true;
      if (name === 'script' && src.startsWith('https:')) {
        needs.services.push(toSource(src, { withPath: true }));
        const reportsTo = listWords(attributes['data-reports-to']);
        needs.reports.push(...[src, ...reportsTo].map((one) => toSource(one)));
      }
      body = '';
      if (name === 'style') hashes = needs.styles;
      // Structured data is in a script element, but no browser runs it, so it needs no permission.
      else if (name === 'script' && !src && attributes.type !== 'application/ld+json')
        hashes = needs.scripts;
    },
    ontext(part) {
      body += part;
    },
    onclosetag() {
      if (hashes) hashes.push(hashSource(body));
      hashes = undefined;
    },
  });
  parser.end(text);
  return needs;
}

const hashSource = (body: string) =>
  `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

const listWords = (text = '') => text.split(' ').filter(Boolean);

/**
 * The origins to which a form sends its fields. Chromium also checks where a receiver redirects to, which
 * is a page of this site, so a receiver elsewhere needs the site itself too, and the hosts on the way back.
 */
function listTargets({ action = '', 'data-leads-to': leadsTo }: Record<string, string>): string[] {
  if (!URL.canParse(action)) return ["'self'"];
  return [...[action, ...listWords(leadsTo)].map((one) => toSource(one)), "'self'"];
}

function toSource(address: string, options?: Parameters<typeof toCspSource>[1]): string {
  const source = toCspSource(address, options);
  if (source) return source;
  throw new Error(`${JSON.stringify(address)} cannot stand in a content security policy`);
}
