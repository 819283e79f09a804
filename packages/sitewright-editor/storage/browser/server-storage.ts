import type { ContentStorage, FileChange, Written } from '../content-storage.ts';

const files = '/admin/files/';

/** How long a server may take that is there but asleep, in milliseconds. */
export const patience = 60_000;

/** What is said where nobody answers. */
export const noAnswer = 'The server does not answer. Start it, and try again here.';

/** Asks the development server. @throws Error with what to do */
export async function askServer(address: string, request: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { signal, ...request }).catch(() => {
    throw new Error(noAnswer);
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

const put = (address: string, body: BodyInit) => askServer(address, { method: 'PUT', body });

/** The content folder of the development server that shows the editor. */
export const serverStorage: ContentStorage = {
  async list() {
    const all: Record<string, string | null> = await (await askServer(files)).json();
    const own = Object.entries(all).map(([file, text]) => [file.replace(/^content\//, ''), text]);
    return Object.fromEntries(own);
  },
  read: async (file) => (await askServer(`${files}content/${file}`)).blob(),
  async write(changes) {
    const entries = Object.entries(changes);
    // A picture has to be there before a text shows it.
    for (const [file, { now }] of entries) {
      if (now instanceof Blob) await put(`${files}content/${file}`, now);
    }
    const texts = entries.flatMap(([file, { before, now }]) =>
      now instanceof Blob ? [] : [[file, { before, now } satisfies FileChange] as const],
    );
    if (texts.length === 0) return { saved: {}, problems: [], changed: {} };
    const body = JSON.stringify(Object.fromEntries(texts));
    return (await (await put(files, body)).json()) as Written;
  },
  history: async (file) => (await askServer(`/admin/history/content/${file}`)).json(),
  preview: async () => location.origin,
};
