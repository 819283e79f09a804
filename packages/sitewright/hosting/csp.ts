import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toCspSource } from '../lib/csp-source.ts';

/** A content security policy: each directive with its sources, in the order in which it is sent. */
export type Csp = ReadonlyMap<string, readonly string[]>;

/**
 * What a page may load from the site itself. No page connects to anything; auditing tools that read
 * robots.txt do, from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
 */
const ownSources = ['font-src', 'img-src', 'manifest-src', 'connect-src'] as const;

/** What a site allows on each of its pages beside what these need: hosts, and the names of policies for trusted types. */
export interface OwnSources {
  images?: readonly string[] | undefined;
  styles?: readonly string[] | undefined;
  fonts?: readonly string[] | undefined;
  trustedTypes?: readonly string[] | undefined;
}

/**
 * Builds the strictest policy that a page works under: it allows the site's own fonts and images, exactly
 * the inline styles and scripts of the page, the targets of its forms, and the hosts of its frames.
 *
 * @param html the page as it is served
 * @param own what the site allows on each of its pages
 * @throws Error when it asks for a host that no policy can name
 */
export function buildCsp(html: string, own: OwnSources = {}): Csp {
  return buildPolicy(readNeeds(listElements(html)), own);
}

function buildPolicy(needs: Needs, allowed: OwnSources): Csp {
  const directives: [string, readonly string[]][] = [['default-src', ["'none'"]]];
  const add = (name: string, sources: Iterable<string>) => {
    const all = [...new Set(sources)];
    if (all.length > 0) directives.push([name, all]);
  };
  add('style-src', [...needs.styles, ...(allowed.styles ?? [])]);
  // The script of a part that lives is a file of the site.
  const own = needs.hasParts ? ["'self'"] : [];
  add('script-src', [...needs.scripts, ...needs.services, ...own]);
  for (const name of ownSources) {
    const isReport = name === 'connect-src' || name === 'img-src';
    const hosts = { 'img-src': allowed.images, 'font-src': allowed.fonts }[String(name)] ?? [];
    add(name, ["'self'", ...(isReport ? needs.reports : []), ...hosts]);
  }
  if (needs.hasVideo) add('media-src', ["'self'"]);
  add('frame-src', needs.frames);
  add('base-uri', ["'none'"]);
  add('form-action', needs.formTargets.length > 0 ? needs.formTargets : ["'none'"]);
  add('require-trusted-types-for', ["'script'"]);
  add('trusted-types', allowed.trustedTypes ?? []);
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
 * @param elements all of the page
 * @param own what the site allows on each of its pages
 * @throws Error when the page has no head, or asks for a host that no policy can name
 */
export function addCspMeta(
  html: string,
  elements = listElements(html),
  own: OwnSources = {},
): string {
  const needs = readNeeds(elements);
  if (needs.hasPolicy) return html;
  const policy = serializeCsp(buildPolicy(needs, own));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const start = /<head>(<meta charset="utf-8"\/?>)?/i;
  if (!start.test(html)) throw new Error('a page without a head has no place for its policy');
  return html.replace(start, (head) => head + meta);
}

type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What a page needs from its policy, as sources of directives. */
type Needs = ReturnType<typeof readNeeds>;

const listElements = (html: string): readonly PageElement[] =>
  DomUtils.getElementsByTagName('*', parseDocument(html));

function readNeeds(elements: readonly PageElement[]) {
  const named = (name: string) => elements.filter((one) => one.name === name);
  const wordsOf = (attribute: string) =>
    elements.flatMap(({ attribs }) => listWords(attribs[attribute]));
  const services = named('script').filter(({ attribs: { src } }) => src?.startsWith('https:'));
  // Structured data is in a script element, but no browser runs it, so it needs no permission.
  const inline = named('script').filter(
    ({ attribs: { src, type } }) => !src && type !== 'application/ld+json',
  );
  return {
    /** Whether it says its policy itself, as one whose program makes styles as it runs. */
    hasPolicy: elements.some(({ attribs }) =>
      /^content-security-policy$/i.test(attribs['http-equiv'] ?? ''),
    ),
    styles: named('style').map(hashSource),
    scripts: inline.map(hashSource),
    /** The scripts of services that count visitors. */
    services: services.map(({ attribs }) => toSource(attribs.src ?? '', { withPath: true })),
    /** Where these report to. */
    reports: services.flatMap(({ attribs: { src = '', 'data-reports-to': others } }) =>
      [src, ...listWords(others)].map((one) => toSource(one)),
    ),
    formTargets: named('form').flatMap(({ attribs }) =>
      attribs.action === undefined ? [] : listTargets(attribs),
    ),
    /** The hosts that a visitor may let into a frame. */
    frames: wordsOf('data-frames').map((one) => toSource(one)),
    hasVideo: named('video').length > 0,
    hasParts: elements.some(({ attribs }) => attribs['data-part'] !== undefined),
  };
}

const hashSource = (element: Parameters<typeof DomUtils.textContent>[0]) =>
  `'sha256-${createHash('sha256').update(DomUtils.textContent(element)).digest('base64')}'`;

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
