import type { GitService } from '../../storage/repository/git-service.ts';

/** In bytes; the texts of a site have a tenth of it, pictures more. */
const most = 100_000;

/**
 * Reads each file of a repository once as long as the tab is open: its id stands for the same bytes forever, and a
 * service answers a limited number of requests.
 */
export const readOnce = (service: GitService): GitService => ({
  ...service,
  async read(id) {
    const name = `file ${id}`;
    const known = sessionStorage.getItem(name);
    if (known !== null) return new Blob([Uint8Array.from(known, (one) => one.charCodeAt(0))]);
    const content = await service.read(id);
    if (content.size <= most) keep(name, new Uint8Array(await content.arrayBuffer()));
    return content;
  },
});

/** Each sign stands for a byte. */
function keep(name: string, bytes: Uint8Array): void {
  try {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    sessionStorage.setItem(name, text);
  } catch {
    // Where there is no room for it, it is read again.
  }
}
