import { createHash } from 'node:crypto';

/** A content security policy: each directive with its sources, in the order in which it is sent. */
export type Csp = ReadonlyMap<string, readonly string[]>;

/**
 * What a page may load from the site itself. No page connects to anything; auditing tools that read
 * robots.txt do, from inside the page: https://github.com/GoogleChrome/lighthouse/issues/4386
 */
const ownSources = ['font-src', 'img-src', 'manifest-src', 'connect-src'] as const;

/** The policy in the head of a page whose program makes styles as it runs: it stands for itself. */
const ownPolicy =
  /<meta http-equiv="Content-Security-Policy" content="([^"]*'unsafe-inline'[^"]*)"/;

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
 */
export function buildCsp(text = ''): Csp {
  const [, own] = ownPolicy.exec(text) ?? [];
  if (own) return new Map([...parseCsp(own), ['frame-ancestors', ["'none'"]]]);
  const styles = hashInline(text, /<style[^>]*>(.*?)<\/style>/gs);
  // Structured data is in a script element, but no browser runs it, so it needs no permission.
  const scripts = hashInline(
    text,
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  const directives: [string, readonly string[]][] = [['default-src', ["'none'"]]];
  if (styles.length > 0) directives.push(['style-src', styles]);
  // A service that the vendor chose to count visitors: its script, and where that reports to.
  const services = [...text.matchAll(/<script\b[^>]*?\ssrc="(https:[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  scripts.push(...services);
  // The script of a part that lives is a file of the site.
  if (text.includes('<div data-part=')) scripts.push("'self'");
  if (scripts.length > 0) directives.push(['script-src', scripts]);
  if (text.includes('<html')) {
    for (const name of ownSources) {
      const reports = name === 'connect-src' ? services.map((one) => new URL(one).origin) : [];
      directives.push([name, ["'self'", ...reports]]);
    }
    if (/<video\b/.test(text)) directives.push(['media-src', ["'self'"]]);
  }
  directives.push(
    ['base-uri', ["'none'"]],
    ['form-action', findFormTargets(text)],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
  );
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

/** Writes a policy as the value of the header `Content-Security-Policy`. */
export function serializeCsp(policy: Csp): string {
  return [...policy].map((directive) => directive.flat().join(' ')).join(';');
}

/**
 * Adds a page's policy to its head, for hosts that cannot send one for each page. It leaves out
 * `frame-ancestors`, which browsers only accept in a header.
 */
export function addCspMeta(html: string): string {
  if (ownPolicy.test(html)) return html;
  const policy = new Map(buildCsp(html));
  policy.delete('frame-ancestors');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${serializeCsp(policy)}">`;
  return html.replace(/<head>(<meta charset="utf-8"\/?>)?/i, (head) => head + meta);
}

function hashInline(text: string, element: RegExp): string[] {
  const hashes = [...text.matchAll(element)].map(([, body = '']) => {
    const digest = createHash('sha256').update(body).digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

/**
 * Finds the origins to which the forms of a page send their fields; a form without `action` sends
 * them nowhere. Chromium also checks where a receiver redirects to, which is a page of this site, so
 * a receiver elsewhere needs the site itself too.
 */
function findFormTargets(text: string): string[] {
  const targets = [...text.matchAll(/<form\b[^>]*?\saction="([^"]*)"/g)].map(([, action = '']) =>
    URL.canParse(action) ? [new URL(action).origin, "'self'"] : ["'self'"],
  );
  return targets.length > 0 ? [...new Set(targets.flat())] : ["'none'"];
}
