/** The names of files that are parts of addresses as they are. */
const addressName = /^\w[\w.-]*$/;

/** The name that a file is to have in addresses: `real-photo.jpg` for `Real Photo.JPG`; the same where it can stay. */
export function toAddressName(name: string): string {
  if (addressName.test(name)) return name;
  const [, stem = '', ext = ''] = /^(.+?)(\.[^.]*)?$/.exec(name.toLowerCase()) ?? [];
  return `${spell(stem, /[^\w.]+/g) || 'file'}${ext}`;
}

/** The same for a part of the path of a page, which has small letters, digits and hyphens: `gift-cards`. */
export const toPathPart = (name: string): string =>
  spell(name.toLowerCase(), /[^a-z0-9]+/g) || 'page';

const spell = (text: string, others: RegExp): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(others, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
