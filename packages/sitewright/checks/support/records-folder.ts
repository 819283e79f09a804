/** Where a site keeps what its pages say and how they look, as somebody accepted them. */
export const recordsFolder = 'accepted';
export const records = {
  pages: `${recordsFolder}/pages`,
  trees: `${recordsFolder}/accessibility-trees`,
};

/** Where pictures of what looks otherwise than accepted are left. */
export const differencesFolder = 'build/differences';
