import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from 'sitewright/content';
import { readLanguageTags } from 'sitewright/languages';
import { type StartStep, silently, UserError } from 'sitewright/lib';
import { listPageFiles, readBlogPath, readPagePaths, readToday } from 'sitewright/pages';
import { readSite } from 'sitewright/site';
import { describeFailure, downloadPicture } from '../pictures/fetch-pictures.ts';
import { slugOf, writeBlog, writeReading } from './blog.ts';
import { composeText, Heads } from './compose-text.ts';
import { listBelow, writeList, writeMenu, writeTree } from './contents.ts';
import { Targets } from './find-target.ts';
import { moveRedirects } from './move-redirects.ts';
import { addLanguages, keepStrayLanguages, listNewLanguages } from './new-languages.ts';
import { addToNavigation } from './new-navigation.ts';
import { choosePlaces, type Place } from './new-places.ts';
import { writeNote } from './notes.ts';
import type { OldPage, OldSite } from './old-site.ts';
import { findAuthors, findTags, findTitle, listUnknown, toWords } from './our-fields.ts';
import { FileMover, type Moved } from './pictures.ts';
import { reader, readOldSite } from './read-old-site.ts';
import { valueAt, wordsOf } from './read-values.ts';
import { Report } from './report.ts';
import { settle } from './settle.ts';
import { type Turned, type Turning, turnText } from './turn-text.ts';
import { WrittenFiles } from './written-files.ts';

interface Options {
  /** The name of the old site's system, where somebody says it. */
  from?: string | undefined;
  /** Whether pictures of other sites stay where they are. */
  isOffline?: boolean;
  step?: StartStep;
}

/**
 * Moves an old site into a new one: texts, pictures, files, addresses, menus. Nothing of the old one runs, and nothing
 * is written over that a person has changed since an earlier run.
 *
 * @param source the path of the old site: a folder, or an export of WordPress
 * @param content the content folder of the new one
 * @returns the report, which is written to `IMPORT.md` beside that folder
 * @throws UserError where there is no old site, or the new one cannot be built as it is
 */
