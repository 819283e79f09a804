import { type CssNode, findReferences, type Statement } from './parse-css.ts';

/** Where and how the rules of a page use a custom property. */
interface Usage {
  /** Its `@property` rule, if it is not inherited. */
  registration?: { initialValue: string | undefined };
  /** Its declarations, without those that only repeat the initial value, and their parents. */
  assignments: { value: string; parent: CssNode | undefined }[];
  reads: { text: string; parent: CssNode | undefined }[];
  /** Whether keyframes name it: its value may then change while they run. */
  isAnimated: boolean;
}

/**
 * Replaces each `var()` of a custom property that can only have one value on a page by that value.
 * Tailwind composes a `filter` or a `translate` of up to a dozen properties, and no rule of the
 * page sets most of them.
 *
 * @param nodes the rules that the page uses
 * @param namesInMarkup properties that the page's markup names; these are not inlined
 */
export function inlineConstantProperties(
  nodes: readonly CssNode[],
  namesInMarkup: readonly string[],
): CssNode[] {
  let inlined = [...nodes];
  let usages = collectUsages(inlined);
  for (const name of usages.keys()) {
    const value = namesInMarkup.includes(name)
      ? undefined
      : findConstantValue(name, usages.get(name));
    if (value === undefined) continue;
    inlined = inlined.map((node) => inlineProperty(node, name, value));
    usages = collectUsages(inlined);
  }
  return inlined;
}

/** The only value that a property can have where it is read, `''` for none; undefined if it can vary. */
function findConstantValue(name: string, usage: Usage | undefined): string | undefined {
  if (!usage?.registration || usage.isAnimated) return undefined;
  const { registration, assignments, reads } = usage;
  const [assignment, second] = assignments;
  // A rule that both sets and reads the property uses its own value, whatever else matches.
  const isLocal =
    assignment && !second && reads.every(({ parent }) => parent === assignment.parent);
  const localValue = isLocal ? assignment.value : undefined;
  const value = assignment ? localValue : (registration.initialValue ?? '');
  // A `var()` without value and fallback makes its whole declaration invalid.
  const hasValue = reads.every(({ text }) => value !== '' || !text.includes(`var(${name})`));
  // Replacing changes white space, which counts within quotes.
  const isSafe = !value?.includes('!') && reads.every(({ text }) => !/["']/.test(text));
  return hasValue && isSafe ? value : undefined;
}

function collectUsages(nodes: readonly CssNode[]): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  const usageOf = (name: string) => {
    const usage = usages.get(name) ?? { assignments: [], reads: [], isAnimated: false };
    usages.set(name, usage);
    return usage;
  };
  const visit = (node: CssNode, parent?: CssNode) => {
    if (node.kind === 'keyframes') {
      for (const [name] of node.text.matchAll(/--[\w-]+/g)) usageOf(name).isAnimated = true;
    } else if (node.kind !== 'statement') {
      for (const child of node.nodes) visit(child, node);
    } else {
      for (const name of node.reads) usageOf(name).reads.push({ text: node.text, parent });
      if (node.sets) addAssignment(usageOf(node.sets), node, parent);
    }
  };
  for (const node of nodes) visit(node);
  return usages;
}

function addAssignment(usage: Usage, { text }: Statement, parent: CssNode | undefined): void {
  if (text.startsWith('@property')) {
    const initialValue = /initial-value:\s*([^;}]*)/.exec(text)?.[1];
    if (/inherits:\s*false/.test(text)) usage.registration = { initialValue };
    return;
  }
  // Tailwind repeats the initial values in a rule for `*`, for browsers without `@property`.
  const isInitial = parent?.kind === 'rule' && parent.selectors.some(({ text }) => text === '*');
  const value = text.slice(text.indexOf(':') + 1, -1).trim();
  if (!isInitial) usage.assignments.push({ value, parent });
}

/** The node without the property's declarations, and with its value in place of each `var()`. */
function inlineProperty(node: CssNode, name: string, value: string): CssNode {
  if (node.kind === 'keyframes') return node;
  if (node.kind !== 'statement') {
    const nodes = node.nodes
      .filter((child) => child.kind !== 'statement' || child.sets !== name)
      .map((child) => inlineProperty(child, name, value));
    return { ...node, nodes };
  }
  if (!node.reads.includes(name)) return node;
  const colon = node.text.indexOf(':');
  const text = replaceVar(node.text.slice(colon + 1), name, value)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(,]) | (?=[),;])|^ /g, '');
  const references = findReferences(node.sets ?? '', text);
  return { ...node, text: node.text.slice(0, colon + 1) + text, ...references };
}

/** Replaces each `var()` of a property by a value, or by its own fallback if the value is `''`. */
function replaceVar(text: string, name: string, value: string): string {
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
  const rest = replaceVar(text.slice(end), name, value);
  return `${text.slice(0, start)} ${value || fallback} ${rest}`;
}
