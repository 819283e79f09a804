import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { type Markup, readMarkup } from './markup.ts';
import { type ReadSelector, readSelectors } from './selector.ts';

/** What a declaration or at-rule names and what it needs of others. */
interface Names {
  /** The custom property that it sets, if it does. */
  sets: string | undefined;
  /** The custom properties that it reads. */
  reads: readonly string[];
  /** The words of what may be an animation, one of which is its keyframes' name. */
  animations: readonly string[];
}

type Part =
  | ({ kind: 'text'; text: string } & Names)
  | { kind: 'rule'; selectors: ReadSelector[]; parts: Part[] }
  | { kind: 'block'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** A style sheet that is read once and then gives each page the rules which that page uses. */
export class StyleSheet {
  readonly #parts: Part[];

  constructor(css: string) {
    this.#parts = partsOf(postcss.parse(css));
  }

  /**
   * @param html a page whose markup nothing changes later
   * @returns the rules whose selectors can match, without custom properties and keyframes that
   *   none of them needs, in their order
   */
  usedBy(html: string): string {
    const page = readMarkup(html);
    const kept = this.#parts.flatMap((part) => matching(part, page));
    return written(kept, needed(kept, page.properties));
  }
}

function partsOf(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') return [ruleOf(node)];
    if (node.type === 'atrule') return [atRuleOf(node)];
    if (node.type === 'comment') return [{ kind: 'text', text: `${node}`, ...namesIn('', '') }];
    return [{ kind: 'text', text: `${node};`, ...namesIn(node.prop, node.value) }];
  });
}

function ruleOf(rule: Rule): Part {
  // Within a rule, `&` stands for selectors that have been asked about already.
  return { kind: 'rule', selectors: readSelectors(rule.selector), parts: partsOf(rule) };
}

function atRuleOf(rule: AtRule): Part {
  const head = `@${rule.name}${rule.raws.afterName ?? ''}${rule.params}`;
  if (rule.name.endsWith('keyframes'))
    return { kind: 'keyframes', name: rule.params, text: `${rule}` };
  // A registered property is needed by whoever reads it, as one that is set.
  if (rule.name === 'property')
    return { kind: 'text', text: `${rule}`, ...namesIn(rule.params, '') };
  if (!rule.nodes) return { kind: 'text', text: `${head};`, ...namesIn('', '') };
  return { kind: 'block', head, parts: partsOf(rule) };
}

function namesIn(property: string, value: string): Names {
  return {
    sets: property.startsWith('--') ? property : undefined,
    reads: [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    animations: /^(--|(-\w+-)?animation)/.test(property) ? (value.match(/[\w-]+/g) ?? []) : [],
  };
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
