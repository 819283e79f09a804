import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { pathInLanguage } from '../../content/languages/language.ts';
import { fileProblem, type Problem } from '../../content/messages/problem.ts';
import { findInputs } from '../../content/pages/section-inputs.ts';
import type { LanguageContent, SiteContent } from '../../content/pages/site-content.ts';
import { downloadPath } from '../../content/values/download-path.ts';
import { buildSpeculationRules, speculationRulesFile } from '../../hosting/headers.ts';
import type { SectionDefinition } from '../../page/sections/define-section.ts';
import { createPageContext } from '../../page/seo/create-page-context.ts';
import type { Locate } from '../base-path.ts';
import { writeFeed, writeSectionFeeds } from '../feeds.ts';
import type { BuiltPage } from '../render/inspect-page.ts';
import { createFileWriter } from '../work-folder.ts';
import { describeNotes, stripNotes } from './download-notes.ts';
import { createFavicon, createManifest, drawIcon, encodeIco, manifestIcons } from './icons.ts';
import { writeOwnFiles } from './own-files.ts';
import { listWordsFiles, writePageWords } from './page-words.ts';
import {
  createLicencesTxt,
  createLlmsTxt,
  createRobotsTxt,
  createSecurityTxt,
  createSitemap,
} from './texts.ts';

/**
 * Writes the files beside the pages that search engines, assistants, browsers and security
 * researchers request: sitemap, llms.txt, manifest, icons, security.txt and others.
 *
 * @param folder the folder to deploy, with its pages in place
 * @param locate says where an address is on the deployed site
 */
export async function writeSiteFiles(
  folder: string,
  pages: readonly BuiltPage[],
  content: SiteContent,
  locate: Locate,
): Promise<void> {
  const writeFile = createFileWriter(folder);
  const { site, brand } = content;
  const listed = pages.filter(({ canonical, isUnlisted }) => canonical && !isUnlisted);

  writeFile('/sitemap.xml', createSitemap(listed, listChanges(content), locate));
  writeFile('/robots.txt', createRobotsTxt(locate(`${site.origin}/sitemap.xml`)));
  writeFile(
    '/licences.txt',
    createLicencesTxt(
      ...[brand.face, ...brand.scriptFaces.values(), brand.textFace].flatMap(
        (face) => face?.licence ?? [],
      ),
    ),
  );
  writeFile('/.well-known/security.txt', createSecurityTxt(site, locate));
  // A planned path that has its page by now is a link like others.
  const dead = site.planned.filter((address) => !pages.some(({ path }) => path === address));
  const sectionFiles = [content, ...content.translations].flatMap((one) =>
    listSectionFiles(one, locate),
  );
  for (const { address, text } of sectionFiles) writeFile(address, text);
  const ofSections = sectionFiles.map(({ address }) => address);
  // A download may be large: it is fetched by those alone who follow its link.
  const noPages = [...dead, ...ofSections, downloadPath('*')].map(locate);
  writeFile(`/${speculationRulesFile}`, buildSpeculationRules(noPages, locate('/*')));
  for (const one of [content, ...content.translations]) {
    const { base, tag } = one.language;
    writeFile(`${base}/manifest.webmanifest`, createManifest(one, locate));
    const own = listed.filter(({ language }) => language === tag);
    writeFile(`${base}/llms.txt`, createLlmsTxt(one, own, locate));
    for (const { address, page } of listWordsFiles(one)) {
      const others = own.filter(({ path }) => path !== page);
      writeFile(address, writePageWords(folder, others, locate));
    }
    const original = one === content ? undefined : content;
    writeFeed(writeFile, one, locate, original);
    writeSectionFeeds(writeFile, one, locate, original);
  }
  writeFile('/favicon.svg', createFavicon(brand));
  const favicon = await drawIcon({ side: 32, fill: 1, background: 'disc' }, brand);
  writeFile('/favicon.ico', encodeIco(favicon, 32));
  const touchIcon = { src: '/apple-touch-icon.png', side: 180, fill: 0.72 };
  for (const { src, side, fill } of [touchIcon, ...manifestIcons]) {
    writeFile(src, await drawIcon({ side, fill, background: 'square' }, brand));
  }
  await writeOwnFiles(writeFile, folder, content, locate);
}

/** The days on which pages changed last, by their paths, of those that say so. */
function listChanges(content: SiteContent): Map<string, string> {
  return new Map(
    [content, ...content.translations].flatMap(({ language, texts, posts }) => [
      ...[...texts].flatMap(([path, { updated }]) =>
        updated ? [[pathInLanguage(language, path), updated] as const] : [],
      ),
      ...posts.map(({ href, article }) => [href, article.modified] as const),
    ]),
  );
}

/** The files beside the pages of a language that belong to their sections, such as those for calendars. */
export function listSectionFiles(content: LanguageContent, locate: Locate) {
  return [...content.pages].flatMap(([path, page]) =>
    page.sections.flatMap(({ kind, key, content: said }) => {
      const definition = content.code.kinds.get(kind) as SectionDefinition;
      if (!definition.files) return [];
      const pageAddress = pathInLanguage(content.language, path);
      const context = createPageContext(content, path);
      const inputs = findInputs(definition, page, content, path) as never;
      return definition.files(said as never, context, { id: key, pageAddress, locate }, inputs);
    }),
  );
}

/** In bytes; a film that is larger is copied without a look into it. */
const maxInspected = 100e6;

/**
 * Puts the files that the vendor offers, which are known to be right, into a site at `/files/`: pictures without what
 * they say of where and by whom they were taken.
 *
 * @returns what was taken out of files, and what others say of people and places
 */
export async function copyDownloads(content: SiteFolder, folder: string): Promise<Problem[]> {
  const notes: Problem[] = [];
  if (content.downloads.size > 0) mkdirSync(path.join(folder, 'files'), { recursive: true });
  for (const [name, size] of content.downloads) {
    const [source, copy] = [content.nameOf(`files/${name}`), path.join(folder, downloadPath(name))];
    const bytes = size > maxInspected ? Buffer.alloc(0) : readFileSync(source);
    const stripped = await stripNotes(bytes);
    if (stripped) writeFileSync(copy, stripped);
    else cpSync(source, copy);
    const said = stripped ? undefined : describeNotes(bytes);
    if (stripped) notes.push(fileProblem(source, strippedNote));
    if (said) notes.push(fileProblem(source, `says ${said}: ${saveWithout}`));
  }
  return notes;
}

const strippedNote =
  'held notes of its camera or its program, which may say where and by whom it was made: visitors get it without them';
const saveWithout =
  'if visitors are not to read that, remove the properties of the file in the program that made it, and save it anew';
