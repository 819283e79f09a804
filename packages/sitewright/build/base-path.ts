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
export function locateValue(name: string, value: string, locate: Locate): string {
  if (/^(image)?srcset$/i.test(name)) {
    return value.replaceAll(/(^|,\s+)(\S+)/g, (_, before, address) => before + locate(address));
  }
  return value.startsWith('/') && !addressNames.has(name) ? value : locate(value);
}

/** Locates the addresses in a text of JSON. */
export function locateJson(json: string, locate: Locate): string {
  const data = JSON.parse(json, (name, value) =>
    typeof value === 'string' ? locateValue(name, value, locate) : value,
  );
  return JSON.stringify(data);
}
