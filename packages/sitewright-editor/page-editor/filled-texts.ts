import { fieldAt, formatPath, languageOf, type SiteFolder } from 'sitewright/content';
import { readLanguages } from 'sitewright/languages';
import { readCounts } from 'sitewright/pages';
import { fillPlaceholders, mapTexts, parseRichText, plainWords } from 'sitewright/texts';

/**
 * How a text reads whose words in braces stand for something, as in `{count jobs}`.
 *
 * @param file that has it
 * @returns fills texts of that file
 */
export function fillTextsOf(folder: SiteFolder, file: string): (text: string) => string {
  // Counts are of the whole site, and few texts have one.
  let placeholders: ReturnType<typeof readPlaceholders> | undefined;
  return (text) => {
    if (!text.includes('{')) return text;
    placeholders ??= readPlaceholders(folder, file);
    return fillPlaceholders(text, placeholders);
  };
}

function readPlaceholders(folder: SiteFolder, file: string) {
  const tag = languageOf(file);
  const ofVendor = (name: string, field: string) =>
    fieldAt(folder.all.get(`${tag}/${name}`)?.yaml.toJS(), [field]) ??
    fieldAt(folder.fields(name), [field]);
  const names = new Map([
    ['vendor', String(ofVendor('brand/brand.yaml', 'name') ?? '{vendor}')],
    ['origin', String(ofVendor('site.yaml', 'origin') ?? '{origin}')],
  ]);
  const language = tag ?? readLanguages(folder)[0].tag;
  return { language, counts: readCounts(folder), names };
}

/**
 * The texts of a file that read otherwise than they are written.
 *
 * @param value what the file says
 * @returns how they read, by the names of their fields
 */
export function listFilledTexts(
  folder: SiteFolder,
  file: string,
  value: unknown,
): Record<string, string> {
  const fill = fillTextsOf(folder, file);
  const readings: Record<string, string> = {};
  mapTexts(value, [], (text, path) => {
    const reading = fill(text);
    if (reading !== text) readings[formatPath(path)] = withoutMarks(reading);
    return text;
  });
  return readings;
}

/** A text as visitors read it: emphasis and links are words. */
function withoutMarks(text: string): string {
  let isWhole = true;
  const parsed = parseRichText(text, {
    addIssue: () => {
      isWhole = false;
    },
  });
  return isWhole ? plainWords(parsed) : text;
}
