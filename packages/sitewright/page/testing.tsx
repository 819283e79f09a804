import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { dayIn } from '../content/dates/time-zone.ts';
import type { FieldContext } from '../content/fields/field-context.ts';
import { createFieldWords } from '../content/fields/field-words.ts';
import { ContentError, fileProblem } from '../content/messages/problem.ts';
import type { SectionKind } from '../content/pages/section-kind.ts';
import { noKnownNames } from '../content/schemas/json-schemas.ts';
import { parseContent } from '../content/validate/parse.ts';
import { formatPath } from '../content/yaml/yaml-file.ts';
import { buildTime } from '../lib/build-time.ts';
import { LanguagesContext } from './components/anchor.tsx';
import type { ContentOf, SectionProps } from './sections/define-section.ts';

/** Something by any name, as content that names it stands in other files. */
class AnyName<Value> extends Map<string, Value> {
  readonly #make: (name: string) => Value;
  constructor(make: (name: string) => Value) {
    super();
    this.#make = make;
  }
  override get(name: string): Value {
    return this.#make(name);
  }
}

const picture = {
  ...{ width: 1600, height: 1200, drawing: undefined, isTransparent: false, inkLoss: 0, edges: [] },
};

/** All texts in a value, any of which may be the name of a file to download. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(listTexts) : [];
}

/** What files of a site may name: any page, any button that leads to the start, and any picture. */
const anySite: FieldContext = {
  ...noKnownNames,
  actions: new AnyName((label) => ({ label, to: '/' })),
  lacksPaths: true,
  today: dayIn('UTC', buildTime()),
  currency: 'USD',
  pictures: { names: [], find: (name) => ({ ...picture, path: name, digest: '0' }) },
};

/**
 * Reads what a section says, as a build does.
 *
 * @param said as its file says it; without it, the short sample of the kind
 * @param language the tag of its language
 * @returns what its view gets as `content`
 * @throws ContentError with each mistake in a line
 */
export function readSection<Kind extends SectionKind>(
  { fields, validate, samples }: Kind,
  said: unknown = samples?.short,
  { language = 'en', inputs = {} }: { language?: string; inputs?: object } = {},
): ContentOf<Kind> {
  const locate = (path: Parameters<typeof formatPath>[0]) => ({
    ...fileProblem('section', ''),
    field: formatPath(path),
  });
  const downloads = new Map(listTexts(said).map((name) => [name, 1_000_000]));
  const words = createFieldWords({ ...anySite, language, languages: [language], downloads });
  const yaml = { errors: [], toJS: () => said, locate };
  const { data, problems } = parseContent(yaml, z.strictObject(fields(words)));
  const found = data ? (validate?.(data as never, inputs as never) ?? []) : [];
  const all = [...problems, ...found.map(({ path, message }) => ({ ...locate(path), message }))];
  if (all.length > 0) throw new ContentError(all);
  return data as ContentOf<Kind>;
}

/**
 * Draws a section as a page of a language has it, for unit tests.
 *
 * @param view the default export of its `.tsx`
 * @param said as its file says it; without it, the short sample of the kind
 * @param place its language as a tag, and what the kind asks for as `requiredInputs`
 * @returns HTML
 * @throws ContentError for mistakes in what it says
 */
export function renderSection<Kind extends SectionKind>(
  kind: Kind,
  view: ComponentType<SectionProps<Kind>>,
  said?: unknown,
  place: { language?: string; inputs?: object } = {},
): string {
  const { language = 'en', inputs } = place;
  // biome-ignore lint/suspicious/noExplicitAny: each kind asks for what it needs
  const View = view as ComponentType<any>;
  const all = [{ tag: language, base: '' }];
  const frame = { id: 'section', tone: 'paper', fromAbove: undefined, intoBelow: undefined };
  return renderToStaticMarkup(
    <LanguagesContext value={{ current: language, all }}>
      <View {...{ language, ...inputs, frame }} content={readSection(kind, said, place)} />
    </LanguagesContext>,
  );
}
