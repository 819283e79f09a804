/**
 * The project's content folder with the interface of a browser's folder
 * (https://developer.mozilla.org/docs/Web/API/FileSystemDirectoryHandle), so that the content editor
 * uses it as its storage. It reads and writes the files through the development server.
 */
const api = '/admin/files/';

class ContentFile {
  readonly kind = 'file';
  path: string;
  /** What is in the file; a picture is read when the editor shows it. */
  #data: Blob | string | null;

  constructor(path: string, data: Blob | string | null = '') {
    this.path = path;
    this.#data = data;
  }

  get name(): string {
    return this.path.split('/').at(-1) ?? '';
  }

  get #isPicture(): boolean {
    return this.path.startsWith('content/pictures/');
  }

  async getFile(): Promise<File> {
    this.#data ??= await (await fetch(api + this.path)).blob();
    const type = typeof this.#data === 'string' ? 'application/yaml' : this.#data.type;
    return new File([this.#data], this.name, { type });
  }

  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        this.#data = data;
        // The editor writes to a temporary file first and renames that.
        if (!this.name.startsWith('.')) await this.#save();
      },
      close: async () => {},
    };
  }

  async move(folder: EditorFolder, name: string): Promise<void> {
    folder.release(this);
    this.path = folder.pathOf(name);
    folder.adopt(this);
    await this.#save();
  }

  /** Saves the file, and takes over its text from the server, which has kept the comments. */
  async #save(): Promise<void> {
    const response = await fetch(api + this.path, { method: 'PUT', body: this.#data });
    const text = await response.text();
    if (!response.ok) {
      // The editor itself only says that saving failed.
      alert(text);
      throw new Error(text);
    }
    if (!this.#isPicture) this.#data = text;
  }
}

class EditorFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;
  readonly #entries = new Map<string, ContentFile | EditorFolder>();

  constructor(path: string) {
    this.#path = path;
    this.name = path.split('/').at(-1) ?? '';
  }

  pathOf(name: string): string {
    return this.#path ? `${this.#path}/${name}` : name;
  }

  adopt(file: ContentFile): void {
    this.#entries.set(file.name, file);
  }

  release(file: ContentFile): void {
    if (this.#entries.get(file.name) === file) this.#entries.delete(file.name);
  }

  async *entries() {
    yield* this.#entries;
  }

  async getDirectoryHandle(name: string): Promise<EditorFolder> {
    const found = this.#entries.get(name) ?? new EditorFolder(this.pathOf(name));
    if (found instanceof ContentFile) throw new DOMException(name, 'TypeMismatchError');
    this.#entries.set(name, found);
    return found;
  }

  async getFileHandle(name: string, options?: { create?: boolean }): Promise<ContentFile> {
    const found = this.#entries.get(name);
    if (found instanceof ContentFile) return found;
    if (found) throw new DOMException(name, 'TypeMismatchError');
    if (!options?.create) throw new DOMException(name, 'NotFoundError');
    const file = new ContentFile(this.pathOf(name));
    this.adopt(file);
    return file;
  }

  async removeEntry(name: string): Promise<void> {
    const found = this.#entries.get(name);
    if (found instanceof ContentFile && !name.startsWith('.')) {
      const response = await fetch(api + found.path, { method: 'DELETE' });
      if (!response.ok) throw new Error(await response.text());
    }
    this.#entries.delete(name);
  }
}

/** Reads the project's root folder, with the content as it is now. */
export async function openProject(): Promise<EditorFolder> {
  const texts: Record<string, string | null> = await (await fetch(api)).json();
  const root = new EditorFolder('');
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    folder.adopt(new ContentFile(path, text));
  }
  return root;
}
