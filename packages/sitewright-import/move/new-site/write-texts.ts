import type { OldSite } from '../old-site/old-site.ts';
import { wordsOf } from '../old-site/read-values.ts';
import type { Place } from '../places/new-places.ts';
import { writeNote } from '../texts/notes.ts';
import { findAuthors, findTags, toWords, withoutTitle } from '../texts/our-fields.ts';
import type { Turned, Turning } from '../texts/turn-text.ts';
import { slugOf } from './blog.ts';
import { composeText, type Heads } from './compose-text.ts';
import { listBelow, writeList } from './contents.ts';
import type { Report } from './report.ts';

/** The texts of the new site, with what its posts have in common. */
export interface NewTexts {
  /** By their paths in the content folder. */
  files: Map<string, string>;
  authors: ReadonlySet<string>;
  /** The titles of the posts of each tag. */
  tags: ReadonlyMap<string, readonly string[]>;
}

/** What the texts of the new site are written with. */
interface Writing {
  turning: Turning;
  turned: ReadonlyMap<Place, Turned>;
  titleOf(place: Place): string;
  heads: Heads;
  report: Report;
  /** The language of the site, the address of its posts, and the day. */
  language: string;
  blogPath: string;
  today: string;
}

/** Writes the texts of the new site: a list where the old system made one, a note where it made all of a page. */
export async function writeTexts(places: readonly Place[], writing: Writing): Promise<NewTexts> {
  const { turning, turned, titleOf, heads, report, language, blogPath, today } = writing;
  const authors = new Set<string>();
  const tags = new Map<string, string[]>();
  const files = new Map<string, string>();
  for (const place of places) {
    const own = turned.get(place);
    if (!own) continue;
    const text = withoutTitle(own.body, titleOf(place));
    const isEmpty = toWords(text) === '';
    const pages = place.isStart && !isEmpty ? [] : listBelow(place.page.address, places);
    // Where no data say a menu, a template listed the pages of a section below its text.
    const isListed = turning.site.menu.length > 0 || pages.some((one) => leadsTo(text, one.path));
    const below = isEmpty || (!isListed && !place.page.language) ? writeList(pages, titleOf) : '';
    if (below && !isEmpty)
      report.note('A list of the pages below, as templates make it', `content/${place.file}`);
    const people = findAuthors(place.page, peopleOf(turning.site));
    const subjects = place.page.day ? findTags(place.page) : [];
    if (place.page.day) for (const one of people) authors.add(one);
    for (const one of subjects) tags.set(one, [...(tags.get(one) ?? []), titleOf(place)]);
    const slugs = subjects.map((one) => slugOf(one, language));
    const picture = await findPicture(place, turning);
    const body = below ? `${text}\n${below}`.trimStart() : text;
    if (place.isStart && body.trim() === '') continue;
    if (body.trim() === '' && place.page.language && !place.isAlone) {
      report.note('Translations without a text lead to the first language', place.page.file);
      continue;
    }
    const { layout } = place.page.fields;
    const isMade = body.trim() === '';
    if (isMade)
      report.decide(
        'Pages that the old system made without a text',
        'Write each page, or delete it and lead its address elsewhere in `content/redirects.yaml`.',
        `content/${place.file}`,
      );
    const made = writeNote(
      `all of this page, which the old system made${layout ? ` by its layout ${layout}` : ''}`,
    );
    files.set(
      place.file,
      composeText(
        {
          ...place,
          body: isMade ? made : body,
          title: titleOf(place),
          people,
          tags: [...new Set(slugs)],
          picture,
          blogPath,
          today,
        },
        heads,
      ),
    );
  }
  return { files, authors, tags };
}

/** What data say of people, by what texts call them. */
const peopleOf = ({ data }: OldSite) =>
  (data.authors ?? data.people ?? data.team ?? {}) as Readonly<Record<string, unknown>>;

/** The picture above a post, which fields of the old site name. */
async function findPicture({ page }: Place, { targets, bring }: Turning) {
  const { fields } = page;
  const image =
    fields.image ?? fields.thumbnail ?? fields.cover ?? fields.featured_image ?? fields.hero;
  const group = (typeof image === 'object' && image !== null ? image : {}) as Readonly<
    Record<string, unknown>
  >;
  const src =
    wordsOf(image) ??
    wordsOf(group.src) ??
    wordsOf(group.url) ??
    wordsOf(group.path) ??
    wordsOf(group.image);
  if (!page.day || !src) return undefined;
  const file = targets.isForeign(src) ? undefined : targets.findFile(src, page);
  const shown = file
    ? await bring({ file }, 'pictures')
    : targets.isForeign(src)
      ? await bring({ url: src }, 'pictures')
      : undefined;
  const alt = wordsOf(fields.image_alt ?? fields.image_alt_text ?? group.alt);
  return shown && 'name' in shown ? { src: shown.name, alt: toWords(alt ?? '') } : undefined;
}

/** Whether a text has a link to a page. */
const leadsTo = (text: string, path: string): boolean =>
  new RegExp(`\\]\\(${RegExp.escape(path)}[)#\\s]`).test(text);
