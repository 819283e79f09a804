import type { TextChanges, Texts, Written } from '../../storage/content-storage.ts';
import type { RepositoryStorage } from '../../storage/repository/repository-storage.ts';
import { t } from '../../words/words.ts';
import { decodePicture } from './decode-picture.ts';

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
  addTo(texts: Texts): Texts {
    const own = [...this.#waiting.keys()].map((file) => [file, null] as const);
    return { ...Object.fromEntries(own), ...texts };
  }

  /** A picture, of these or of those that are stored. */
  read = async ({ read }: RepositoryStorage, file: string): Promise<Blob> =>
    this.#waiting.get(file) ?? read(file);

  /** Stores a change of texts together with the pictures that these show. */
  async writeWith(storage: RepositoryStorage, changes: TextChanges): Promise<Written> {
    const texts = Object.values(changes).flatMap(({ now }) => now ?? []);
    const shown = [...this.#waiting].filter(([file]) => {
      const name = file.replace('pictures/', '');
      return texts.some((text) => text.includes(name));
    });
    if (shown.length > 0) await refuseOthers(storage, shown);
    const pictures = shown.map(([file, now]) => [file, { before: null, now }] as const);
    const written = await storage.write({ ...Object.fromEntries(pictures), ...changes });
    for (const [file] of written.saved ? shown : []) {
      this.#waiting.delete(file);
      await this.#cache?.delete(addressOf(file));
    }
    return written;
  }

  /** Keeps a picture until a text shows it. @throws Error where it is none, or there is no room for it */
  async keep(file: string, content: Blob): Promise<void> {
    const decoded = await decodePicture(file, content);
    if ('found' in decoded) throw new Error(`expected ${decoded.expected}, found ${decoded.found}`);
    try {
      await this.#cache?.put(addressOf(file), new Response(content));
    } catch {
      throw new Error(
        t('The browser has no room for it until it is saved: take a smaller picture.'),
      );
    }
    this.#waiting.set(file, content);
  }
}

/** @throws Error where somebody else has stored another picture of the same name meanwhile */
async function refuseOthers(
  storage: RepositoryStorage,
  pictures: readonly (readonly [file: string, content: Blob])[],
): Promise<void> {
  const stored = await storage.list();
  for (const [file, content] of pictures) {
    if (!Object.hasOwn(stored, file) || (await isSame(await storage.read(file), content))) continue;
    throw new Error(
      t(
        'Somebody else has saved another {file} meanwhile: upload yours once more, and it gets another name.',
        { file },
      ),
    );
  }
}

async function isSame(one: Blob, other: Blob): Promise<boolean> {
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, at) => byte === bytes[at]) && one.size === other.size;
}
