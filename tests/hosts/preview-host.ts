import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreviewServer } from '../../deploy/preview/server.ts';
import { followFolder } from '../../deploy/preview/snapshot.ts';
import { swapLink } from '../../deploy/release/swap.ts';
import type { Host } from './host.ts';

export const preview: Host = {
  name: 'preview server',
  encodings: ['br', 'zstd', 'gzip'],
  publishes: true,
  ranges: true,
  fileNames: 'not found',
  missing: () => undefined,
  async start(folder) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'preview-host-'));
    const link = path.join(temporary, 'client');
    const publish = (built: string) => swapLink(link, path.resolve(built));
    publish(folder);
    const server = createPreviewServer(followFolder(link, console.error)).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://localhost:${port}`,
      publish,
      async stop() {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
        rmSync(temporary, { recursive: true });
      },
    };
  },
};
