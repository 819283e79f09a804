import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'sitewright/lib';
import { readTextFile, writeSafely } from 'sitewright/node';

/** The file, in the folder of the site, that remembers what was written: commit it with the rest. */
const memory = '.sitewright-import.json';

const digestOf = (bytes: string | Buffer) => hash('sha256', bytes);

function readMemory(place: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readTextFile(place));
  } catch {
    throw new UserError(
      `${place} is not as it was written: take it back from Git, or delete it and every file that the import wrote`,
    );
  }
}

/** What earlier runs wrote, so that nothing is written over that a person has changed since. */
export class WrittenFiles {
  readonly #site: string;
  readonly #before: Readonly<Record<string, string>>;
  readonly #now = new Map<string, string>();
  /** Files that a person has changed or removed since they were written. */
  readonly left: string[] = [];

  /** @param site the folder of the new site */
  constructor(site: string) {
    this.#site = site;
    const place = path.join(site, memory);
    this.#before = existsSync(place) ? readMemory(place) : {};
  }

  /** The files that were written before, by their paths in the folder of the site. */
  get before(): string[] {
    return Object.keys(this.#before);
  }

  /** Those that a person has removed since. */
  get removed(): string[] {
    return this.before.filter((file) => !existsSync(path.join(this.#site, file)));
  }

  /** Whether a person has changed or removed a file since it was written. */
  isChanged(file: string): boolean {
    const place = path.join(this.#site, file);
    const known = this.#before[file];
    if (known === undefined) return false;
    return !existsSync(place) || digestOf(readFileSync(place)) !== known;
  }

  /** Remembers a file that another one has written. */
  remember(file: string, digest: string): void {
    this.#now.set(file, digest);
  }

  /** Writes a file, unless a person has changed or removed it. @returns whether it says something new */
  write(file: string, text: string): boolean {
    const place = path.join(this.#site, file);
    const digest = digestOf(text);
    if (this.isChanged(file)) {
      this.left.push(file);
      this.#now.set(file, this.#before[file] ?? '');
      return false;
    }
    this.#now.set(file, digest);
    if (existsSync(place) && digestOf(readFileSync(place)) === digest) return false;
    writeSafely(place, text);
    return true;
  }

  /** Writes down what was written, for the next run. */
  save(): void {
    const all = Object.entries({ ...this.#before, ...Object.fromEntries(this.#now) });
    const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    writeSafely(path.join(this.#site, memory), `${JSON.stringify(sorted, null, 1)}\n`);
  }
}
