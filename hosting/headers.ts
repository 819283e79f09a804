import { buildCsp, type Csp, serializeCsp } from './csp.ts';
import { speculationRulesFile } from './speculation-rules.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Every feature that `document.featurePolicy.features()` lists in Chromium, the only engine that reads
 * the header, in versions 150 to 156: a version that does not know one, or has it in an origin trial,
 * warns of it in its console. Client hints, which it lists too, are left out: they only control what a browser
 * tells a server that requests it, and this site requests nothing.
 */
const disabledFeatures = [
  ...['accelerometer', 'aria-notify', 'autoplay', 'browsing-topics', 'camera'],
  ...['captured-surface-control', 'clipboard-read', 'clipboard-write', 'compute-pressure'],
  ...['cross-origin-isolated', 'deferred-fetch', 'deferred-fetch-minimal'],
  ...['digital-credentials-get', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'interest-cohort', 'keyboard-map'],
  ...['language-detector', 'language-model', 'local-fonts', 'local-network'],
  ...['local-network-access', 'loopback-network', 'magnetometer'],
  ...['microphone', 'midi', 'on-device-speech-recognition'],
  ...['otp-credentials', 'payment', 'picture-in-picture', 'private-state-token-issuance'],
  ...['private-state-token-redemption', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['storage-access', 'summarizer', 'sync-xhr', 'translator', 'unload', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
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
