// npm run translations: lists the files and words that each language lacks, and what is older than its original.
// npm run translations -- sv pricing: writes content/sv/pricing.yaml, to be filled in.

import {
  compareTranslations,
  describeMissingHistory,
  formatState,
} from '../authoring/translations/compare-translations.ts';
import { writeDraft } from '../authoring/translations/write-draft.ts';
import { contentFolder } from '../content/disk/content-folder.ts';
import { readLanguageTags } from '../content/languages/language-tags.ts';
import { checkContent } from '../content/validate/load-content.ts';
import { readSite } from '../kinds/read-site.ts';
import { isLanguageTag } from '../lib/language-tag.ts';
import { runCommand, UserError } from '../lib/user-error.ts';

const usage = 'Usage: npm run translations, or npm run translations -- sv pricing';

const settings = { usage };

await runCommand(async ({ step }) => {
  step('Reading the content');
  const folder = readSite();
  const [tag, ...names] = process.argv.slice(2);
  if (tag === undefined) {
    const missingHistory = describeMissingHistory(contentFolder);
    const { problems } = await checkContent(folder, {});
    console.log(formatState(compareTranslations(folder, problems), missingHistory));
    return;
  }
  const [first, ...others] = readLanguageTags(folder);
  if (!others.includes(tag)) {
    const named = `languages: [${[first, ...others, tag].join(', ')}]`;
    const remedy =
      tag !== first && isLanguageTag(tag)
        ? `; name it in ${folder.nameOf('site.yaml')} first, as in ${named}`
        : '';
    const known = others.join(', ') || 'none';
    throw new UserError(
      `"${tag}" is no language into which the site is translated (${known})${remedy}`,
    );
  }
  if (names.length === 0) throw new UserError(usage);
  for (const name of names) {
    const files = [name, `${name}.yaml`, `${name}.md`];
    const file = files.find((one) => folder.has(one)) ?? `${name}.yaml`;
    console.log(`Fill in ${writeDraft(contentFolder, tag, file)}`);
  }
}, settings);
