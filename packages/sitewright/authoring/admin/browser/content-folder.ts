/**
 * The project's content folder with the interface of a browser's folder
 * (https://developer.mozilla.org/docs/Web/API/FileSystemDirectoryHandle), so that the content editor
 * uses it as its storage. It reads and writes the files through the development server.
 */
import type { TextChange } from '../content-storage.ts';
import { restoreFrame } from '../text-frame.ts';

const api = '/admin/files/';

/** What is in the files, by their paths; a picture is read when the editor shows it. */
const files = new Map<string, Blob | string | null>();

const nameOf = (path: string) => path.split('/').at(-1) ?? '';
const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);

async function send(method: string, path: string, body: Blob | string | null = null) {
  const response = await fetch(api + path, { method, body });
  return response.ok ? response : fail(await response.text());
}

/** The editor itself only says that saving failed. */
function fail(message: string): never {
  alert(message);
  throw new Error(message);
}

let last: Promise<void> = Promise.resolve();

/**
 * The editor saves all files of an entry at once. A picture and an original have to be there before what
 * needs them; where one is refused, so is what waits for it.
 */
function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = last.then(change);
  last = turn;
  const isOver = () => {
    if (last === turn) last = Promise.resolve();
  };
  turn.then(isOver, isOver);
  return turn;
}

/** Saves a file, and takes over its text from the server, which names the schema in a new one. */
async function save(path: string, data: Blob | string): Promise<void> {
  if (path.startsWith('content/pictures/')) {
    await send('PUT', path, new Blob([data]));
    files.set(path, data);
    return;
  }
  const before = (files.get(path) as string | null | undefined) || null;
  const said = await new Blob([data]).text();
  const change: TextChange = { before, text: restoreFrame(before ?? '', said) };
  files.set(path, await (await send('PUT', path, JSON.stringify(change))).text());
}

function createFile(path: string) {
  return {
    kind: 'file',
    name: nameOf(path),
    async getFile(): Promise<File> {
      const data = files.get(path) ?? (await (await send('GET', path)).blob());
      files.set(path, data);
      const type = typeof data === 'string' ? 'application/yaml' : data.type;
      return new File([data], nameOf(path), { type });
    },
    createWritable: async () => ({
      write: (data: Blob | string) => inTurn(() => save(path, data)),
      close: async () => {},
    }),
  };
}

function createFolder(path: string) {
  return {
    kind: 'directory',
    name: nameOf(path),
    async *entries() {
      const inside = [...files.keys()].filter((file) => file.startsWith(join(path, '')));
      const names = inside.map((file) => file.slice(join(path, '').length).split('/')[0] ?? '');
      for (const name of new Set(names)) {
        const entry = join(path, name);
        yield [name, files.has(entry) ? createFile(entry) : createFolder(entry)] as const;
      }
    },
    getDirectoryHandle: async (name: string) => createFolder(join(path, name)),
    async getFileHandle(name: string, { create = false } = {}) {
      const file = join(path, name);
      if (!files.has(file)) {
        if (!create) throw new DOMException(name, 'NotFoundError');
        files.set(file, '');
      }
      return createFile(file);
    },
    removeEntry(name: string): Promise<void> {
      const file = join(path, name);
      return inTurn(async () => {
        if (!files.has(file)) return;
        await send('DELETE', file);
        files.delete(file);
      });
    },
  };
}

/** Opens the project's root folder, with the content as it is now. */
export async function openProject() {
  const response = await fetch(api);
  for (const [path, text] of Object.entries(await response.json())) {
    files.set(path, text as string | null);
  }
  return createFolder('');
}
