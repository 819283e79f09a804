import type { AddressInfo } from 'node:net';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { createSnapshotReader } from '../hosting/preview/snapshot.ts';
import { readServedFiles } from '../hosting/served-files.ts';

const unknownPath = '/no-such-page';

/** The paths of all pages of a built site; an unknown path stands for the not-found page. */
export function readAddresses(folder: string): string[] {
  return readServedFiles(folder)
    .filter(({ file }) => file.endsWith('.html') && file !== '500.html')
    .map(({ urlPath }) => urlPath ?? unknownPath);
}

/** Serves a built site on a free port as the preview does, with production's headers. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createPreviewServer(createSnapshotReader(folder, console.error));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
