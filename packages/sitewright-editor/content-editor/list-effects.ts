import { fieldAt, languageOf, type SiteFolder } from 'sitewright/content';
import {
  isDay,
  listColoursOfHue,
  pathOfPage,
  readGivenColours,
  readMessagePages,
  readPermalink,
  readTimeZone,
  readToday,
} from 'sitewright/pages';
import { brandSchema } from 'sitewright/schemas';
import { labelOf } from '../forms/labels.ts';
import { findOnDay } from '../page-moves/plan-move.ts';
import { spokenLanguage, t } from '../words/words.ts';
import { dayField } from './post-day.ts';

/** Words by the names of fields. */
type Effects = Readonly<Record<string, string | false | undefined>>;

/**
 * Says of fields whose value does less than one would think, as another field says it in their place, what it does.
 *
 * @param value what the file says; anything at all
 * @returns by the names of the fields
 */
export function listEffects(
  folder: SiteFolder,
  file: string,
  value: unknown,
): Record<string, string> {
  const tag = languageOf(file);
  const name = tag ? file.slice(tag.length + 1) : file;
  const page = tag ? undefined : pathOfPage(name);
  const all: Effects = {
    ...sayDays(folder, value, name === 'announcement.yaml' ? [] : ['publish']),
    ...(name === 'brand/brand.yaml' && { ...sayNames(value), 'colours.hue': sayHue(value) }),
    ...(name === 'blog.yaml' && { permalink: sayPermalink(folder) }),
    ...(name.startsWith('posts/') && sayPost(folder, name, value)),
    ...(page && sayMessagePages(folder, page)),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, words]) => (words ? [[field, words]] : [])),
  );
}

/** Where the pages after the forms of a page are seen. */
const sayMessagePages = (folder: SiteFolder, page: string): Effects =>
  Object.fromEntries(
    readMessagePages(folder)
      .filter(({ form }) => form.path === page)
      .map(({ path, outcome, form }) => [
        `${form.key}.${outcome}`,
        t('Visitors see this page at {address}', { address: path }),
      ]),
  );

function sayHue(value: unknown): string | undefined {
  // What is wrong in it is said at its fields.
  const { data } = brandSchema.shape.colours.safeParse(fieldAt(value, ['colours']));
  if (data?.hue === undefined) return undefined;
  const given = readGivenColours(data);
  const changed = listColoursOfHue(given);
  const lost = listColoursOfHue({ hue: data.hue, colours: {} }).filter(
    (token) => !changed.includes(token),
  );
  if (lost.length === 0) return undefined;
  const [own, others] = [lost, changed].map((all) => all.map(labelOf).join(', '));
  const set = t(
    'These colours are set by hand below, so that the hue does not change them: {own}.',
    { own: own ?? '' },
  );
  return `${set} ${others ? t('It changes {others}.', { others }) : t('It changes nothing.')}`;
}

const said = (value: unknown, field: string): string => {
  const text = fieldAt(value, [field]);
  return typeof text === 'string' ? text.trim() : '';
};

function sayNames(value: unknown): Effects {
  const short = said(value, 'shortName');
  return {
    name:
      short && t('Titles, the header and the icon on a phone show “{short}” instead', { short }),
  };
}

function sayPost(folder: SiteFolder, file: string, value: unknown): Effects {
  const title = said(value, 'searchTitle');
  const isDraft = fieldAt(value, ['draft']) === true;
  return {
    [dayField]: sayPublished(folder, file, value, isDraft),
    title: title && t('Search results and the browser’s tab show “{title}” instead', { title }),
    draft: isDraft && t('Visitors do not get this post while it is a draft'),
    address:
      said(value, 'address') &&
      readPermalink(folder) &&
      t('The form of addresses under “Around the posts” is not used for this post'),
  };
}

/** When a post is published, by whom where that is to come, and what becomes of its address on that day. */
function sayPublished(folder: SiteFolder, file: string, value: unknown, isDraft: boolean): string {
  const day = said(value, dayField);
  if (!isDay(day)) return '';
  const time = said(value, 'time');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const isTime = /^\d{1,2}:\d\d$/.test(time) && hours < 24 && minutes < 60;
  const zone = readTimeZone(folder);
  const place = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const when = sayDay(day, isTime ? time.padStart(5, '0') : undefined);
  const words = t('Published on {when} in {place}.', { when, place });
  const isToCome = !isDraft && day > readToday(folder);
  const { from, to } = folder.has(file) ? findOnDay(folder, file, day) : {};
  return [
    words,
    isToCome &&
      t(
        'It appears when the site is published on that day or later: by itself, if it is set up to be published each night; else somebody publishes it then.',
      ),
    from !== to &&
      t('Its address becomes {to}, and visitors of {from} get there.', {
        to: to ?? '',
        from: from ?? '',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

function sayPermalink(folder: SiteFolder): string | undefined {
  const posts = folder.files.filter((file) => /^posts\/.*\.md$/.test(file));
  const own = posts.filter((file) => said(folder.fields(file), 'address'));
  const [first] = own.map((file) => `“${folder.fields(file).title}”`);
  if (!first) return undefined;
  if (own.length === 1) return t('Not for {first}, which have an address of their own', { first });
  const more = own.length - 1;
  return t('Not for {first} and {more} more, which have an address of their own', { first, more });
}

/** Days in the order of most of the world. */
const dayLanguage = () => spokenLanguage().replace(/^en$/, 'en-GB');

/** @param time such as `09:00`, where it is said too */
const sayDay = (day: string, time?: string) =>
  new Intl.DateTimeFormat(dayLanguage(), {
    ...{ dateStyle: 'long', timeZone: 'UTC' },
    ...(time && { timeStyle: 'short' }),
  }).format(new Date(`${day}T${time ?? '00:00'}Z`));

/** Days on which nobody sees it. */
function sayDays(folder: SiteFolder, value: unknown, path: readonly string[]): Effects {
  const [from, until] = ['from', 'until'].map((one) => fieldAt(value, [...path, one]));
  const today = readToday(folder);
  const nameOf = (field: string) => [...path, field].join('.');
  return {
    [nameOf('from')]: isDay(from) && from > today && t('Visitors do not get it before that day'),
    [nameOf('until')]:
      isDay(until) && until < today && t('That day is over: visitors get it no more'),
  };
}
