import type { Language } from '../../../packages/sitewright/content/languages/language.ts';

/** The language of a site that has one, for texts that are read by themselves. */
export const english: Language = {
  tag: 'en',
  name: 'English',
  dir: 'ltr',
  base: '',
  paths: new Set(),
  addresses: new Map(),
  elsewhere: new Map(),
  sectionsElsewhere: new Map(),
};
