import { namesIn, type Part } from './css-parts.ts';

type Text = Extract<Part, { kind: 'text' }>;

/** Where a custom property is spoken of on a page. */
interface Mentions {
  /** Its `@property` rule: nobody inherits it, and it begins with this. */
  registered?: { initial: string | undefined };
  /** What it is set to, save where it is only given its first value, and within what. */
  sets: { value: string; within: Part | undefined }[];
  reads: { text: string; within: Part | undefined }[];
  /** Whether keyframes speak of it. */
  changes: boolean;
}

/**
 * Writes out the custom properties that can only have one value on a page: Tailwind composes a
 * `filter` or a `translate` of up to a dozen, most of which no rule of the page sets.
 *
 * @param parts the rules that the page uses
 * @param named properties that its markup names; these stay
 */
export function settle(parts: readonly Part[], named: readonly string[]): Part[] {
  let settled = [...parts];
  const mentions = mentionsIn(settled);
  for (const name of mentions.keys()) {
    const value = named.includes(name) ? undefined : onlyValue(name, mentionsIn(settled).get(name));
    if (value !== undefined) settled = settled.map((part) => written(part, name, value));
  }
  return settled;
}

/** The one value that a property can have where it is read, `''` for none; undefined if there are more. */
function onlyValue(name: string, mentions: Mentions | undefined): string | undefined {
  if (!mentions?.registered || mentions.changes) return undefined;
  const { registered, sets, reads } = mentions;
  const [set, another] = sets;
  // Set and read in one rule, whatever else matches: the property stands for its value there.
  const own = set && !another && reads.every(({ within }) => within === set.within);
  const value = set ? (own ? set.value : undefined) : (registered.initial ?? '');
  // Without a value and without one to fall back on, the declaration would mean something else.
  const falls = reads.every(({ text }) => value !== '' || !text.includes(`var(${name})`));
  // Quoted text is left as it is, spaces and all.
  const plain = !value?.includes('!') && reads.every(({ text }) => !/["']/.test(text));
  return falls && plain ? value : undefined;
}

function mentionsIn(parts: readonly Part[]): Map<string, Mentions> {
  const found = new Map<string, Mentions>();
  const of = (name: string) => {
    const mentions = found.get(name) ?? { sets: [], reads: [], changes: false };
    found.set(name, mentions);
    return mentions;
  };
  const visit = (part: Part, within?: Part) => {
    if (part.kind === 'keyframes') {
      // Whatever keyframes speak of may change while they run.
      for (const [name] of part.text.matchAll(/--[\w-]+/g)) of(name).changes = true;
    } else if (part.kind !== 'text') {
      for (const inner of part.parts) visit(inner, part);
    } else {
      for (const name of part.reads) of(name).reads.push({ text: part.text, within });
      if (part.sets) noteSetting(of(part.sets), part, within);
    }
  };
  for (const part of parts) visit(part);
  return found;
}

function noteSetting(mentions: Mentions, { text }: Text, within: Part | undefined): void {
  if (text.startsWith('@property')) {
    const initial = /initial-value:\s*([^;}]*)/.exec(text)?.[1];
    if (/inherits:\s*false/.test(text)) mentions.registered = { initial };
    return;
  }
  const value = text.slice(text.indexOf(':') + 1, -1).trim();
  // The first value once more, for browsers that know no `@property`.
  const everywhere = within?.kind === 'rule' && within.selectors.some(({ text }) => text === '*');
  if (!everywhere) mentions.sets.push({ value, within });
}

/** The part without the property's settings, and with its value where it was read. */
function written(part: Part, name: string, value: string): Part {
  if (part.kind === 'keyframes') return part;
  if (part.kind !== 'text') {
    const parts = part.parts
      .filter((inner) => inner.kind !== 'text' || inner.sets !== name)
      .map((inner) => written(inner, name, value));
    return { ...part, parts };
  }
  if (!part.reads.includes(name)) return part;
  const colon = part.text.indexOf(':');
  const text = replaced(part.text.slice(colon + 1), name, value)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(,]) | (?=[),;])|^ /g, '');
  return { ...part, text: part.text.slice(0, colon + 1) + text, ...namesIn(part.sets ?? '', text) };
}

/** A value with another in place of each `var()` of a property, and with what it falls back on for `''`. */
function replaced(text: string, name: string, value: string): string {
  const start = text.search(new RegExp(`var\\(${name}[,)]`));
  if (start < 0) return text;
  let depth = 0;
  let end = start + 'var'.length;
  do {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  const fallback = text.slice(start + `var(${name},`.length, end - 1);
  const rest = replaced(text.slice(end), name, value);
  return `${text.slice(0, start)} ${value || fallback} ${rest}`;
}
