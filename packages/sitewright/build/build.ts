import './set-node-env.ts';
import path from 'node:path';
import { describeElsewhere } from '../companions.mjs';
import { describeExpiry } from '../content/dates/expiry.ts';
import { describeNextChange, describeUnpublishedPages } from '../content/dates/unpublished.ts';
import type { SiteFolder } from '../content/disk/site-folder.ts';
import { ContentError, formatProblem } from '../content/messages/problem.ts';
import { readContentValues } from '../content/validate/content-values.ts';
import { readDeployment } from '../hosting/deployment.ts';
import { takeLock } from '../lib/lock.ts';
import type { StartStep } from '../lib/progress.ts';
import { UserError } from '../lib/user-error.ts';
import { describeHeaders } from '../page/layout/describe-headers.ts';
import { createLocate } from './base-path.ts';
import { prepareBrandFiles } from './brand/brand-files.ts';
import { listFonts } from './brand/fonts.ts';
import { describeMissingGlyphs } from './brand/missing-glyphs.ts';
import { evictLeastRecentlyUsed, hashSources } from './build-cache.ts';
import type { BuildStep } from './build-step.ts';
import { bundle } from './bundle.ts';
import { describeUnlinkedPages, findLinkProblems } from './check-links.ts';
import { describeLosses, findOldPathProblems } from './check-redirects.ts';
import { readStyleSheet } from './css/read-style-sheet.ts';
import {
  copyWithoutPages,
  editorWorkFolder,
  finishEditor,
  swapEditorIntoPlace,
} from './editor-folder.ts';
import { compressFiles, deleteUnusedFiles, pruneAssets, setTimesAndModes } from './finish-files.ts';
import { writeHostFiles } from './host-files.ts';
import { loadKeptContent } from './load-kept-content.ts';
import { findHeaviestPage, weighPages } from './page-weight.ts';
import { copyPictures, findDamagedPictures, makePictures } from './pictures/make-pictures.ts';
import { renderPages } from './render/render-pages.ts';
import { describeTitleGaps } from './share-image/describe-gaps.ts';
import { copyDownloads, writeSiteFiles } from './site-files/write-site-files.ts';
import { siteBundle } from './vite/site-bundle.ts';
import { hasOwnHeader } from './vite/style-sheets.ts';
import { weighLiving } from './weigh-living.ts';
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
 * @param site the content as it was read
 * @param steps of companion packages; where `editing.at` has an origin of its own for their files, these go into a
 *   second folder, `build/editor`
 * @returns the content, how many HTML files were written (the error pages included), the vendor whose site
 *   this one took the place of, if it was another's, and the warnings, one line each
 * @throws UserError when content, links or settings are wrong, or another build is at work; any other error is a defect
 */
export async function build(site: SiteFolder, startStep: StartStep, steps: readonly BuildStep[]) {
  const folder = path.join(workFolder, 'client');
  const server = path.join(workFolder, 'server/render.js');
  const unlock = takeLock(path.join(buildFolder, 'lock'), `A build of ${site.path}`);
  try {
    const target = readDeployment();

    startStep('Checking the content');
    const sources = hashSources();
    const readValues = () => readContentValues(site);
    const content = await loadKeptContent(site, { sources: () => sources }).catch(async (error) => {
      if (!(error instanceof ContentError)) throw error;
      const damaged = await findDamagedPictures(site, readValues);
      throw new UserError([error.message, ...damaged].join('\n'));
    });

    const pictures = await makePictures(content, readValues, startStep);

    startStep('Bundling');
    await createWorkFolder();
    const { origin } = content.site;
    const headings = await listFonts(site, content.brand);
    const brandFiles = await prepareBrandFiles(site, content.brand, headings);
    const bundleHash = await bundle({ sources, origin, brandFiles });

    const { basePath } = target;
    const locate = createLocate(origin, basePath);
    const bundled = { server, folder, bundleHash, content, headings, basePath, startStep };
    const { pages, titleGaps, parts, assets, compressed } = await renderPages(bundled);
    startStep('Writing the other files');
    await writeSiteFiles(folder, pages, content, locate);
    copyPictures(folder, pictures);
    const downloadNotes = await copyDownloads(site, folder);
    const styles = readStyleSheet(folder);
    await pruneAssets(folder, assets);
    const { editing } = content.site;
    const hasOwnOrigin = editing?.at !== undefined && steps.length > 0;
    if (hasOwnOrigin) copyWithoutPages(folder, editorWorkFolder);
    const place = hasOwnOrigin ? { folder: editorWorkFolder, basePath: '' } : { folder, basePath };
    const built = { styles, ...place, settings: content.site, content: site, bundle: siteBundle };
    for (const addFiles of steps) await addFiles({ ...built, startStep });

    startStep('Checking the links');
    const moved = content.redirects?.moved ?? [];
    const languages = content.translations.map(({ language }) => language.tag);
    const targets = { origin, plannedPaths: content.site.planned };
    const problems = [
      ...findLinkProblems(folder, pages, targets, readValues),
      ...findOldPathProblems(folder, moved, { languages, origin }, readValues),
    ];
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    const served = writeHostFiles(folder, target, { moved, languages });

    await compressFiles(folder, compressed, startStep);
    const weights = weighPages(folder, served);
    const heaviestPage = findHeaviestPage(weights);
    const living = weighLiving(folder, weights, parts);
    if (living.problems.length > 0) throw new UserError(living.problems.join('\n'));
    deleteUnusedFiles(folder, target);
    setTimesAndModes(folder);
    if (hasOwnOrigin) await finishEditor(editorWorkFolder, target);
    await swapEditorIntoPlace();
    await swapIntoPlace(folder);
    evictLeastRecentlyUsed();

    const expiry = describeExpiry(content.site.security.expires, content.today);
    const warnings = [
      expiry ? `${site.nameOf('site.yaml')} security.expires: ${expiry}` : [],
      ...describeLosses(target, moved, served, readValues),
      ...describeUnpublishedPages(site),
      ...[...content.warnings, ...downloadNotes].map(formatProblem),
      ...describeUnlinkedPages(pages, origin, site),
      ...(hasOwnHeader() ? [] : describeHeaders(site, content)),
      ...describeMissingGlyphs(headings, readValues, pages),
      ...describeTitleGaps(site, titleGaps),
      editing && steps.length === 0
        ? `${site.nameOf('site.yaml')} editing: ${describeElsewhere('/admin')}`
        : [],
      ...describeNextChange(site),
    ].flat();
    return { content, pageCount: pages.length, heaviestPage, living: living.lines, warnings };
  } catch (error) {
    // The disk may be full: leave nothing behind.
    await removeWorkFolder().catch(() => undefined);
    throw error;
  } finally {
    unlock();
  }
}
