import type { PlacedProblem } from '../saving/place-problems.ts';

/** A change of one file. */
export interface FileChange {
  /** What its text was when it was read; null of a new file and of a picture. */
  before: string | null;
  /** What it is to be; null removes it. */
  now: string | Blob | null;
}

/** What became of a change: it is stored whole, or nothing of it is. */
export interface Written {
  /** The texts as they are stored now, by the paths of their files; none where nothing is stored. */
  saved?: Record<string, string | null>;
  /** The mistakes that the change would add. */
  problems: readonly PlacedProblem[];
  /** The files that somebody else has changed since they were read, with what they say now. */
  changed: Record<string, string | null>;
}

/** A state of the content that was saved. */
export interface Version {
  who: string;
  /** As ISO 8601 writes it. */
  when: string;
  /** What they said of it. */
  what: string;
}

/**
 * Where the content of a site is: the files of the development server, or a repository. Files have their paths in the
 * content folder, such as `pictures/shop.jpg`.
 *
 * What fails throws an Error whose message is one line with what to do; nothing is changed then.
 */
export interface ContentStorage {
  /** The texts of all files that an editor may change, by their paths; null for a picture. */
  list(): Promise<Record<string, string | null>>;
  /** A file, such as a picture, as it is stored. */
  read(file: string): Promise<Blob>;
  /**
   * Checks a change of any number of files as a build does, and stores it as one.
   *
   * @param changes by the paths of the files
   */
  write(changes: Readonly<Record<string, FileChange>>): Promise<Written>;
  /** The states of a file, the newest first. */
  history(file: string): Promise<Version[]>;
  /** Where what is saved can be seen, with nothing behind its host; undefined where it cannot yet. */
  preview(): Promise<string | undefined>;
}
