import type { AddressInfo } from 'node:net';
import { createPreviewServer } from '../hosting/preview/server.ts';
import { followFolder } from '../hosting/preview/snapshot.ts';

/** Serves a built site as the preview does, with production's headers, on a port that is free. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createPreviewServer(followFolder(folder, console.error));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
