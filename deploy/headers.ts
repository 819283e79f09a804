import { createHash } from 'node:crypto';

/** Sent with every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const cacheControl = {
  /** Files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else: kept, but asked for anew each time. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/**
 * The Content-Security-Policy of one page: the site's own fonts and images, and of style and
 * script exactly what stands in the page.
 *
 * @param html the page as it is served
 */
export function contentSecurityPolicy(html: string): string {
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  // Structured data is in a script element, but it is data: no browser runs it or asks the policy.
  const scripts = hashes(
    html,
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  const directives = [
    "default-src 'none'",
    `style-src ${styles.join(' ') || "'none'"}`,
    // A page that hydrates also loads its modules from the site itself.
    `script-src ${[...scripts, ...(html.includes('type="module"') ? ["'self'"] : [])].join(' ') || "'none'"}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
}
