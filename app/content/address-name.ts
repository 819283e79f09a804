import path from 'node:path';

/** The names of files that are parts of addresses as they are. */
const addressName = /^\w[\w.-]*$/;

/** The name that a file is to have in addresses: `real-photo.jpg` for `Real Photo.JPG`; the same where it can stay. */
export function toAddressName(name: string): string {
  if (addressName.test(name)) return name;
  const { name: stem, ext } = path.parse(name.toLowerCase().replaceAll('ß', 'ss'));
  const letters = stem.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return `${letters.replaceAll(/[^\w.]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'file'}${ext}`;
}
