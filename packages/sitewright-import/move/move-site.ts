import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from 'sitewright/content';
import { readLanguageTags } from 'sitewright/languages';
import { type StartStep, silently, UserError } from 'sitewright/lib';
import { readTextFile } from 'sitewright/node';
import { listPageFiles, readBlogPath, readPagePaths, readToday } from 'sitewright/pages';
import { readSite } from 'sitewright/site';
import { bringer, FileMover } from '../pictures/bring-files.ts';
import { findBlogPath, slugOf, writeBlog, writeReading } from './new-site/blog.ts';
import { Heads } from './new-site/compose-text.ts';
import { writeMenu, writeTree } from './new-site/contents.ts';
import { moveRedirects } from './new-site/move-redirects.ts';
import { addLanguages, keepStrayLanguages, listNewLanguages } from './new-site/new-languages.ts';
import { addToNavigation } from './new-site/new-navigation.ts';
import { Report } from './new-site/report.ts';
import { writeTexts } from './new-site/write-texts.ts';
import { WrittenFiles } from './new-site/written-files.ts';
import { addSections } from './old-site/old-sections.ts';
import { reader, readOldSite } from './old-site/read-old-site.ts';
import { valueAt, wordsOf } from './old-site/read-values.ts';
import { Targets } from './places/find-target.ts';
import { choosePlaces, type Place } from './places/new-places.ts';
import { describeNote, kindOf } from './texts/name-notes.ts';
import { writeNote } from './texts/notes.ts';
import { findTags, findTitle, listUnknown } from './texts/our-fields.ts';
import { settle } from './texts/settle.ts';
import { type Turned, type Turning, turnText } from './texts/turn-text.ts';

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
  const oldHome = old.folder ?? source;
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
  const gone = new Set(written.removed.map((file) => file.replace(/^content\//, '')));
  const { places, moved, waiting } = choosePlaces(old, taken, languages, blogPath, gone);
  const tagPaths = posts.flatMap((one) =>
    findTags(one).map((tag) => `${blogPath}/tags/${slugOf(tag, languages[0] ?? 'en')}`),
  );
  const targets = new Targets(old, places, ['/', ...taken, ...tagPaths]);
  const mover = new FileMover(content);
  const turning = {
    site: old,
    targets,
    read: reader(oldHome),
    bring: bringer(oldHome, mover, options.isOffline),
  };
  for (const { page, file } of places) report.texts.set(page.file, file);
  const turned = await turnAll(places, turning, report, step);
  const titles = new Map(
    places.map((one) => [one, findTitle(one.page, turned.get(one)?.body ?? '').title]),
  );
  const titleOf = (place: Place) => titles.get(place) ?? '';
  const siteName = wordsOf(site.fields('brand/brand.yaml').name) ?? 'this site';
  const heads = new Heads(siteName, report, listTitles(bare));
  const [language = 'en'] = languages;
  const { files, authors, tags } = await writeTexts(places, {
    ...{ turning, turned, titleOf, heads, report, language, blogPath, today: readToday(site) },
  });
  step('Checking the texts as a build does');
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
    reader(oldHome),
    report,
  );
  if (redirects !== undefined) files.set('redirects.yaml', redirects);
  let count = 0;
  for (const [file, text] of files) count += Number(written.write(`content/${file}`, text));
  for (const [file, digest] of mover.written) written.remember(`content/${file}`, digest);
  written.save();
  const keptFiles = new Set(kept.map((file) => `content/${file}`));
  sayAll();
  report.leaveOutDecided((file, words) => {
    if (!keptFiles.has(file)) return true;
    const text = readIfThere(path.join(home, file));
    return words
      ? text.includes(writeNote(words).slice(0, -' -->'.length))
      : /^# Placeholder/m.test(text);
  });
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
    // What the menu does not lead to, nobody would find.
    const others = places.filter(
      ({ file, path: one }) => texts.has(file) && !new RegExp(`\\]\\(${one}[)#]`).test(menu),
    );
    const rest = writeTree(others, titleOf);
    const list = menu && rest ? `${menu}\n## Other pages\n\n${rest}` : menu || rest;
    if (!list) return;
    const order = menu
      ? 'in the order of the menu of the old site'
      : 'in the order of their addresses';
    const description = `All pages of ${siteName} in one list, ${order}. It leads wherever the menu has no room for.`;
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
    for (const line of old.leftOut) report.note('Texts that are left out', line);
    for (const line of mover.changes) report.note('Pictures that were written anew', line);
    for (const file of old.files.filter((one) => marks.test(one)))
      report.decide(
        'Logo and icons of the old site',
        'Draw the mark as `content/brand/mark.svg`, of which the icons are made: see the guide *Change the brand*.',
        file,
      );
    for (const name of ['url', 'baseURL', 'site_url', 'title', 'site_name', 'description']) {
      const said = wordsOf(old.config[name]);
      if (said)
        report.decide(
          'What the old site says of itself',
          'Write its address as `origin` in `content/site.yaml`, its name and what it says of itself in `content/brand/brand.yaml`.',
          `${name}: ${said}`,
        );
    }
    const unknown = places.flatMap(({ page }) =>
      listUnknown(page).map(([name, value]) => ({ name, said: JSON.stringify(value), page })),
    );
    for (const [name, all] of Map.groupBy(unknown, (one) => one.name)) {
      const values = [...new Set(all.map(({ said }) => said))];
      const some = values.slice(0, 5).join(', ');
      const more = values.length > 5 ? ` and ${values.length - 5} more` : '';
      report.note(
        'Fields that are left out',
        `\`${name}\` of ${all.length} texts, such as ${all[0]?.page.file}: ${some}${more}`,
      );
    }
  }
}

/** What files of logos and icons are called. */
const marks =
  /(?:^|\/)(?:(?:site-|header-)?logo|favicon|icon|apple-touch-icon|mstile)[\w.-]*\.(?:svg|png|ico)$/i;

const readIfThere = (file: string): string => (existsSync(file) ? readTextFile(file) : '');

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
