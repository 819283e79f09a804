import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What schema.org knows, as the declarations of schema-dts list it.
const declarations = fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts'));
const source = readFileSync(declarations, 'utf8');

/** The kinds of each type, and the names of what an enumeration has. */
const unions = new Map(
  [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', kinds = '']) => [
    name,
    kinds.split(' | '),
  ]),
);

/** The properties of each type, or of what types below it share, with what they may hold. */
const interfaces = new Map(
  [...source.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{([\s\S]*?)^\}/gm)].map(
    ([, name = '', above = '', body = '']) => {
      const said = body.matchAll(/"(\w+)"\?: SchemaValue<(.+), "\w+">;/g);
      const properties = [...said].map(
        ([, property = '', range = '']) =>
          [property, range.replace(/[()]/g, '').split(' | ')] as const,
      );
      return [name, { above: above.match(/\w+/g) ?? [], properties: new Map(properties) }];
    },
  ),
);

/** A type and all that are kinds of it, such as those of `Organization`. */
export const kindsOf = (name: string): string[] => [
  ...new Set([
    name,
    ...(unions.get(name) ?? []).flatMap((kind) => (unions.has(kind) ? kindsOf(kind) : [])),
  ]),
];

/** What a property of a type may hold; nothing for one that it does not have. */
function rangeOf(name: string, property: string): string[] {
  const own = interfaces.get(name);
  if (!own) return [];
  return [
    ...(own.properties.get(property) ?? []),
    ...own.above.flatMap((one) => rangeOf(one, property)),
  ];
}

/** Whether a word or a number is what a type such as `Text` or an enumeration may be. */
const isPlain = (kind: string, value: unknown): boolean =>
  [typeof value, JSON.stringify(value)].includes(kind) ||
  (unions.get(kind) ?? []).some((one) => isPlain(one, value));

/** What schema.org does not know in a piece of structured data, one line for each. */
export function strangers(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(strangers);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@id': id, ...properties } = data as Record<string, unknown>;
  if (type === undefined) return id ? [] : ['a thing without a type'];
  return Object.entries(properties).flatMap(([name, value]) => {
    const range = [`${type}Leaf`, `${type}Base`].flatMap((one) => rangeOf(one, name));
    const wrong = [value].flat().filter((one) => {
      const own = Object(one)['@type'];
      if (typeof one === 'object' && !own) return false;
      return !range.some((kind) => (own ? kindsOf(kind).includes(own) : isPlain(kind, one)));
    });
    return [...wrong.map((one) => `${type}.${name}: ${JSON.stringify(one)}`), ...strangers(value)];
  });
}