export async function moveSite(
  source: string,
  content: string,
  options: Options = {},
): Promise<Report> {
  const { step = silently } = options;
  const home = path.dirname(content);
  const report = new Report();
  step('Reading the old site');
  const old = readOldSite(source, options.from);
  if (old.pages.length === 0)
    throw new UserError(
      `${source} was read as ${old.system.title}, ${old.why}, and has no texts: name its system, as in --from jekyll`,
    );
  report.say(`${old.system.title}, ${old.why}: ${old.pages.length} texts`);
  const written = new WrittenFiles(home);
  const site = readSite(content);
  const isOurs = (file: string) => /^content\/(?:[\w-]+\/)?(?:pages|posts)\//.test(file);
  const earlier = written.before
    .filter(isOurs)
    .map((file) => [file.slice('content/'.length), null]);
  // Texts that were written before have no say in where they stand.
  const bare = site.with(Object.fromEntries(earlier));
  const posts = old.pages.filter(({ day }) => day);
  const blogPath = readBlogPath(site) ?? findBlogPath(posts);
  keepStrayLanguages(old, readLanguageTags(site));
  const newLanguages = listNewLanguages(old, site, written);
  const languages = [...readLanguageTags(site), ...newLanguages];
  const taken = new Set([
    ...readPagePaths(bare).filter((one) => !isTemplate(bare, one)),
    ...(posts.length > 0 ? [blogPath] : []),
  ]);
  const sections = addSections(old);
  const { places, moved, waiting } = choosePlaces(old, taken, languages, blogPath);
  const tagPaths = posts.flatMap((one) =>
    findTags(one).map((tag) => `${blogPath}/tags/${slugOf(tag, languages[0] ?? 'en')}`),
  );
  const targets = new Targets(old, places, ['/', ...taken, ...tagPaths]);
  const mover = new FileMover(content);
  const turning = {
    site: old,
    targets,
    read: reader(source),
    bring: bringer(source, mover, options.isOffline),
  };
  const turned = await turnAll(places, turning, report, step);
  const titles = new Map(
    places.map((one) => [one, findTitle(one.page, turned.get(one)?.body ?? '').title]),
  );
  const titleOf = (place: Place) => titles.get(place) ?? '';
  const siteName = wordsOf(site.fields('brand/brand.yaml').name) ?? 'this site';
  const authors = new Set<string>();
  const tags = new Map<string, string[]>();
  const files = new Map<string, string>();
  const heads = new Heads(siteName, report, listTitles(bare));
  for (const place of places) {
    const own = turned.get(place);
    if (!own) continue;
    const isEmpty = toWords(own.body) === '';
    const below = isEmpty ? writeList(listBelow(place.page.address, places), titleOf) : '';
    const people = findAuthors(place.page, peopleOf(old));
    const subjects = place.page.day ? findTags(place.page) : [];
    if (place.page.day) for (const one of people) authors.add(one);
    for (const one of subjects) tags.set(one, [...(tags.get(one) ?? []), titleOf(place)]);
    const slugs = subjects.map((one) => slugOf(one, languages[0] ?? 'en'));
    const picture = await findPicture(place, turning);
    const body = below ? `${own.body}\n${below}`.trimStart() : own.body;
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
          today: readToday(site),
        },
        heads,
      ),
    );
  }
  step('Checking the texts as a build does');
  const [language = 'en'] = languages;
  if (!site.has('reading.yaml')) files.set('reading.yaml', writeReading(language));
  const hasBlog = site.has('blog.yaml') && !written.before.includes('content/blog.yaml');
  if (posts.length > 0 && !hasBlog)
    files.set('blog.yaml', writeBlog(blogPath, siteName, tags, [...authors], language));
  addContents(files);
  addToNavigation(site, files, written, contentsPath());
  addLanguages(site, newLanguages, files, report);
  for (const tag of newLanguages) mkdirSync(path.join(content, tag), { recursive: true });
  const fresh = readSite(content);
  const kept = [...files.keys()].filter((file) => written.isChanged(`content/${file}`));
  for (const file of kept) files.delete(file);
  const settled = await settle(fresh, files);
  for (const { file, message } of settled.mended)
    report.decide(
      'Places that a build refuses are notes',
      'Put each right where its note stands.',
      `content/${file}: ${message}`,
    );
  for (const [file, { text, message }] of settled.aside) {
    written.write(`not-moved/${file}`, text);
    report.decide(
      'Texts that a build refuses lie in `not-moved/`',
      'Put right what the line says, and move the file to `content/`.',
      `${file}: ${message}`,
    );
  }
  for (const { file, line, message } of settled.others)
    report.decide(
      'Other files of the site have mistakes',
      'Put them right: `npm run build` names them.',
      `${file}:${line} ${message}`,
    );
  step('Leading old addresses to the new ones');
  const redirects = await moveRedirects(
    old,
    places.filter(({ file }) => files.has(file)),
    targets,
    fresh,
    files,
    reader(source),
    report,
  );
  if (redirects !== undefined) files.set('redirects.yaml', redirects);
  let count = 0;
  for (const [file, text] of files) count += Number(written.write(`content/${file}`, text));
  for (const [file, digest] of mover.written) written.remember(`content/${file}`, digest);
  written.save();
  sayAll();
  return report;

  function contentsPath(): string {
    for (let index = 1; ; index += 1) {
      const one = index > 1 ? `/all-pages-${index}` : '/all-pages';
      if (!taken.has(one) && !places.some(({ path: other }) => other === one)) return one;
    }
  }

  /** A page with the menu of the old site, or, where that has none that is data, with all its pages. */
  function addContents(texts: Map<string, string>): void {
    const start =
      places.find(({ page }) => page.address === '' && !page.language)?.page ?? old.pages[0];
    const byPath = new Map(places.map((one) => [one.path, titleOf(one)]));
    const menu = start
      ? writeMenu(old.menu, start, targets, (one) => byPath.get(one.split('#')[0] ?? ''))
      : '';
    const list =
      menu ||
      writeTree(
        places.filter(({ file }) => texts.has(file)),
        titleOf,
      );
    if (!list) return;
    const description = `All pages of ${siteName} in one list, in the order in which the old site had them. It leads wherever the menu has no room for.`;
    texts.set(
      `pages${contentsPath()}.md`,
      `---\n# Placeholder: what this list is called, and says of itself, was made by a program.\ntitle: All pages\ndescription: ${JSON.stringify(description.slice(0, 160))}\n---\n\n${list}`,
    );
    report.say(
      menu
        ? `the menu of the old site is the page ${contentsPath()}`
        : `the page ${contentsPath()} lists all pages, as the old site has no menu that is data`,
    );
  }

  function sayAll(): void {
    const pages = [...files.keys()].filter((file) => /(?:^|\/)pages\//.test(file)).length;
    const own = [...files.keys()].filter((file) => /(?:^|\/)posts\//.test(file)).length;
    report.say(
      `${pages} pages and ${own} posts are in \`content/\`, ${[...mover.written.keys()].length} pictures and files beside them`,
    );
    if (sections > 0)
      report.say(`${sections} sections without a text have a page that lists what is in them`);
    report.say(
      `${count} files were written in this run; ${written.left.length + kept.length} that you have changed or removed since an earlier one are as you left them`,
    );
    for (const { page, path: to, reason } of moved)
      report.decide(
        'Pages that have another address than before',
        'An old address that a page of the new site has leads to that page: keep one of the two, and rename the other one.',
        `${page.address || '/'} is ${to} now: ${reason}`,
      );
    for (const [language, pages] of Map.groupBy(waiting, (one) => one.language))
      report.decide(
        'Languages that the new site does not have',
        'Add those that you want to `languages` in `content/site.yaml`, as the guide *Add a language* says, and run this again.',
        `${language}: ${pages.length} texts`,
      );
    for (const line of mover.changes) report.note('Pictures that were written anew', line);
    for (const { page } of places)
      for (const [name, value] of listUnknown(page))
        report.note(`The field \`${name}\` is left out`, `${page.file}: ${JSON.stringify(value)}`);
  }
}

/** The titles of the pages of sections. */
const listTitles = (site: SiteFolder): string[] =>
  listPageFiles(site).flatMap(
    ({ file }) => wordsOf(valueAt(site.fields(file), 'meta.title')) ?? [],
  );

/** The pages of the template of a new site, which nobody has written yet: those of the old site take their place. */
function isTemplate(site: SiteFolder, address: string): boolean {
  const file = site.get(`pages${address}.md`);
  return file !== undefined && /^# Placeholder/m.test(file.source);
}

/** The address of the list of posts: what most of theirs begin with. */
function findBlogPath(posts: readonly OldPage[]): string {
  const starts = Map.groupBy(
    posts,
    ({ address }) => /^\/[a-z][a-z0-9-]*(?=\/)/.exec(address)?.[0] ?? '',
  );
  const [[start, own] = ['', []]] = [...starts].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return start && own.length * 2 > posts.length && !/^\/[a-z]{2}$/.test(start) ? start : '/blog';
}

/** What data say of people, by what texts call them. */
const peopleOf = ({ data }: OldSite) =>
  (data.authors ?? data.people ?? data.team ?? {}) as Readonly<Record<string, unknown>>;

/** Adds a page for each section that the old system fills with a list, and that links lead to. @returns how many */
function addSections(old: OldSite): number {
  const addresses = new Set(old.pages.map(({ address }) => address));
  const bodies = old.pages.map(({ body }) => body).join('\n');
  let count = 0;
  for (const { address, day, language, file } of [...old.pages]) {
    if (day || language) continue;
    const parts = address.split('/').slice(1, -1);
    for (const index of parts.keys()) {
      const above = `/${parts.slice(0, index + 1).join('/')}`;
      const isLed = new RegExp(`[("'/]${RegExp.escape(above)}/?[)"'#\\s]`).test(bodies);
      if (addresses.has(above) || !(isLed || old.system.name === 'hugo')) continue;
      addresses.add(above);
      count += 1;
      const folder = file
        .split('/')
        .slice(0, index - parts.length)
        .join('/');
      old.pages.push({
        file: `${folder}/`,
        key: `section ${above}`,
        fields: {},
        body: '',
        line: 1,
        isHtml: false,
        address: above,
        others: [],
        language: undefined,
        day: undefined,
      });
    }
  }
  return count;
}

/** Brings files of the old site, and pictures from elsewhere, into the new one. */
function bringer(source: string, mover: FileMover, isOffline = false): Turning['bring'] {
  const unreachable = new Set<string>();
  return async (from, folder): Promise<Moved> => {
    if ('file' in from)
      return mover.move(from.file, folder, () => readFileSync(path.join(source, from.file)));
    if (isOffline) return { reason: 'it is on another site, and was not fetched' };
    const host = URL.canParse(from.url) ? new URL(from.url).host : from.url;
    if (unreachable.has(host)) return { reason: 'its site does not answer' };
    try {
      const { name, bytes } = await downloadPicture(from.url);
      return await mover.move(name, folder, () => bytes);
    } catch (error) {
      const reason = String(describeFailure(error));
      if (!/^Error: (?:the answer|what is)/.test(reason)) unreachable.add(host);
      return { reason };
    }
  };
}

async function turnAll(
  places: readonly Place[],
  turning: Turning,
  report: Report,
  step: StartStep,
) {
  const turned = new Map<Place, Turned>();
  const advance = step('Turning the texts', places.length);
  for (const place of places) {
    const own = await turnText(place.page, turning);
    turned.set(place, own);
    const { file } = place.page;
    for (const words of own.notes)
      report.decide(...describeNote(words), `content/${place.file}: ${words}`);
    for (const { line, words } of own.lost)
      report.note(`Shown otherwise: ${kindOf(words)}`, `${file}:${line} ${words}`);
    advance();
  }
  return turned;
}

/** What a command is called, so that what is alike is one line of the report. */
function kindOf(words: string): string {
  const start = words.trimStart().replace(/^>\s*/, '');
  if (/^(?:!!!|\?\?\?|===|:::)/.test(start)) return 'notes and tabs';
  const [, filter] = /^\{\{.*\|\s*(\w+)/.exec(start) ?? [];
  if (filter) return `\`${filter}\``;
  if (/^\{\{(?![<%])/.test(start)) return 'values that it works out';
  if (/^\{%[-~+]?\s*(?:if|unless|case|for|capture|macro|block)\b/.test(start))
    return 'what it shows by a condition, or many times';
  const [, name] = /^(?:\{[{%#][-<%~+]*|<\/?|\[)\s*\/?([\w.-]+)/.exec(start) ?? [];
  return name ? `\`${name}\`` : 'signs of its own';
}

function describeNote(words: string): [what: string, todo: string] {
  if (words.startsWith('link to') && /\.zip$/.test(words))
    return [
      'Files of a kind that the site does not send',
      'Put each into a .zip in `content/files/`, and link to that, or leave the words and remove the note.',
    ];
  if (words.startsWith('link to'))
    return [
      'Links that lead nowhere are words',
      'Where a page is missing, write its address at the note, or leave the words and remove the note.',
    ];
  if (words.startsWith('picture'))
    return [
      'Pictures that could not be had',
      'Put the picture into `content/pictures/`, and write `![What it shows](name.jpg)` in the place of the note.',
    ];
  return [
    `What only the old system can do: ${kindOf(words)}`,
    'Write what it showed in the place of each note, or remove the note.',
  ];
}

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
