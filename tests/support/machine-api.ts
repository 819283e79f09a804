import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { recipes } from '../../packages/sitewright/content/brand/tokens.ts';
import {
  type JsonSchema,
  variantsOf,
} from '../../packages/sitewright/content/schemas/json-schema.ts';
import { genericFileSchemas } from '../../packages/sitewright/content/schemas/json-schemas.ts';
import { kinds } from '../../packages/sitewright/kinds/kinds-by-name.ts';
import { frameParts } from '../../packages/sitewright/kinds/site-files.ts';
import { machine, packageFolders } from './machine.ts';

/** Where what a site touches is recorded. */
export const apiFile: string = path.join(machine, 'api.json');

const entries = {
  sitewright: 'index.ts',
  'sitewright/kinds': 'kinds/index.ts',
  'sitewright/views': 'views.ts',
};

/** All that a site says, imports, sets or runs, as text that reads well where two states are compared. */
export function describeApi(): string {
  const { files, pages, sections } = genericFileSchemas(kinds);
  const fields = (all: ReadonlyMap<string, JsonSchema>) =>
    Object.fromEntries([...all].map(([name, schema]) => [name, Object.fromEntries(list(schema))]));
  const api = {
    commands: Object.fromEntries(
      packageFolders.map((folder) => [path.basename(folder), listCommands(folder)]),
    ),
    exports: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, listExports(file)]),
    ),
    tokens: listTokens(),
    colours: Object.keys(recipes),
    sharedStyles: globSync(`${machine}/page/styles/shared/*.css`)
      .map((file) => path.basename(file))
      .sort(),
    frame: frameParts,
    files: fields(files),
    pages: fields(pages),
    sections: fields(sections),
    inputs: Object.fromEntries(
      [...kinds].map(([name, { requiredInputs = [], optionalInputs = [] }]) => [
        name,
        [...requiredInputs, ...optionalInputs.map((one) => `${one}?`)].join(', '),
      ]),
    ),
  };
  return `${JSON.stringify(api, null, 2)}\n`;
}

/** The core's commands are its files; a package beside it names its own. */
function listCommands(folder: string): string[] {
  if (folder === machine) {
    return globSync(`${folder}/commands/*.ts`)
      .map((file) => path.parse(file).name)
      .sort();
  }
  const { sitewright } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.keys(sitewright.commands ?? {}).sort();
}

/** What a module gives to others, each as `value` or `type`. */
function listExports(file: string): Record<string, string> {
  const { program } = parseSync(file, readFileSync(path.join(machine, file), 'utf8'));
  const exported = program.body.flatMap((node): [string, string][] =>
    node.type === 'ExportAllDeclaration'
      ? Object.entries(listExports(node.source.value))
      : node.type === 'ExportNamedDeclaration'
        ? node.specifiers.map(({ exported: name, exportKind }) => {
            const isType = node.exportKind === 'type' || exportKind === 'type';
            return ['name' in name ? name.name : name.value, isType ? 'type' : 'value'];
          })
        : [],
  );
  return Object.fromEntries(exported.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const listTokens = () => {
  const css = readFileSync(path.join(machine, 'page/styles/tokens.css'), 'utf8');
  return [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))];
};

/** The fields of a schema by their ways, each with its type, and whether it has to be there. */
const list = (schema: JsonSchema): [way: string, type: string][] =>
  listFields(schema).map(({ way, schema: one, isRequired }) => [
    way,
    `${describeType(one)}, ${isRequired ? 'required' : 'optional'}`,
  ]);

/** A field of a schema, by its way, such as `items[].name`. */
interface Field {
  way: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The fields of a schema, and those in them, in their order. */
export function listFields(schema: JsonSchema, way = ''): Field[] {
  const groups = variantsOf(schema).filter(({ properties }) => properties);
  if (groups.length > 0) return groups.flatMap((one) => listFields(one, way + nameVariant(one)));
  const { properties, items, additionalProperties, required = [] } = schema;
  if (items) return listFields(items as JsonSchema, `${way}[]`);
  const of = (name: string, one: JsonSchema): Field[] => {
    const place = way ? `${way}.${name}` : name;
    const own = { way: place, schema: one, isRequired: required.includes(name) };
    return [own, ...listFields(one, place)];
  };
  const named = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const any = typeof additionalProperties === 'object' ? [['*', additionalProperties]] : [];
  return [...named, ...(any as typeof named)].flatMap(([name, one]) =>
    name === 'key' ? [] : of(name, one),
  );
}

/** What tells a group from the others that may stand in its place, such as `(drawing: own)`. */
function nameVariant({ properties = {} }: JsonSchema): string {
  const marks = Object.entries(properties as Record<string, JsonSchema>)
    .filter(([, one]) => one.const !== undefined && one.description !== 'The kind of the section')
    .map(([name, one]) => `${name}: ${one.const}`);
  return `(${marks.join(', ') || Object.keys(properties)[0]})`;
}

export function describeType(schema: JsonSchema): string {
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map(describeType))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') return `list of ${describeType((schema.items ?? {}) as JsonSchema)}`;
  const names: Record<string, string> = {
    string: 'text',
    object: 'group',
    integer: 'whole number',
  };
  return names[String(schema.type)] ?? String(schema.type ?? 'anything');
}
