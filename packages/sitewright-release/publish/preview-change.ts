import http from 'node:http';
import https from 'node:https';
import { UserError } from 'sitewright/lib';
import type { BuiltSite } from './built-site.ts';
import type { Server } from './server.ts';

/**
 * The path under which a change can be looked at before it goes out.
 *
 * @throws UserError when the name is none for a path
 */
export function getPreviewPath(name: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,60}$/.test(name)) return `/_preview/${name}`;
  throw new UserError(`${name} is no name of a preview: expected one like new-prices`);
}

/**
 * Puts a build beside the live site, behind a password.
 *
 * @param built is built for the path of the preview
 * @param address where visitors find the preview, without a slash at its end
 * @returns a line that says where it is
 * @throws UserError when it fails, or anybody could see it: then it is removed
 */
export async function publishPreview(
  server: Server,
  built: BuiltSite,
  name: string,
  address: string,
): Promise<string> {
  const todo = 'mend that, see that its disk has room, and run the same again';
  const advice = { step: `the preview ${name}`, live: 'The live site is as it was', todo };
  await server.step((advance) => server.uploadPreview(built.folder, name, advance), advice);
  const status = await readStatus(`${address}/`);
  if (status === 401) return `The preview is at ${address}/, behind its password.`;
  await server.step(() => server.removePreview(name), advice);
  const reason = { 200: 'everybody could see it', 0: 'nobody answers' }[status];
  throw new UserError(
    `${address}/ does not ask for a password (${reason ?? `status ${status}`}), so the preview was removed: set previews up as docs/deploy.md says`,
  );
}

/** @returns 0 where nobody answers */
function readStatus(address: string): Promise<number> {
  const { get } = address.startsWith('https:') ? https : http;
  const options = { agent: false, rejectUnauthorized: false, signal: AbortSignal.timeout(15_000) };
  return new Promise((resolve) => {
    get(address, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
}
