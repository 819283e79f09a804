import { createHash } from 'node:crypto';

/** A content security policy: each directive with its sources, in the order in which it is sent. */
export type Policy = ReadonlyMap<string, readonly string[]>;

const trustedTypes = 'require-trusted-types-for';

/**
 * What a page may ask of the site itself. No page connects to anything; auditing tools that read
 * robots.txt do, from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
 */
const ownSources = ['font-src', 'img-src', 'manifest-src', 'connect-src'] as const;

/**
 * The strictest policy that a document still works under: the site's own fonts and images, of
 * style and script exactly what stands in it, and forms that go where its markup sends them.
 *
 * @param text the document as it is served, HTML or SVG; empty for a file that is no document
 */
export function contentPolicy(text = ''): Policy {
  const styles = hashes(text, /<style[^>]*>(.*?)<\/style>/gs);
  // Structured data is in a script element, but it is data: no browser runs it or asks the policy.
  const scripts = hashes(
    text,
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  // A page that hydrates also loads its modules from the site itself, and React makes script
  // elements by innerHTML, which trusted types would refuse.
  const hydrates = text.includes('type="module"');
  if (hydrates) scripts.push("'self'");
  const directives: [string, readonly string[]][] = [['default-src', ["'none'"]]];
  if (styles.length > 0) directives.push(['style-src', styles]);
  if (scripts.length > 0) directives.push(['script-src', scripts]);
  if (text.includes('<html')) {
    for (const name of ownSources) directives.push([name, ["'self'"]]);
  }
  directives.push(
    ['base-uri', ["'none'"]],
    ['form-action', formTargets(text)],
    ['frame-ancestors', ["'none'"]],
  );
  if (!hydrates) directives.push([trustedTypes, ["'script'"]]);
  return new Map(directives);
}

/** One policy that allows what any of several allows. */
export function mergePolicies(policies: readonly Policy[]): Policy {
  const merged = new Map<string, string[]>();
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  // Every other directive forbids where it is missing; this one allows.
  if (!policies.every((policy) => policy.has(trustedTypes))) names.delete(trustedTypes);
  for (const name of names) {
    const sources = new Set(policies.flatMap((policy) => policy.get(name) ?? []));
    if (sources.size > 1) sources.delete("'none'");
    merged.set(name, [...sources]);
  }
  return merged;
}

/** A policy as the header `Content-Security-Policy` says it. */
export function policyText(policy: Policy): string {
  return [...policy].map((directive) => directive.flat().join(' ')).join(';');
}

function hashes(text: string, element: RegExp): string[] {
  const found = [...text.matchAll(element)].map(([, body = '']) => {
    const digest = createHash('sha256').update(body).digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(found)];
}

/**
 * Where the forms of a page send what is written in them: a form without `action` nowhere. With a
 * receiver elsewhere the site itself is allowed too: Chromium also asks the policy where the
 * receiver leads on to, which is a page of the site.
 */
function formTargets(text: string): string[] {
  const targets = [...text.matchAll(/<form\b[^>]*?\saction="([^"]*)"/g)].map(([, action = '']) =>
    URL.canParse(action) ? [new URL(action).origin, "'self'"] : ["'self'"],
  );
  return targets.length > 0 ? [...new Set(targets.flat())] : ["'none'"];
}
