/** The headers of every response. */
export const expectedHeaders = {
  'strict-transport-security': 'max-age=604800',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What pages refuse themselves; permissions.spec.ts asks a browser whether it does. */
export const permissionsPolicy = /^[\w-]+=\(\)(,[\w-]+=\(\)){4,9}$/;
