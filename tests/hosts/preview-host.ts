import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPreviewServer } from '../../deploy/preview/server.ts';
import { followFolder } from '../../deploy/preview/snapshot.ts';
import type { Host } from './host.ts';

export const preview: Host = {
  name: 'preview server',
  encodings: ['br', 'zstd', 'gzip'],
  fileNames: 'not found',
  missing: () => undefined,
  async start(folder) {
    const server = createPreviewServer(followFolder(folder, console.error)).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://localhost:${port}`,
      async stop() {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      },
    };
  },
};
