import { z } from 'zod';
import { readColour } from '../brand/colour.ts';
import { recipes, type Token, tokens } from '../brand/tokens.ts';
import { besideMistakes, group, plainText } from '../fields/fields.ts';

const colourAtField = 'a colour, such as #1a29a2 or oklch(37% 0.19 268)';
const example = 'a colour in quotes, such as "#1a29a2" or "oklch(37% 0.19 268)"';

/** Any CSS colour. Only shade may be transparent: a contrast is that of opaque colours. */
function colourFor(token: Token) {
  const isValid = (text: string) => {
    const colour = readColour(text);
    return colour !== undefined && (token === 'shade' || colour.alpha === undefined);
  };
  const error = token === 'shade' ? example : `${example}, without transparency`;
  const atField = `${colourAtField}${token === 'shade' ? '' : ', without transparency'}`;
  const colour = z.string().refine(isValid, { error }).meta({ atField, colour: true });
  const both = z.strictObject(
    {
      light: colour.describe('The colour in the light scheme'),
      dark: colour.describe('The colour in the dark scheme'),
    },
    { error: `${example}, or {light: "…", dark: "…"}` },
  );
  return z
    .union([colour, both], { error: `${example}, or {light: "…", dark: "…"}` })
    .meta({ atField })
    .optional()
    .describe(`${recipes[token].use}: one colour, or one for light and one for dark`);
}

const fields = Object.fromEntries(tokens.map((token) => [token, colourFor(token)])) as Record<
  Token,
  ReturnType<typeof colourFor>
>;

/** The scripts that a font of fontsource.org has a file for, by their ISO 15924 codes. */
export const scriptSubsets = {
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Grek: 'greek',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Hebr: 'hebrew',
  Jpan: 'japanese',
  Khmr: 'khmer',
  Kore: 'korean',
  Laoo: 'lao',
  Mymr: 'myanmar',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
} as const;
export type Script = keyof typeof scriptSubsets;

const codesOfLetters: Readonly<Record<string, string>> = {
  Hans: 'Hani',
  Hant: 'Hani',
  Jpan: 'Hira}\\p{sc=Kana',
  Kore: 'Hang',
};
const letters = new RegExp(
  `[${Object.keys(scriptSubsets)
    .map((code) => `\\p{sc=${codesOfLetters[code] ?? code}}`)
    .join('')}]`,
  'u',
);

/** Whether letters may have a font of their own, as those of the face, Latin for most, have not. */
export const mayHaveOwnFont = (text: string): boolean => letters.test(text);

const scriptFaces = Object.fromEntries(
  Object.entries(scriptSubsets).map(([script, subset]) => [
    script,
    plainText
      .optional()
      .describe(`The package of a font with ${subset} letters, of fontsource.org`),
  ]),
) as Record<Script, ReturnType<typeof plainText.optional>>;

const face = plainText
  .describe(
    'An installed package, such as @fontsource-variable/sora, or a font file beside this file',
  )
  .meta({
    hint: 'The font, such as @fontsource-variable/sora; whoever works with the site’s files adds others',
  });
const licence = plainText
  .optional()
  .describe('The licence of a font file: its text, or the name of a file beside this file')
  .meta({ hint: 'The licence of a font that was added: its text' });

/** `brand/brand.yaml`: what makes the site look like the vendor's. */
export const brandSchema = z.strictObject({
  name: plainText
    .meta({ translation: 'optional' })
    .describe('The vendor’s name; texts elsewhere write {vendor} for it'),
  shortName: plainText
    .meta({ translation: 'optional' })
    .optional()
    .describe(
      'A shorter name, for titles, the header and the icon on a phone; the whole one is elsewhere',
    ),
  tagline: plainText.describe('One line about the vendor, in the footer of every page'),
  colours: group('The hue, from which all colours are made, and colours to use instead', {
    hue: z
      .number()
      .min(0)
      .max(360)
      .optional()
      .describe('In degrees: 25 is red, 90 yellow, 150 green, 268 blue'),
    ...fields,
  })
    .refine(({ hue, action }) => hue !== undefined || action !== undefined, {
      path: ['hue'],
      error: 'a number from 0 to 360, such as 268 for blue, or an action colour',
      ...besideMistakes,
    })
    .meta({ translation: 'shared' }),
  browser: z
    .enum(tokens)
    .default('paper')
    .meta({ translation: 'shared' })
    .describe(
      'The colour of the browser around the page on phones, by its name: that of the header',
    ),
  headings: group('The font of headings', {
    face,
    licence,
    scripts: group('The fonts of languages whose letters that font lacks', scriptFaces).optional(),
  }).meta({ translation: 'shared' }),
  text: group('The font of all other text; without it, that of the visitor’s machine', {
    face,
    licence,
  })
    .meta({ translation: 'shared' })
    .optional(),
});
export type BrandFile = z.infer<typeof brandSchema>;
