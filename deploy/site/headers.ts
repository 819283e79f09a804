import { contentPolicy, type Policy, policyText } from './policy.ts';
import { speculationRulesFile } from './speculation-rules.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Device, sensors, screen, clipboard, payment, identity: a page of this site asks for none. */
const switchedOff = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['clipboard-write', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr'],
  ...['usb', 'xr-spatial-tracking'],
];

/** Sent with every answer, whatever its status. */
export const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with every page, beside its own policy. */
export const onPages: Headers = {
  'Speculation-Rules': `"/${speculationRulesFile}"`,
  'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(','),
};

const cacheControl = {
  /** Files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else: kept, but asked for anew each time. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** What the policy of an answer without a body of the site's own says. */
export const emptyPolicy = policyText(contentPolicy());

/**
 * How long browsers and caches may keep a file.
 *
 * @param file its path in the folder, such as `assets/a-1f.woff2`
 */
export function cacheRule(file: string): string {
  return file.startsWith('assets/') ? cacheControl.hashed : cacheControl.revalidated;
}

/** Everything that is sent with one file of the site, save what depends on the request. */
export function headersFor(file: string, mediaType: string, policy?: Policy): Headers {
  return {
    'Content-Type': mediaType,
    'Cache-Control': cacheRule(file),
    ...everywhere,
    ...(mediaType.startsWith('text/html') && onPages),
    ...(policy && { 'Content-Security-Policy': policyText(policy) }),
  };
}
