import { buildCsp, type Csp, serializeCsp } from './csp.ts';
import { speculationRulesFile } from './speculation-rules.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/** What no page of the site may ever ask a visitor for, nor a script that somebody puts into one. */
const disabledFeatures = [
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'serial', 'usb', 'browsing-topics'],
];

/** Headers of every response, whatever its status. */
export const globalHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every page, beside its own policy. */
export const htmlHeaders: Headers = {
  'Speculation-Rules': `"/${speculationRulesFile}"`,
  'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(','),
};

const cacheControl = {
  /** For files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all other files: caches keep them, but check each time whether they changed. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** The policy of a response without content: it allows nothing. */
export const emptyResponseCsp = serializeCsp(buildCsp());

/**
 * Gives the `Cache-Control` of a file.
 *
 * @param file its path in the folder, such as `assets/a-1f.woff2`
 */
export function getCacheControl(file: string): string {
  return file.startsWith('assets/') ? cacheControl.hashed : cacheControl.revalidated;
}

/** Builds all headers of a file that do not depend on the request. */
export function buildHeaders(file: string, mediaType: string, csp?: Csp): Headers {
  return {
    'Content-Type': mediaType,
    'Cache-Control': getCacheControl(file),
    ...globalHeaders,
    ...(mediaType.startsWith('text/html') && htmlHeaders),
    ...(csp && { 'Content-Security-Policy': serializeCsp(csp) }),
  };
}
