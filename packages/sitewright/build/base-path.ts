import { ElementType } from 'htmlparser2';
import type { PageTree } from './css/page-tree.ts';

/** Says where an address is on a site that is served under a path; addresses elsewhere stay as they are. */
export type Locate = (address: string) => string;

/** For a site at the root of its host. */
export const locateAtRoot: Locate = (address) => address;

/**
 * @param origin the site's, such as `https://www.example.com`
 * @param basePath such as `/shop`; empty at the root of a host
 */
export function createLocate(origin: string, basePath: string): Locate {
  if (!basePath) return locateAtRoot;
  const start = new RegExp(`^(${RegExp.escape(origin)})?(?=/(?!/))`);
  return (address) => {
    if (address === origin) return `${origin}${basePath}/`;
    return address.replace(start, (before) => before + basePath);
  };
}

/** The names of attributes, and of properties of a part that lives, whose values are addresses. */
const addressNames = new Set([
  'action',
  'cite',
  'data-part',
  'formaction',
  'href',
  'poster',
  'src',
]);

/**
 * Locates the value of an attribute or a property. A path is an address only where its name says so:
 * a label may begin with a slash too.
 */
function locateValue(name: string, value: string, locate: Locate): string {
  if (/^(image)?srcset$/i.test(name)) {
    return value.replaceAll(/(^|,\s+)(\S+)/g, (_, before, address) => before + locate(address));
  }
  return value.startsWith('/') && !addressNames.has(name) ? value : locate(value);
}

/** Locates the addresses in a text of JSON. */
function locateJson(json: string, locate: Locate): string {
  const data = JSON.parse(json, (name, value) =>
    typeof value === 'string' ? locateValue(name, value, locate) : value,
  );
  return JSON.stringify(data);
}

/**
 * Gives each address in a page that leads to the site the path that the site is served under: in its
 * attributes, and in what it tells search engines and parts that live. Words stay as they were written.
 *
 * @param page is changed
 */
export function locateAddresses({ elements }: PageTree, locate: Locate): void {
  if (locate === locateAtRoot) return;
  for (const { attribs, children } of elements) {
    for (const [name, value] of Object.entries(attribs)) {
      attribs[name] =
        name === 'data-props' ? locateJson(value, locate) : locateValue(name, value, locate);
    }
    const [text] = children;
    if (attribs.type === 'application/ld+json' && text?.type === ElementType.Text) {
      // No text in it may end the script element.
      text.data = locateJson(text.data, locate).replaceAll('<', '\\u003c');
    }
  }
}
