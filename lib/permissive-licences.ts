/** Licences whose only condition is that their text is passed on, by their SPDX names. */
export const permissiveLicences: readonly string[] = [
  'MIT',
  'OFL-1.1',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
];
