import { languageOf, type SiteFolder } from 'sitewright/content';
import { pathInLanguage, readLanguages } from 'sitewright/languages';
import { listAddresses } from 'sitewright/pages';
import { resolveLink } from 'sitewright/texts';
/** Where what led to a page is to lead. */
export interface Moved {
  /** Its path in the first language. */
  from: string;
  to: string;
  /** Whether a place on the page, behind `#`, is there no more. */
  losesPlaces?: boolean;
}

/** A page of which links and visitors get another address in a language. */
export interface LanguageMove {
  tag: string;
  from: string;
  to: string;
  /** Whether the language has the page. */
  isThere: boolean;
}

/** How the addresses of a page change in each language, between a folder and what becomes of it. */
export function listMoves(
  before: SiteFolder,
  after: SiteFolder,
  { from, to }: Moved,
): LanguageMove[] {
  const next = readLanguages(after);
  return readLanguages(before).map((one, index) => ({
    tag: one.tag,
    from: pathInLanguage(one, from),
    to: pathInLanguage(next[index] ?? one, to),
    isThere: one.paths.has(from),
  }));
}

/**
 * A text whose links to a page lead where the page is now: addresses in fields, in texts, in Markdown, and in the keys
 * by which translations name entries.
 */
export function followAddress(text: string, { from, to, losesPlaces = false }: Moved): string {
  // Neither the end of another path, nor its beginning.
  const start = '(?<![\\p{L}\\p{N}_./:@%~-])';
  const end = '(?!/?[\\p{L}\\p{N}_%~-]|/?\\.\\w)/?';
  const place = losesPlaces ? '(?:#[\\p{L}\\p{N}_.~%-]*)?' : '';
  return text.replaceAll(
    new RegExp(`${start}${RegExp.escape(from)}${end}${place}`, 'gu'),
    () => to,
  );
}

/** Where a link of Markdown leads. */
const destination =
  /(?<=\]\(\s*<?)[^\s()<>]+|(?<=^ {0,3}\[[^\]]+\]:\s*<?)[^\s<>]+|(?<=\bhref=["'])[^"']+/gm;

/**
 * The texts of all files whose links to a page change, by their paths.
 *
 * @param folder with the page where it was
 * @param file that of the page, in the first language
 * @param moves as {@link listMoves} lists them
 */
export function followMoved(
  folder: SiteFolder,
  file: string,
  moved: Moved,
  moves: readonly LanguageMove[],
): Map<string, string> {
  const pages = listAddresses(folder);
  const [{ paths }] = readLanguages(folder);
  const { downloads } = folder;
  const changing = moves.filter(({ from, to }) => from !== to);
  const texts = [...folder.all].filter(([name]) => /\.(yaml|md)$/.test(name));
  const changed = texts.flatMap(([name, { text }]) => {
    const tag = languageOf(name);
    const original = tag ? name.slice(tag.length + 1) : name;
    const lead = (url: string) => {
      if (url.startsWith('#')) return url;
      const path = resolveLink(url, { file: original, pages, downloads });
      const isOwn = original === file;
      // A text that moves itself takes along what it leads to.
      return path !== url && path.startsWith('/') && (isOwn || isAt(path, moved.from)) ? path : url;
    };
    const resolved = name.endsWith('.md') ? text.replaceAll(destination, lead) : text;
    const next = changing.reduce((said, { from, to, ...one }) => {
      const led = followAddress(said, { ...moved, from, to });
      // A language may write its addresses without itself, where the first one has none such.
      const inside = one.tag === tag ? from.slice(`/${tag}`.length) : '';
      return inside && !paths.has(inside)
        ? followAddress(led, { ...moved, from: inside, to })
        : led;
    }, resolved);
    return next === text ? [] : [[name, next] as const];
  });
  return new Map(changed);
}

const isAt = (url: string, path: string) => url.split(/[?#]/)[0] === path;
