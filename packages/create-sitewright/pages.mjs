/** The pages that a site may begin with, in the order of its menu, and the files of each. */
export const filesOf = {
  about: ['about.yaml'],
  pricing: ['pricing.yaml'],
  contact: ['contact.yaml'],
  // A text has its own words around it.
  privacy: ['pages/privacy.md', 'reading.yaml'],
};
export const pageNames = Object.keys(filesOf);
