/**
 * Prints an address as a source of a content security policy: its origin, and its path where the policy is to
 * allow that file alone. What follows `?` cannot stand there: https://www.w3.org/TR/CSP3/#grammardef-host-source
 *
 * @returns undefined where a policy cannot name the address: its host is no name in letters, digits and hyphens
 */
export function toCspSource(address: string, { withPath = false } = {}): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || !/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(hostname)) return undefined;
  return withPath ? origin + pathname.replaceAll(/[^\w/.~%-]/g, encode) : origin;
}

const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
