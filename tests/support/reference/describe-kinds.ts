// The page of the reference on kinds of sections, from their definitions.
import type { JsonSchema } from '../../../packages/sitewright/content/schemas/json-schema.ts';
import { genericFileSchemas } from '../../../packages/sitewright/content/schemas/json-schemas.ts';
import { kinds } from '../../../packages/sitewright/kinds/kinds-by-name.ts';
import { describeType, listFields } from '../machine-api.ts';
import { escapeMarkdown, inCell, inCode, linkPicture, page, table } from './markdown.ts';

/** What a section of any kind may say. */
const ofEach = ['section', 'only'];

/** More words of a choice than a table shows. */
const mostWords = 12;

/** `add-ons` for `addOns`. */
export const folderOf = (kind: string): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Describes every kind of section of the machine.
 *
 * @param hasPicture whether there is a picture of a name
 * @returns Markdown
 */
export function describeKinds(hasPicture: (name: string) => boolean): string {
  const { sections } = genericFileSchemas(kinds);
  const parts = [...kinds].map(([name, kind]) => {
    const { description, aliases = [], requiredInputs = [], optionalInputs = [] } = kind;
    const gets = [
      ...requiredInputs.map(inCode),
      ...optionalInputs.map((one) => `${inCode(one)}, if there is any`),
    ];
    const folder = `../../packages/sitewright/kinds/${folderOf(name)}`;
    return [
      `## ${name}`,
      `${description}.`,
      linkPicture(name, description, hasPicture),
      [
        `- [Definition](${folder}/${folderOf(name)}.ts), [view](${folder}/${folderOf(name)}-view.tsx) and [samples](${folder}/samples.json)`,
        ...(aliases.length > 0 ? [`- Also called ${aliases.join(', ')}`] : []),
        ...(gets.length > 0 ? [`- Its view gets ${gets.join('; ')}`] : []),
      ].join('\n'),
      describeFields(sections.get(name) ?? {}),
    ];
  });
  return page(
    'Kinds of sections',
    'Every kind that the machine has: what a file may say in it, and how its long sample looks in the machine’s plain view. Beside these fields a section of any kind may say `section`, its kind where its key is another word, and `only`, the languages that have it.',
    parts,
  );
}

function describeFields(schema: JsonSchema): string {
  const own = listFields(schema).filter(({ way }) => !ofEach.includes(way));
  const rows = own.map(({ way, schema: one, isRequired }) => [
    inCode(way),
    inCell(describeChoice(one)),
    isRequired ? 'yes' : describeDefault(one),
    inCell(escapeMarkdown(String(one.description ?? ''))),
  ]);
  return table(['field', 'takes', 'required', 'says'], rows);
}

/** What a field takes; of a long list of words, the first ones. */
function describeChoice(schema: JsonSchema): string {
  const words = schema.enum ?? [];
  if (words.length <= mostWords) return describeType(schema).replaceAll('"', '`');
  const first = words.slice(0, 3).map((one) => inCode(String(one)));
  return `one of ${words.length} words, such as ${first.join(', ')}`;
}

const describeDefault = ({ default: usual }: JsonSchema): string =>
  usual === undefined ? 'no' : `no: ${inCode(JSON.stringify(usual).replaceAll('"', ''))}`;
