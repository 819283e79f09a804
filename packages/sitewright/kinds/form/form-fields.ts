import {
  besideMistakes,
  eachOnce,
  type FieldWords,
  type FormService,
  z,
} from '../../definitions.ts';

const fieldTypes = [
  ...(['text', 'longText', 'email', 'phone', 'nameReading', 'number', 'date'] as const),
  ...(['choice', 'file', 'consent'] as const),
];

/** What browsers may fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const autocomplete = z.enum([
  ...(['off', 'name', 'honorific-prefix', 'given-name', 'family-name', 'nickname'] as const),
  ...(['organization', 'organization-title', 'email', 'tel', 'url', 'bday', 'language'] as const),
  ...(['street-address', 'address-level2', 'address-level1', 'postal-code'] as const),
  ...(['country', 'country-name'] as const),
]);

const formField = ({ text, richText, oneOf, list, fieldName }: FieldWords) =>
  z
    .strictObject({
      name: fieldName('The name under which your form service gets it, such as phone'),
      type: oneOf(
        'What is written in it: text is a line, longText several; nameReading is how a name is read, as furigana are; choice is one of its choices, consent a box to tick',
        fieldTypes,
      ).default('text'),
      label: richText(
        'What it is called; of a consent, what somebody agrees to, which may hold links',
      ),
      hint: text('What to know before filling it in, in a sentence below it').optional(),
      needed: z
        .boolean()
        .default(false)
        .describe('Whether the form is sent only with it, as the requiredMark then says'),
      autocomplete: autocomplete
        .optional()
        .describe('What a browser may fill in by itself, such as family-name or postal-code'),
      choices: list('What can be chosen, of a choice', text()).optional(),
      files: z
        .array(z.string().regex(/^[a-z0-9]+$/, { error: 'the ending of a file, such as pdf' }))
        .min(1)
        .optional()
        .describe('Of a file, which kinds may be sent, such as pdf and jpg'),
    })
    .superRefine(({ type, label, choices, files }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (type === 'choice' && choices === undefined)
        refuse('choices', 'what can be chosen, a line each');
      if (type !== 'choice' && choices !== undefined)
        refuse('choices', 'no choices, which type: choice alone has');
      if (type !== 'file' && files !== undefined)
        refuse('files', 'no kinds of files, which type: file alone has');
      const isPlain = !Array.isArray(label) || label.every((one) => one.type === 'text');
      if (type !== 'consent' && !isPlain)
        refuse(
          'label',
          'words without links and emphasis, which the label of type: consent alone may hold',
        );
    }, besideMistakes);

/** The vendor's own fields, in place of the usual six. */
export const formFieldsIn = (words: FieldWords) =>
  words
    .list('The fields, in their order, in place of labels', formField(words))
    .superRefine(eachOnce('a name that no other field has', 'name'), besideMistakes)
    .optional();

type OwnField = z.output<ReturnType<typeof formField>>;

export interface FormField extends Omit<OwnField, 'label'> {
  label: OwnField['label'] | string;
  /** Whether it takes the whole width of the form. */
  isWide: boolean;
}

/** The languages in which the family name comes first, by `nameOrderLocales` of the Unicode CLDR. */
const familyFirst = ['hu', 'ja', 'ko', 'vi', 'yue', 'zh'];

type UsualName = 'firstName' | 'lastName' | 'email' | 'company' | 'subject' | 'message';

/** What a form says of its fields. */
interface Said {
  labels?: Readonly<Record<UsualName, string>> | undefined;
  fields?: readonly OwnField[] | undefined;
}

/**
 * The fields of a form in their order: the vendor's own, else the usual six.
 *
 * @param language the tag of the page's language, in whose order the usual names stand
 */
export function listFormFields({ labels, fields = [] }: Said, language = 'en'): FormField[] {
  if (!labels) {
    const isWide = (type: FormField['type']) => ['longText', 'file', 'consent'].includes(type);
    return fields.map((one) => ({ ...one, isWide: isWide(one.type) }));
  }
  const usual = { type: 'text', needed: true, isWide: false } as const;
  const given = { ...usual, name: 'firstName', autocomplete: 'given-name' } as const;
  const family = { ...usual, name: 'lastName', autocomplete: 'family-name' } as const;
  const names = familyFirst.includes(new Intl.Locale(language).language)
    ? [family, given]
    : [given, family];
  const all = [
    ...names,
    { ...usual, name: 'email', type: 'email' },
    { ...usual, name: 'company', autocomplete: 'organization', needed: false },
    { ...usual, name: 'subject', isWide: true },
    { ...usual, name: 'message', type: 'longText', isWide: true },
  ] as const;
  return all.map((one) => ({ ...one, label: labels[one.name] }));
}

/** What is wrong with the fields of a form beside what else it says. */
export function findFieldMistakes({
  labels,
  fields,
  trap,
  extraFields,
}: Said & Pick<FormService, 'trap' | 'extraFields'>) {
  if (!labels && !fields) {
    const message = 'expected labels of the usual six fields, or fields of your own, found neither';
    return [{ path: ['labels'], message }];
  }
  if (labels && fields) {
    const message = 'expected labels or fields, found both; remove one of them';
    return [{ path: ['fields'], message }];
  }
  const taken = [trap.name, ...extraFields.map(({ name }) => name)];
  return (fields ?? []).flatMap(({ name }, index) =>
    taken.includes(name)
      ? {
          path: ['fields', index, 'name'],
          message: `expected a name that neither trap nor extraFields has, found "${name}"`,
        }
      : [],
  );
}
