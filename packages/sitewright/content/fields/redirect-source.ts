import { holeName, isRedirect } from '../../lib/redirect.ts';
import { decodeEscapes, decodePath } from '../../lib/remove-escapes.ts';

/** What people write at an old path beside it, with what is put in its place. */
const habits: readonly (readonly [written: RegExp, reason: string, put: string])[] = [
  [/^(https?:\/\/|\/\/(?=[^/?#]*\.))[^/?#]*/i, 'without the host', ''],
  [/#.*$/s, 'without # and what is behind it, which browsers do not send', ''],
  [/\?$/s, 'without a ? that nothing follows', ''],
  [/^(?![/])/, 'with / before it', '/'],
  [/(?<=^[^?]*)\/{2,}/g, 'with one / alone between its parts', '/'],
];

/** The path of an old address, and what stands behind its `?`. */
export function splitRedirectSource(from: string): { path: string; query: string } {
  const [path = '', query = ''] = from.split(/\?(.*)/s);
  return { path, query };
}

/** What is expected in place of what is no address that may have moved; undefined for one that may. */
export function describeRedirectSource(
  from: string,
  isTaken: (path: string) => boolean,
): string | undefined {
  if (/^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(from)) return example;
  const reasons: string[] = [];
  let address = from;
  for (const [written, reason, put] of from ? habits : []) {
    if (!written.test(address)) continue;
    address = address.replace(written, put);
    reasons.push(reason);
  }
  const { path, query } = splitRedirectSource(address);
  const plain = path.replace(/(?<=.)\/$/, '');
  if (!query && isTaken(plain))
    return `a path that no page has: rename or delete the page ${plain} first, or leave this entry out`;
  const mistake = describePattern(plain) ?? describeSigns(plain, query);
  if (mistake) return mistake;
  return reasons.length > 0 ? [JSON.stringify(address), ...reasons].join(', ') : undefined;
}

/** What is wrong with the signs that stand for anything. */
function describePattern(path: string): string | undefined {
  const parts = path.split('/').slice(1);
  const names = parts.filter((one) => holeName.test(one));
  const odd = parts.find(
    (one, index) =>
      (one.includes('*') && !(one === '*' && index === parts.length - 1)) ||
      (one.startsWith(':') && !holeName.test(one)),
  );
  if (odd !== undefined)
    return 'a pattern such as "/blog/*" or "/news/:year/:name": * stands alone behind the last /, and a name of letters and digits behind : stands for one whole part';
  if (new Set(names).size < names.length || names.includes(':splat'))
    return 'another name for each part of the pattern, such as "/:year/:month/*" (* is called splat)';
  return names.length > 8 ? 'a pattern of eight names at most' : undefined;
}

const example = 'an old path of this site, such as "/products/lamp"';

/** What is wrong with the other signs. */
function describeSigns(path: string, query: string): string | undefined {
  // Words of Persian and of Indian languages have joiners inside, which nobody sees.
  const isPath = /^(\/(?!\.\.?(\/|$))[\p{Join_C}\p{L}\p{M}\p{N} \w.~!'()+,;=@&:*%-]+)+$|^\/$/u.test(
    path,
  );
  const hidden = /(?!\p{Join_C})[\p{Cc}\p{Cf}\p{Cn}\p{Co}{}"<>^`|]|(?! )\p{Z}/u;
  if (!isPath || !isRedirect({ from: path, to: '/' }) || hidden.test(decodePath(path)))
    return `${example}, of letters, digits and . _ - ~ ! ' ( ) + , ; = @ & alone`;
  const isQuery = query
    .split('&')
    .every((one) => /^[\p{L}\p{M}\p{N}\w.~%[\]-]+=[\p{L}\p{M}\p{N}\w.~%+,@/-]*$/u.test(one));
  if (query.split('&').length > 4) return 'four values behind ? at most';
  return query && (!isQuery || decodeEscapes(query) === undefined)
    ? 'what is asked for behind ? as name=value, such as "/?p=12" or "/index.php?page=about&lang=en", with %20 for a space'
    : undefined;
}
