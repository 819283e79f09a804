import { writeJsonSchemas } from './authoring/editor-schemas.ts';
import { build } from './build/build.ts';
import { describeExcess } from './build/page-weight.ts';
import { loadCompanionParts } from './companions.mjs';
import type { SiteFolder } from './content/disk/site-folder.ts';
import type { Progress, StartStep } from './lib/progress.ts';

/**
 * Builds the site that is the working directory into `build/client`, with what its companion packages add.
 *
 * @returns what was built, as `build` says it
 * @throws UserError when content, links or settings are wrong, or another build is at work
 */
export async function buildSite(site: SiteFolder, startStep: StartStep) {
  writeJsonSchemas(site);
  return build(site, startStep, await loadCompanionParts('build'));
}

/** Builds the site for a command that goes on with it, and says what a person may want to know of it. */
export async function buildQuietly(site: SiteFolder, { step }: Progress): Promise<void> {
  const { heaviestPage, warnings } = await buildSite(site, step);
  for (const warning of warnings) console.warn(warning);
  const excess = describeExcess(heaviestPage);
  if (excess) console.log(excess);
}
