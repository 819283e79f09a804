import type { SiteFolder } from '../../content/disk/site-folder.ts';
import { fileProblem, formatProblem } from '../../content/messages/problem.ts';
import { mayHaveOwnFont } from '../../content/schemas/brand.ts';

/** What the share image of a page does not show of its title and of the site's name. */
export interface TitleGap {
  path: string;
  /** The page's language. */
  tag: string;
  /** Whether one of them is left out as a whole. */
  isBare: boolean;
  /** The signs that no font of headings has. */
  lacking: readonly string[];
}

/** So many pages and signs are named. */
const most = 5;

/**
 * Says which share images lack their title or the site's name, or signs of them.
 *
 * @returns a line for each language and kind of gap, at the font of headings
 */
export function describeTitleGaps(folder: SiteFolder, gaps: readonly TitleGap[]): string[] {
  const brandFile = 'brand/brand.yaml';
  const place =
    folder.get(brandFile)?.yaml.locate(['headings', 'face']) ??
    fileProblem(folder.nameOf(brandFile), '');
  const groups = Map.groupBy(gaps, ({ tag, isBare }) => `${tag} ${isBare}`);
  return [...groups.values()].map((own) => {
    const pages = list(own.map(({ path }) => path));
    const signs = [...new Set(own.flatMap(({ lacking }) => lacking))];
    const what = own[0]?.isBare
      ? 'leave out the title or the name'
      : 'leave out signs of the title';
    const advice = own[0]?.isBare
      ? `choose a font that has them${mayHaveOwnFont(signs.join('')) ? ', or name one for their script under headings.scripts' : ''}`
      : 'leave them out of the title, or say them in words';
    const message = `the share images of ${pages} ${what}, as no font of headings has ${list(signs)}: ${advice}`;
    return formatProblem({ ...place, message });
  });
}

function list(parts: readonly string[]): string {
  const rest = parts.length - most;
  return parts.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
