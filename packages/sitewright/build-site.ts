import { writeJsonSchemas } from './authoring/editor-schemas.ts';
import { build } from './build/build.ts';
import { describeExcess } from './build/page-weight.ts';
import { loadCompanionParts } from './companions.mjs';
import type { SiteFolder } from './content/disk/site-folder.ts';

/**
 * Builds the site that is the working directory into `build/client`, with what its companion packages add.
 *
 * @param onStep is called with a step's name, such as `Bundling`, when a step that takes long begins
 * @returns what was built, as `build` says it
 * @throws UserError when content, links or settings are wrong, or another build is at work
 */
export async function buildSite(site: SiteFolder, onStep: (step: string) => void = () => {}) {
  writeJsonSchemas(site);
  return build(site, onStep, await loadCompanionParts('build'));
}

/** Builds the site for a command that goes on with it, and says what a person may want to know of it. */
export async function buildQuietly(site: SiteFolder): Promise<void> {
  const { heaviestPage, warnings } = await buildSite(site);
  for (const warning of warnings) console.warn(warning);
  const excess = describeExcess(heaviestPage);
  if (excess) console.log(excess);
}
