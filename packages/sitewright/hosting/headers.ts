export type Headers = Readonly<Record<string, string>>;

/** What no page of the site may ever ask a visitor for, nor a script that somebody puts into one. */
const disabledFeatures = [
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-get', 'serial', 'usb', 'browsing-topics'],
];

/**
 * Headers of every response, whatever its status. Cross-Origin-Opener-Policy and -Embedder-Policy are left
 * out: browsers start a process of its own for such a page, and a slow phone paints it 0.04 s later. A site
 * without sign-in has nothing that another window could take.
 */
export const globalHeaders: Headers = {
  // For how long browsers refuse to open this domain without HTTPS: a week, so that a mistake can be taken back. Once
  // every subdomain answers over HTTPS, those in use inside the company too, make it `max-age=63072000; includeSubDomains`.
  'Strict-Transport-Security': 'max-age=604800',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every page. */
export const buildPageHeaders = (basePath = ''): Headers => ({
  'Content-Security-Policy': pageCsp,
  'Speculation-Rules': `"${basePath}/${speculationRulesFile}"`,
  'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(','),
});

const cacheControl = {
  /** For files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** For the rules of prerendering: browsers ask for them with each page, and one answer is enough for a visit. */
  visit: 'public, max-age=3600',
  /** For all other files: caches keep them, but check each time whether they changed. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

const noFrame = "base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** The policy of a response without content: it allows nothing. */
export const emptyResponseCsp = `default-src 'none';${noFrame}`;
/** The policy of a drawing that is opened by itself: it may style itself. */
export const drawingCsp = `default-src 'none';style-src 'unsafe-inline';${noFrame}`;
/** What a page cannot say in its head, where all else of its policy is. */
export const pageCsp = "frame-ancestors 'none'";

/**
 * Gives the `Cache-Control` of a file.
 *
 * @param file its path in the folder, such as `assets/a-1f.woff2`
 */
export function getCacheControl(file: string): string {
  if (file.startsWith('assets/')) return cacheControl.hashed;
  return file === speculationRulesFile ? cacheControl.visit : cacheControl.revalidated;
}

/**
 * The headers that keep a file of the vendor from acting as the site. What a browser shows by itself cannot
 * run anything, and is shown; a sandbox without its origin would keep a film from loading itself, and any
 * sandbox keeps older Chromium from showing a PDF. All else is saved, and could run nothing.
 */
function buildDownloadHeaders(mediaType: string): Headers {
  if (mediaType === 'application/pdf') return {};
  if (/^(image|audio|video)\/(?!svg)/.test(mediaType)) {
    return { 'Content-Security-Policy': 'sandbox allow-same-origin' };
  }
  return {
    'Content-Disposition': 'attachment',
    'Content-Security-Policy': `${emptyResponseCsp};sandbox`,
  };
}

/** Builds all headers of a file that do not depend on the request. */
export function buildHeaders(file: string, mediaType: string, basePath = ''): Headers {
  return {
    'Content-Type': mediaType,
    'Cache-Control': getCacheControl(file),
    ...globalHeaders,
    ...(mediaType.startsWith('text/html') && buildPageHeaders(basePath)),
    ...(mediaType === 'image/svg+xml' && { 'Content-Security-Policy': drawingCsp }),
    ...(file.startsWith('files/') && buildDownloadHeaders(mediaType)),
  };
}

/** The file with the rules; every page names it in its header `Speculation-Rules`. */
export const speculationRulesFile = 'links.speculationrules';

/**
 * Writes the rules by which Chromium prerenders the page behind a link: any page of this site, once
 * the pointer rests on its link, a finger touches it or the keyboard's focus is on it. Chromium
 * itself holds back where data or power is to be saved.
 *
 * @param noPages patterns of the paths that pages link to although no page is there: planned pages, downloads
 * @param allPaths matches the paths of the whole site, such as `/shop/*`
 */
export function buildSpeculationRules(noPages: readonly string[], allPaths: string): string {
  const where = {
    and: [
      { href_matches: allPaths },
      { not: { href_matches: noPages } },
      // Links to the current page and to places on it.
      { not: { selector_matches: '[aria-current=page], [href^="#"]' } },
    ],
  };
  // No eagerness means the focus. Chromium follows the selector: the page is dropped with the focus.
  const focused = { and: [...where.and, { selector_matches: ':focus-visible' }] };
  const prerender = [
    { where, eagerness: 'moderate' },
    { where: focused, eagerness: 'immediate' },
  ];
  return `${JSON.stringify({ prerender })}\n`;
}
