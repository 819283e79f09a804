/** Names of machines, and numbers of networks, that no visitor reaches. */
const privateName =
  /^(?:[^.[]+|(?:.+\.)?(?:localhost|local|internal|home\.arpa|test|invalid))\.?$|^\[(?:::|f[cd]|fe[89ab])/;
const privateNumber =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/;

/**
 * What keeps an address from leading every visitor where it seems to lead.
 *
 * @param address a whole one, of any scheme
 * @returns words behind what is expected; empty where nothing does
 */
export function describePrivate(address: string): string {
  if (!URL.canParse(address)) return '';
  const { hostname, username, password } = new URL(address);
  if (username || password)
    return `, with nothing before @, as it leads to ${hostname} and shows the rest to everybody`;
  return privateName.test(hostname) || privateNumber.test(hostname)
    ? `, with a host that visitors reach, which ${hostname} is none of`
    : '';
}

/** Whether an address of the web leads every visitor where it seems to. */
export const isPublicAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname !== '' && describePrivate(address) === '';
