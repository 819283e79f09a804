import { readFileSync } from 'node:fs';

const file = new URL('fonts.json', import.meta.url);
/**
 * The letters of each family, as a pattern has them, the families of each character, the scripts that each has a font for, and
 * packages for others.
 */
const { families, characters, scripts, packages } = JSON.parse(readFileSync(file, 'utf8'));

/** The letters of a language, as its names of days, months and currencies have them. */
function lettersOf(language) {
  const options = { weekday: 'long', month: 'long', timeZone: 'UTC' };
  const days = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(2024, at, at + 1)).toLocaleDateString(language, options),
  ).join('');
  const display = new Intl.DisplayNames(language, { type: 'currency' });
  const names = Intl.supportedValuesOf('currency').map((code) => display.of(code));
  // A letter of another language is in one name or two, as in Pa’anga and đồng.
  const isOwn = (one) =>
    days.includes(one) || names.filter((name) => name.includes(one)).length > 2;
  const own = [...new Set((days + names.join('')).match(/\p{L}/gu))].filter(isOwn).join('');
  return [...own, ...own.toLocaleUpperCase(language)];
}

/**
 * Chooses the family of a site’s headings among those of its character.
 *
 * @returns the family that has the letters of the language, where that is not the usual one, and what to say where none has
 */
export function chooseFonts(character, language) {
  const { script } = new Intl.Locale(language).maximize();
  const all = lettersOf(language);
  const hasAll = (family) => all.every((one) => new RegExp(`[${families[family]}]`, 'u').test(one));
  const [usual, ...others] = characters[character];
  if (scripts.includes(script) || hasAll(usual)) return {};
  const family = others.find(hasAll);
  if (family) return { family };
  const name = packages[script];
  const how = name
    ? `npm install --save-exact ${name} and write scripts: { ${script}: "${name}" } under headings`
    : 'install a family of https://fontsource.org that has them and write it as the face of headings';
  return {
    advice: `No family of ${character} has all letters of ${language}, which visitors see in a font of their own machine: for another one, ${how} in content/brand/brand.yaml.`,
  };
}
