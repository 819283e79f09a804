/**
 * The project's content folder with the interface of a browser's folder
 * (https://developer.mozilla.org/docs/Web/API/FileSystemDirectoryHandle), so that the content editor
 * uses it as its storage. It reads and writes the files through the development server.
 */
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

/** Saves a file, and takes over its text from the server, which names the schema in a new one. */
async function save(path: string, data: Blob | string): Promise<void> {
  const known = files.get(path);
  if (typeof known === 'string' && known && (await (await send('GET', path)).text()) !== known) {
    fail(`Somebody else has changed ${path}: load this page again, and make your change anew`);
  }
  const text = await (await send('PUT', path, data)).text();
  files.set(path, text || data);
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
      write: (data: Blob | string) => save(path, data),
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
    async removeEntry(name: string): Promise<void> {
      const file = join(path, name);
      if (files.delete(file)) await send('DELETE', file);
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
