/** What stands in the place of some words of a text, and which part of it is selected then. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Words between marks, such as `**` for bold ones; without them, where they are already. Blanks stay outside. */
export function surround(words: string, mark: string): Selected {
  const [, lead = '', inner = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  const isMarked = inner.length > 2 * mark.length && inner.startsWith(mark) && inner.endsWith(mark);
  const own = isMarked ? inner.slice(mark.length, -mark.length) : mark + inner + mark;
  const start = lead.length + (isMarked ? 0 : mark.length);
  const length = isMarked ? own.length : inner.length;
  return { text: lead + own + tail, start, end: start + length };
}

/** Where the word around a place in a text begins and ends; the place itself where there is none. */
export function wordAround(text: string, at: number): [from: number, to: number] {
  const [before = ''] = /[\p{L}\p{M}\p{N}’'-]*$/u.exec(text.slice(0, at)) ?? [];
  const [behind = ''] = /^[\p{L}\p{M}\p{N}’'-]*/u.exec(text.slice(at)) ?? [];
  return [at - before.length, at + behind.length];
}

/** The same for a link: at the edge of a word one is added, and in a word the word is one. */
export function wordAcross(text: string, at: number): [from: number, to: number] {
  const [from, to] = wordAround(text, at);
  return from < at && at < to ? [from, to] : [at, at];
}

/** Words as a link; without words, the address is what it says. */
export function linkTo(words: string, address: string): Selected {
  const said = words.trim() || address;
  const target = /[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>]/g, '')}>` : address;
  const text = `[${said.replaceAll(/(?<!\\)[[\]]/g, '\\$&')}](${target})`;
  return { text, start: 1, end: text.lastIndexOf('](') };
}
