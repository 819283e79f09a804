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

const parseCsp = (text: string): [name: string, sources: string[]][] =>
  text.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources];
  });

/** Whether a page says its policy itself. Beside the hashes of other pages its styles would be refused. */
export const isOwnPolicy = (csp: Csp | undefined) =>
  csp?.get('style-src')?.includes("'unsafe-inline'") === true;

/**
 * Builds the strictest policy that a document works under: it allows the site's own fonts and
 * images, exactly the inline styles and scripts of the document, and the targets of its forms.
 *
 * @param text the document as it is served, HTML or SVG; empty for a response without a document
 * @throws Error when it asks for a host that no policy can name
 */
export function buildCsp(text = ''): Csp {
  const needs = readNeeds(text);
  if (needs.ownPolicy) {
    return new Map([...parseCsp(needs.ownPolicy), ['frame-ancestors', ["'none'"]]]);
  }
  const directives: [string, readonly string[]][] = [['default-src', ["'none'"]]];
  const add = (name: string, sources: Iterable<string>) => {
    const all = [...new Set(sources)];
    if (all.length > 0) directives.push([name, all]);
  };
  add('style-src', needs.styles);
  // Any other document, such as a drawing, has no script of ours.
  if (needs.isPage) {
    // The script of a part that lives is a file of the site.
    const own = needs.hasParts ? ["'self'"] : [];
    add('script-src', [...needs.scripts, ...needs.services, ...own]);
    for (const name of ownSources) {
      const isReport = name === 'connect-src' || name === 'img-src';
      add(name, ["'self'", ...(isReport ? needs.reports : [])]);
    }
    if (needs.hasVideo) add('media-src', ["'self'"]);
  }
  add('base-uri', ["'none'"]);
  add('form-action', needs.formTargets.length > 0 ? needs.formTargets : ["'none'"]);
  add('frame-ancestors', ["'none'"]);
  add('require-trusted-types-for', ["'script'"]);
  return new Map(directives);
}

/** Merges policies into one that allows what any of them allows. */
export function mergeCsps(policies: readonly Csp[]): Csp {
  const merged = new Map<string, string[]>();
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  for (const name of names) {
    const sources = new Set(policies.flatMap((policy) => policy.get(name) ?? []));
    if (sources.size > 1) sources.delete("'none'");
    merged.set(name, [...sources]);
  }
  return merged;
}

/**
 * Writes a policy as the value of the header `Content-Security-Policy`.
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
 * Adds a page's policy to its head, for hosts that cannot send one for each page. It leaves out
 * `frame-ancestors`, which browsers only accept in a header.
 */
export function addCspMeta(html: string): string {
  if (readNeeds(html).ownPolicy) return html;
  const policy = new Map(buildCsp(html));
  policy.delete('frame-ancestors');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${serializeCsp(policy)}">`;
  return html.replace(/<head>(<meta charset="utf-8"\/?>)?/i, (head) => head + meta);
}

/** What a document needs from its policy, as sources of directives. */
interface Needs {
  isPage: boolean;
  /** The policy in the head of a page whose program makes styles as it runs: it stands for itself. */
  ownPolicy?: string;
  styles: string[];
  scripts: string[];
  /** The scripts of services that count visitors. */
  services: string[];
  /** Where a service that counts visitors reports to. */
  reports: string[];
  formTargets: string[];
  hasVideo: boolean;
  hasParts: boolean;
}

/** Reads what a document holds, in one pass and without a tree: a site may have thousands of pages. */
function readNeeds(text: string): Needs {
  const needs: Needs = {
    ...{ isPage: false, hasVideo: false, hasParts: false },
    ...{ styles: [], scripts: [], services: [], reports: [], formTargets: [] },
  };
  /** The list that the hash of the element's text goes to. */
  let hashes: string[] | undefined;
  let body = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src = '', action } = attributes;
      if (name === 'html') needs.isPage = true;
      if (name === 'video') needs.hasVideo = true;
      if (name === 'form' && action !== undefined)
        needs.formTargets.push(...listTargets(attributes));
      if (attributes['data-part'] !== undefined) needs.hasParts = true;
      if (/^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) {
        const { content = '' } = attributes;
        if (content.includes("'unsafe-inline'")) needs.ownPolicy = content;
      }
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
