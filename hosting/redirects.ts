/** An address that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Addresses that have moved. A page's trailing slash needs no line: each host takes it off.
 */
export const redirects: readonly Redirect[] = [
  // Where finders of weaknesses also look: https://www.rfc-editor.org/rfc/rfc9116#section-3
  { from: '/security.txt', to: '/.well-known/security.txt' },
];
