/** A URL path that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

/** All paths that have moved. A page's trailing slash needs no line: each host removes it. */
export const redirects: readonly Redirect[] = [
  // Security researchers look here too: https://www.rfc-editor.org/rfc/rfc9116#section-3
  { from: '/security.txt', to: '/.well-known/security.txt' },
];
