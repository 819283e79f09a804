import type { ReadText } from './markdown-text.ts';
import { hasMoveNote } from './move-notes.ts';
import { readText } from './read-text.ts';

/** What a file was read to. */
interface KnownText {
  title: string;
  written: string;
  /** Whether notes are shown that it has. */
  showsNotes: boolean;
  read: ReadText;
}

/** By what the texts of a language depend on, what each file was read to last. */
type Memory = ReadonlyMap<string, ReadonlyMap<string, KnownText>>;

/** Enough for each language of a large site, before and after a change. */
const mostContexts = 64;

const memory = new Map<string, ReadonlyMap<string, KnownText>>();

/**
 * Reads texts of a language, each once: what it was read to is remembered until the texts of the same language are read
 * again. The parser takes some milliseconds for each, and whoever saves a text changes none of the others.
 *
 * @param context all that they depend on beside their own words and their place: plain data, of maps and sets too
 */
export function rememberTexts(context: unknown): typeof readText {
  const name = JSON.stringify(context, writeCollection);
  const before = memory.get(name);
  const texts = new Map<string, KnownText>();
  memory.delete(name);
  memory.set(name, texts);
  const [oldest] = memory.keys();
  if (memory.size > mostContexts && oldest !== undefined) memory.delete(oldest);
  return (written, title, own) => {
    const file = own.places?.file ?? '';
    const last = before?.get(file);
    // Development shows them and a build does not: all other texts are the same for both.
    const showsNotes = own.showsNotes === true && hasMoveNote(written);
    const isSame =
      last?.written === written && last.title === title && last.showsNotes === showsNotes;
    const known = isSame
      ? last
      : { title, written, showsNotes, read: readText(written, title, own) };
    texts.set(file, known);
    return known.read;
  };
}

const writeCollection = (_name: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;

/** All that is remembered, to be kept for another process: plain data. */
export const rememberedTexts = (): Memory => memory;

/** Remembers what another process of the same code kept. */
export function recallTexts(kept: Memory): void {
  for (const [name, texts] of kept) memory.set(name, texts);
}
