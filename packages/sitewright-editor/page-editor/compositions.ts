import { fieldAt, type JsonSchema, type SiteFolder } from 'sitewright/content';
import * as machineKinds from 'sitewright/kinds';
import { readRawSections } from 'sitewright/pages';
import { type KindName, partsOf } from 'sitewright/schemas';
import { emptyValue } from '../forms/schema.ts';
import { setAt } from '../forms/set-at.ts';
import { leadAllTo } from '../page-moves/duplicate.ts';
import { msg } from '../words/words.ts';

/** The sections of campaign pages, by what they are for. */
export const compositions = new Map<string, KindName[]>(
  Object.entries({
    [msg('one promise and one button')]: ['points', 'quote', 'closing'],
    [msg('a newsletter to subscribe to')]: ['newsletter', 'latestPosts', 'logos'],
    [msg('something that is coming')]: ['timeline', 'people', 'closing'],
    [msg('a product')]: ['textBeside', 'steps', 'pictures', 'questions', 'closing'],
    [msg('an offer')]: ['logos', 'metrics', 'points', 'offer', 'estimate', 'closing'],
    [msg('a subscription')]: ['offer', 'questions', 'quote', 'closing'],
  }),
);

/** What the machine's kinds have as samples is about a company that is not there: its prices and customers are nobody's. */
const inventedSamples = new Set<unknown>(Object.values(machineKinds).map(({ samples }) => samples));

/**
 * What a new section says: best is what another page says, without its portraits; else the short sample of a kind of the
 * site's own; else nothing yet.
 *
 * @param page the path of the page that it is for
 */
export function sampleOf(folder: SiteFolder, name: string, page: string, schema: JsonSchema = {}) {
  const sample = readRawSections(folder).find(({ kind }) => kind === name);
  const { samples = {} } = folder.code.kinds.get(name as KindName) ?? {};
  const short = inventedSamples.has(samples) ? undefined : samples.short;
  const value = sample
    ? withoutPortraits(leadToOwn(sample.value, sample.path, page), schema)
    : structuredClone(short ?? emptyValue(schema));
  return { path: sample?.path, key: sample?.key, value: value as object };
}

/** A section that leads to its own page, but for the way that a failure offers, whose words may be those of that page alone. */
function leadToOwn(value: unknown, from: string, page: string): unknown {
  const said = leadAllTo(value, from, page);
  const way = ['failed', 'back'];
  const back = fieldAt(value, way);
  return back === undefined ? said : setAt(said, way, back);
}

/** A value without the portraits of people, whom nobody has asked whether they stand for something else too. */
export function withoutPortraits(value: unknown, schema: JsonSchema): unknown {
  const parts = partsOf(value, schema);
  if (!parts) return value;
  const kept = parts
    .filter((part) => part.schema.portrait !== true)
    .map((part) => [part.step, withoutPortraits(part.value, part.schema)] as const);
  return Array.isArray(value) ? kept.map(([, one]) => one) : Object.fromEntries(kept);
}
