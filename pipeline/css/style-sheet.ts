import postcss from 'postcss';
import { namesIn, type Part, partsOf } from './css-parts.ts';
import { settle } from './inline-constants.ts';
import { type Markup, readMarkup } from './markup.ts';
import type { ReadSelector } from './selector.ts';

/** A style sheet that is read once and then gives each page the rules which that page uses. */
export class StyleSheet {
  readonly #parts: Part[];
  readonly #selectors: ReadSelector[];
  /** What was written for earlier pages, by what it depends on: pages of one kind share it. */
  readonly #written = new Map<string, string>();

  constructor(css: string) {
    this.#parts = partsOf(postcss.parse(css));
    this.#selectors = this.#parts.flatMap(selectorsOf);
  }

  /**
   * @param html a page whose markup nothing changes later
   * @returns the rules whose selectors can match, without custom properties and keyframes that
   *   none of them needs and with the values of those that can only have one, in their order
   */
  usedBy(html: string): string {
    const page = readMarkup(html);
    const answers = this.#selectors.map(({ asks }) => Number(asks(page)));
    const key = [...answers, ...page.properties].join();
    const text = this.#written.get(key) ?? this.#writtenFor(page);
    this.#written.set(key, text);
    return text;
  }

  #writtenFor(page: Markup): string {
    const matched = this.#parts.flatMap((part) => matching(part, page));
    const kept = settle(matched, page.properties);
    return written(kept, needed(kept, page.properties));
  }
}

function selectorsOf(part: Part): ReadSelector[] {
  if (part.kind === 'text' || part.kind === 'keyframes') return [];
  const inner = part.parts.flatMap(selectorsOf);
  return part.kind === 'rule' ? [...part.selectors, ...inner] : inner;
}

/** The part with only those selectors that the page can match; nothing if none can. */
function matching(part: Part, page: Markup): Part[] {
  if (part.kind === 'text' || part.kind === 'keyframes') return [part];
  const parts = part.parts.flatMap((inner) => matching(inner, page));
  if (part.kind === 'block') return [{ ...part, parts }];
  const selectors = part.selectors.filter(({ asks }) => asks(page));
  return selectors.length > 0 ? [{ ...part, selectors, parts }] : [];
}

/** All custom properties and animations that something on the page reads, also by way of others. */
function needed(parts: readonly Part[], named: readonly string[]): Set<string> {
  const found = new Set(named);
  const waiting = new Map<string, Set<string>>();
  const visit = (part: Part) => {
    if (part.kind === 'keyframes') {
      const reads = namesIn('', part.text).reads;
      waiting.set(part.name, new Set([...(waiting.get(part.name) ?? []), ...reads]));
    } else if (part.kind !== 'text') part.parts.forEach(visit);
    else if (part.sets) {
      waiting.set(
        part.sets,
        new Set([...(waiting.get(part.sets) ?? []), ...part.reads, ...part.animations]),
      );
    } else for (const name of [...part.reads, ...part.animations]) found.add(name);
  };
  parts.forEach(visit);
  // A set gives what is added to it while it is walked through.
  for (const name of found) for (const next of waiting.get(name) ?? []) found.add(next);
  return found;
}

function written(parts: readonly Part[], names: ReadonlySet<string>): string {
  const texts = parts.map((part) => {
    if (part.kind === 'text') return !part.sets || names.has(part.sets) ? part.text : '';
    if (part.kind === 'keyframes') return names.has(part.name) ? part.text : '';
    const inner = written(part.parts, names).replace(/;$/, '');
    const head =
      part.kind === 'rule' ? part.selectors.map(({ text }) => text).join(',') : part.head;
    return inner ? `${head}{${inner}}` : '';
  });
  return texts.join('');
}
