import { fileProblem } from 'sitewright/content';
import type { ContentStorage, FileChange, Written } from '../../storage/content-storage.ts';
import { decodePicture } from './decode-picture.ts';

type Changes = Readonly<Record<string, FileChange>>;

/** What the browser keeps pictures in that are not saved yet, as it keeps drafts. */
const cacheName = 'pictures that are not saved';

/** A name of the cache: its keys are addresses. */
const addressOf = (file: string) => `/${file}`;

/**
 * The pictures that are not saved yet: each is stored together with the text that shows it first, in one change, and
 * kept by the browser until then.
 */
export class NewPictures {
  readonly #cache: Cache | undefined;
  /** By their paths in the content folder. */
  readonly #waiting: Map<string, Blob>;

  private constructor(cache: Cache | undefined, waiting: Map<string, Blob>) {
    this.#cache = cache;
    this.#waiting = waiting;
  }

  static async open(): Promise<NewPictures> {
    // A browser has none where the connection is not secure, or nothing is to be kept.
    const cache =
      'caches' in globalThis ? await caches.open(cacheName).catch(() => undefined) : undefined;
    const kept = ((await cache?.keys()) ?? []).map(async (request) => {
      const content = (await (await cache?.match(request))?.blob()) ?? new Blob();
      return [new URL(request.url).pathname.slice(1), content] as const;
    });
    return new NewPictures(cache, new Map(await Promise.all(kept)));
  }

  /** Texts of a content folder, with these pictures beside those that are stored. */
  addTo(texts: Readonly<Record<string, string | null>>): Record<string, string | null> {
    const own = [...this.#waiting.keys()].map((file) => [file, null] as const);
    return { ...Object.fromEntries(own), ...texts };
  }

  /** A storage that has them too. */
  with(storage: ContentStorage): ContentStorage {
    return {
      ...storage,
      list: async () => this.addTo(await storage.list()),
      read: async (file) => this.#waiting.get(file) ?? storage.read(file),
      write: (changes) => this.#write(storage, changes),
    };
  }

  async #write(storage: ContentStorage, changes: Changes): Promise<Written> {
    const all = Object.entries(changes);
    const texts = all.flatMap(([, { now }]) => (typeof now === 'string' ? now : []));
    const own = all.flatMap(([file, { now }]) =>
      now instanceof Blob ? [[file, now] as const] : [],
    );
    if (own.length === all.length) return this.#keep(own);
    const shown = [...this.#waiting].filter(([file]) => {
      const name = file.replace('pictures/', '');
      return texts.some((text) => text.includes(name));
    });
    await this.#refuseOthers(storage, shown);
    const pictures = shown.map(([file, now]) => [file, { before: null, now }] as const);
    const written = await storage.write({ ...Object.fromEntries(pictures), ...changes });
    if (written.saved) {
      for (const [file] of shown) {
        this.#waiting.delete(file);
        await this.#cache?.delete(addressOf(file));
      }
    }
    return written;
  }

  /** @throws Error where somebody else has stored another picture of the same name meanwhile */
  async #refuseOthers(
    storage: ContentStorage,
    pictures: readonly (readonly [file: string, content: Blob])[],
  ): Promise<void> {
    const stored = pictures.length > 0 ? await storage.list() : {};
    for (const [file, content] of pictures) {
      if (!Object.hasOwn(stored, file) || (await isSame(await storage.read(file), content)))
        continue;
      throw new Error(
        `Somebody else has saved another ${file} meanwhile: upload yours once more, and it gets another name.`,
      );
    }
  }

  async #keep(pictures: readonly (readonly [file: string, content: Blob])[]): Promise<Written> {
    const decoded = await Promise.all(
      pictures.map(async ([file, content]) => [file, await decodePicture(file, content)] as const),
    );
    const problems = decoded.flatMap(([file, one]) =>
      'found' in one ? fileProblem(file, `expected ${one.expected}, found ${one.found}`) : [],
    );
    if (problems.length > 0) return { problems, changed: {} };
    try {
      for (const [file, content] of pictures) {
        await this.#cache?.put(addressOf(file), new Response(content));
        this.#waiting.set(file, content);
      }
    } catch {
      throw new Error('The browser has no room for it until it is saved: take a smaller picture.');
    }
    return { saved: {}, problems, changed: {} };
  }
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, at) => byte === bytes[at]) && one.size === other.size;
}
