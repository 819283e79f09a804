import { once } from 'node:events';
import { createPreviewServer } from '../../deploy/preview/server.ts';
import { followFolder } from '../../deploy/preview/snapshot.ts';

/** What the site was asked, and how it answered. */
interface Answer {
  method: string | undefined;
  /** The path with its query. */
  path: string | undefined;
  status: number;
}

export interface Site {
  origin: string;
  answers: Answer[];
  close(): Promise<void>;
}

/** Serves the built site on a free port, and keeps what it was asked. */
export async function serveSite(): Promise<Site> {
  const answers: Answer[] = [];
  const server = createPreviewServer(followFolder('build/client', console.error, ''));
  server.on('request', ({ method, url }, response) => {
    response.on('finish', () => answers.push({ method, path: url, status: response.statusCode }));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    answers,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
