import type { ReadText } from './markdown-text.ts';
import { readText } from './read-text.ts';

/** By what the texts of a language depend on, what each of them was read to last. */
type Memory = Map<string, ReadonlyMap<string, ReadText>>;

/** Enough for each language of a large site, before and after a change. */
const mostContexts = 64;

const memory: Memory = new Map();

/**
 * Reads texts of a language, each once: what it was read to is remembered until the texts of the same language are read
 * again. The parser takes some milliseconds for each, and whoever saves a text changes none of the others.
 *
 * @param context all that they depend on beside their own words and their place: plain data, of maps and sets too
 */
export function rememberTexts(context: unknown): typeof readText {
  const name = JSON.stringify(context, writeCollection);
  const before = memory.get(name);
  const texts = new Map<string, ReadText>();
  memory.delete(name);
  memory.set(name, texts);
  const [oldest] = memory.keys();
  if (memory.size > mostContexts && oldest !== undefined) memory.delete(oldest);
  return (written, title, own) => {
    const key = JSON.stringify([own.places?.file, title, written]);
    const text = texts.get(key) ?? before?.get(key) ?? readText(written, title, own);
    texts.set(key, text);
    return text;
  };
}

const writeCollection = (_name: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;

/** All that is remembered, to be kept for another process: plain data. */
export const rememberedTexts = (): ReadonlyMap<string, ReadonlyMap<string, ReadText>> => memory;

/** Remembers what another process of the same code kept. */
export function recallTexts(kept: ReturnType<typeof rememberedTexts>): void {
  for (const [name, texts] of kept) memory.set(name, texts);
}
