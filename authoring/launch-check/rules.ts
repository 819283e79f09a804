import type { Entry } from '../../app/content/content-values.ts';
import { expiry } from '../../app/content/expiry.ts';
import { knownDeadPaths } from '../../app/content/planned-paths.ts';
import { isFictionalNumber, isShipped, namesReservedHost } from './placeholders.ts';

/** What else a rule may ask about. */
interface Facts {
  /** How many platforms the site lists. */
  platforms: number;
  now: Date;
}

/** One kind of thing that is still open, and how to find it. */
export interface Rule {
  group: string;
  /** What to do about an entry; nothing when there is nothing to do. */
  find: (entry: Entry, facts: Facts) => string | undefined;
}

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];
/** A number of platforms; "up to" says how many a plan has, not how many there are. */
const platformCount = new RegExp(
  `(?<!up to )\\b(${numberWords.join('|')}|\\d+) (?:\\w+ )?platforms\\b`,
  'gi',
);

/** A field with its file, such as `site.yaml security.expires`. */
const placeOf = ({ file, field }: Entry) => `${file.split('/').slice(1).join('/')} ${field}`;

export const rules: readonly Rule[] = [
  {
    group: 'Addresses and numbers that are nobody’s',
    find: ({ field, value }) => {
      // The hint shows what an address looks like.
      if (field === 'form.emailHint') return undefined;
      if (namesReservedHost(value)) return `"${value}" is reserved for examples: give your own`;
      if (isFictionalNumber(value)) return `${value} is reserved for fiction: give your own`;
      return /^\d+ Example /.test(value) ? `"${value}" is no street: give your own` : undefined;
    },
  },
  {
    group: 'People, companies and events that do not exist',
    find: (entry) => (isShipped(entry) ? `"${shorten(entry.value)}" is a placeholder` : undefined),
  },
  {
    group: 'Buttons that do nothing',
    find: (entry) => {
      if (entry.value) return undefined;
      if (placeOf(entry) === 'contact.yaml form.endpoint') {
        return 'the message form is sent nowhere: name a form service';
      }
      if (!/^actions\.yaml [\w-]+\.to$/.test(placeOf(entry))) return undefined;
      return entry.comment
        ? `"#${entry.comment.trim()}" is a comment here: put an anchor in quotes`
        : 'leads nowhere: give it a path, an anchor or an address';
    },
  },
  {
    group: 'Links to pages that are not there',
    find: ({ value }) =>
      knownDeadPaths.includes(value.split('#')[0] ?? '')
        ? `${value} is not found: make the page, lead elsewhere or take the link out`
        : undefined,
  },
  {
    group: 'Numbers of platforms that differ',
    find: ({ value }, { platforms }) => {
      const others = [...value.matchAll(platformCount)]
        .filter(([, count = '']) => countOf(count) !== platforms)
        .map(([text]) => `"${text}"`);
      const expected = numberWords[platforms] ?? platforms;
      return others.length > 0 ? `${others.join(', ')}, but the site lists ${expected}` : undefined;
    },
  },
  {
    group: 'What search engines and link previews lack',
    find: (entry) => {
      if (entry.value) return undefined;
      const place = placeOf(entry);
      if (/^navigation\.yaml footer\.social\.links\.\d+\.href$/.test(place)) {
        return 'has no address to go to';
      }
      return /^careers\.yaml positions\.jobs\.\d+\.datePosted$/.test(place)
        ? 'without the day it was posted, search engines do not list the job'
        : undefined;
    },
  },
  {
    group: 'The security contact',
    find: (entry, { now }) =>
      placeOf(entry) === 'site.yaml security.expires' ? expiry(entry.value, now) : undefined,
  },
];

function countOf(text: string): number {
  const place = numberWords.indexOf(text.toLowerCase());
  return place >= 0 ? place : Number(text);
}

function shorten(text: string): string {
  return text.length > 50 ? `${text.slice(0, 47)}…` : text;
}
