import { contentPolicy, type Policy, policyText } from './csp.ts';
import { speculationRulesFile } from './speculation-rules.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Every feature that Chromium, the one engine that reads the header, lets a page switch off: what
 * `document.featurePolicy.features()` names in Chromium 156. Client hints, which it names too, are
 * left out: they say what a browser may tell a server, and this one asks for none.
 */
const switchedOff = [
  ...['accelerometer', 'aria-notify', 'autoplay', 'browsing-topics', 'camera'],
  ...['captured-surface-control', 'clipboard-read', 'clipboard-write', 'compute-pressure'],
  ...['cross-origin-isolated', 'deferred-fetch', 'deferred-fetch-minimal'],
  ...['digital-credentials-create', 'digital-credentials-get', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid'],
  ...['identity-credentials-get', 'idle-detection', 'interest-cohort', 'keyboard-map'],
  ...['language-detector', 'language-model', 'local-fonts', 'local-network'],
  ...['local-network-access', 'loopback-network', 'magnetometer'],
  ...['media-playback-while-not-visible', 'microphone', 'midi', 'on-device-speech-recognition'],
  ...['otp-credentials', 'payment', 'picture-in-picture', 'private-state-token-issuance'],
  ...['private-state-token-redemption', 'publickey-credentials-create'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'speaker-selection'],
  ...['storage-access', 'summarizer', 'sync-xhr', 'translator', 'unload', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
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
