import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Entry } from '../../app/content/content-values.ts';

/** Where the content tells of people, companies and events: the file, and the field in it. */
const invented = [
  ['about', /^leadership\.people\.\d+\.(?:name|bio|image\.(?:src|alt))$/],
  ['about', /^timeline\.entries\.\d+\.description$/],
  ['case-studies', /^stories\.items\.\d+\.(?:company|person|testimonial)$/],
] as const;

/** Digests of what stood in those fields when the site was built, none of which exists. */
const shipped = new Set(
  readFileSync(new URL('./shipped.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** A short digest of a text, the same whatever its spacing. */
const digest = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);

/** Whether an entry tells of people, companies or events. */
const tellsOfSomebody = ({ file, field }: Entry): boolean =>
  invented.some(([name, fields]) => file.endsWith(`/${name}.yaml`) && fields.test(field));

/** Whether an entry still tells of those that the site was built with. */
export const isShipped = (entry: Entry): boolean =>
  tellsOfSomebody(entry) && shipped.has(digest(entry.value));

/** What `shipped.txt` holds when these entries are the content that the site ships with. */
export const shippedDigests = (entries: readonly Entry[]): string =>
  `${[...new Set(entries.filter(tellsOfSomebody).map(({ value }) => digest(value)))].sort().join('\n')}\n`;

/** Host names that nobody can have: https://www.rfc-editor.org/rfc/rfc6761#section-6 */
const reservedHost =
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)|localhost|127\.0\.0\.1)(?![\w.-]*[\w-])/i;

/** Whether a text names a host that is reserved for examples or stands for one's own machine. */
export const namesReservedHost = (text: string): boolean => reservedHost.test(text);

/**
 * Telephone numbers that lead to nobody, as digits with their country's code in front: 555-01xx in
 * North America, and what Ofcom sets aside for drama in the United Kingdom.
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const fictionalNumbers = [
  /^1\d{3}55501\d\d$/,
  /^44(?:1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960|1914980|2079460|2890180|2920180|7700900|8081570|9098790|3069990)\d{3}$/,
  /^441632960\d{3}$/,
];

/** Whether a text is a telephone number from a range that is reserved for fiction. */
export function isFictionalNumber(text: string): boolean {
  if (!/^(?:tel:)?\+[\d ().-]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '');
  return fictionalNumbers.some((range) => range.test(digits));
}
