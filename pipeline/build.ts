import './set-node-env.ts';
import path from 'node:path';
import { contentFolder, nameContentFile } from '../app/content/content-folder.ts';
import { readContentValues } from '../app/content/content-values.ts';
import { describeExpiry } from '../app/content/expiry.ts';
import {
  describeHiddenPages,
  describeNextChange,
  readHiddenPages,
} from '../app/content/hidden-pages.ts';
import { loadContent } from '../app/content/load.ts';
import { formatProblem } from '../app/content/problem.ts';
import { readFields } from '../app/content/read-fields.ts';
import type { Site } from '../app/content/schemas/site.ts';
import { readTarget } from '../hosting/target.ts';
import { takeLock } from '../lib/lock.ts';
import { UserError } from '../lib/user-error.ts';
import { createLocate } from './base-path.ts';
import { prepareBrandFiles } from './brand/brand-files.ts';
import { listFonts } from './brand/fonts.ts';
import { describeMissingGlyphs } from './brand/missing-glyphs.ts';
import { evictLeastRecentlyUsed, hashSources } from './build-cache.ts';
import { bundle } from './bundle.ts';
import { findLinkProblems } from './check-links.ts';
import { describeLostRedirects, findOldPathProblems } from './check-redirects.ts';
import { copyDownloads } from './download-files.ts';
import { compressFiles, deleteUnusedFiles, pruneAssets, setTimesAndModes } from './finish-files.ts';
import { writeHostFiles } from './host-files.ts';
import { findHeaviestPage, weighPages } from './page-weight.ts';
import { copyPictures, makePictures } from './pictures/make-pictures.ts';
import { renderPages } from './render/render-pages.ts';
import { describeTitleGaps } from './share-image/describe-gaps.ts';
import { writeSiteFiles } from './site-files/write-site-files.ts';
import {
  buildFolder,
  createWorkFolder,
  removeWorkFolder,
  swapIntoPlace,
  workFolder,
} from './work-folder.ts';

/**
 * Builds the site into `build/client`. All steps work in another folder, so that a build that fails
 * leaves the last site as it was.
 *
 * @param onStep is called with a step's name, such as `Bundling`, when a step that takes long begins
 * @param addFiles writes further files into the folder to deploy, which no page refers to
 * @returns the content, how many HTML files were written (the error pages included), the vendor whose site
 *   this one took the place of, if it was another's, and the warnings, one line each
 * @throws UserError when content, links or settings are wrong, or another build is at work; any other error is a defect
 */
export async function build(
  onStep: (step: string) => void,
  addFiles: (folder: string, site: Site, basePath: string) => Promise<void>,
) {
  const folder = path.join(workFolder, 'client');
  const server = path.join(workFolder, 'server/render.js');
  const unlock = takeLock(path.join(buildFolder, 'lock'), `A build of ${contentFolder}`);
  try {
    const target = readTarget();

    onStep('Checking the content');
    const sources = hashSources();
    const content = await loadContent(contentFolder);

    onStep('Making the pictures');
    const readValues = () => readContentValues(contentFolder);
    const pictures = await makePictures(content, readValues);

    onStep('Bundling');
    await createWorkFolder();
    const { origin } = content.site;
    const headings = await listFonts(contentFolder, content.brand);
    const brandFiles = await prepareBrandFiles(contentFolder, content.brand, headings);
    const bundleHash = await bundle({ sources, origin, brandFiles });

    onStep('Rendering the pages');
    const locate = createLocate(origin, target.basePath);
    const site = { server, folder, bundleHash, content, headings, locate };
    const { pages, titleGaps } = await renderPages(site);
    await writeSiteFiles(folder, pages, content, locate);
    copyPictures(folder, pictures);
    copyDownloads(contentFolder, folder);
    await pruneAssets(folder, pages);
    await addFiles(folder, content.site, target.basePath);

    onStep('Checking the links');
    const moved = content.redirects?.moved ?? [];
    const languages = content.translations.map(({ language }) => language.tag);
    const targets = {
      origin,
      plannedPaths: content.site.planned,
      hiddenPages: readHiddenPages(contentFolder, content.languages),
      buttons: Object.values(readFields(contentFolder, 'actions.yaml')).flatMap(
        (action) => (action as { to?: string | null }).to ?? [],
      ),
      redirects: moved.map(({ to }) => to),
    };
    const problems = [
      ...findLinkProblems(folder, pages, targets, readValues),
      ...findOldPathProblems(folder, moved, languages, readValues),
    ];
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    const served = writeHostFiles(folder, target, { moved, languages });

    onStep('Compressing');
    await compressFiles(folder);
    const heaviestPage = findHeaviestPage(weighPages(folder, served));
    deleteUnusedFiles(folder, target);
    setTimesAndModes(folder);
    const replacedSite = await swapIntoPlace(folder);
    evictLeastRecentlyUsed();

    const expiry = describeExpiry(content.site.security.expires, content.today);
    const warnings = [
      expiry ? `${nameContentFile(contentFolder, 'site.yaml')} security.expires: ${expiry}` : [],
      ...describeLostRedirects(target, moved),
      ...describeHiddenPages(contentFolder),
      ...content.advice.map(formatProblem),
      ...describeMissingGlyphs(headings, readValues),
      ...describeTitleGaps(contentFolder, titleGaps),
      ...describeNextChange(contentFolder),
    ].flat();
    return { content, pageCount: pages.length, heaviestPage, replacedSite, warnings };
  } catch (error) {
    // The disk may be full: leave nothing behind.
    await removeWorkFolder().catch(() => undefined);
    throw error;
  } finally {
    unlock();
  }
}
