import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { pathInLanguage } from '../../content/languages/language.ts';
import { formatProblem } from '../../content/messages/problem.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { nameInEnglish } from '../../lib/language-tag.ts';
import { headerFormOf } from './header-form.ts';
import { readSiteFrame } from './site-frame.ts';

/** Names the links for which the header has no room in a window of 1280 pixels, a line for each language that has such. */
export const describeHeaders = (site: SiteFolder, content: SiteContent): string[] =>
  [content, ...content.translations].flatMap((one) => {
    const { language } = one;
    const frame = readSiteFrame(one, pathInLanguage(language, '/'));
    const { missing, tooMany } = headerFormOf(frame);
    if (missing.length === 0) return [];
    const { links, twoLines } = frame.navigation.header;
    const own = language.base ? site.translation(language.tag) : site;
    const place = own.yaml('navigation.yaml')?.locate(['header', 'links']);
    const names = missing.map((label) => `"${label}"`).join(', ');
    const remedy = twoLines ? '' : ', or write twoLines: true under header: of the first language';
    const message = `at 1280 pixels the header has room for ${links.length - missing.length} of its ${links.length} links in ${nameInEnglish(language.tag)}; ${names} ${missing.length > 1 ? 'are' : 'is'} in the menu alone, as there are about ${tooMany} characters too many: shorten the labels${remedy}`;
    return place ? formatProblem({ ...place, message }) : [];
  });
