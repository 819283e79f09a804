import { posix } from 'node:path';
import { removeEscapes } from 'sitewright/lib';

/**
 * Writes the new names of files where a text names them: in fields, in links and in pictures, and in the cells of a
 * table.
 *
 * @param file its path in the content folder, before anything is renamed
 * @param renames the new paths of files by their old ones
 */
export function followRenames(
  text: string,
  file: string,
  renames: ReadonlyMap<string, string>,
): string {
  const isFlat = (path: string) => /(^|\/)(pictures|files)\/[^/]+$/.test(path);
  const flat = [...renames].filter(([path]) => isFlat(path));
  const named = flat.reduce((said, names) => followName(said, ...names), text);
  const pages = new Map(
    [...renames].flatMap(([path, next]) =>
      isFlat(path) ? [] : [[withoutEnding(path).normalize(), withoutEnding(next)]],
    ),
  );
  if (pages.size === 0) return named;
  const next = renames.get(file) ?? file;
  return named
    .replaceAll(destination, (url) => followLink(url, file, next, pages))
    .replaceAll(field, (url) => followLink(url, file, next, pages));
}

/** Where a link of Markdown leads. */
const destination =
  /(?<=\]\(\s*)(?:<[^<>\n]+>|[^\s()<>]+)|(?<=^ {0,3}\[[^\]]+\]:\s*)(?:<[^<>\n]+>|[^\s<>]+)|(?<=\bhref=["'])[^"']+/gm;

/** A field that leads to a page. */
const field = /(?<=\b(?:href|to|page|key):[ ]+)(?:"\/[^"\n]+"|'\/[^'\n]+'|\/[^\s,}]+)/g;

/** Puts the new name of a picture or of a file to download in the place of the old one, and leaves the path before it. */
function followName(text: string, path: string, next: string): string {
  const [name, better] = [path, next].map((one) => posix.basename(one)) as [string, string];
  const forms = new Set([name, name.normalize('NFC'), name.normalize('NFD')]);
  const before = String.raw`(?<=^|[/(<"'[{,;\t]|[:-][ ]+)`;
  const after = String.raw`(?=$|[)>"'?#,;\]}\t\r]|[ ]+["'#)])`;
  const all = [...forms].map(spell).join('|');
  return text.replaceAll(new RegExp(`${before}(?:${all})${after}`, 'gm'), (found, at: number) => {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    // The same name on another site is another file.
    return /(?:https?:)?\/\/[^\s"'()<>]*$/.test(line) ? found : better;
  });
}

/** An expression of a name each of whose signs may be an escape of an address. */
const spell = (name: string): string =>
  [...name].map((sign) => `(?:${RegExp.escape(sign)}|${escapeSign(sign)})`).join('');

const escapeSign = (sign: string): string =>
  [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

function followLink(
  written: string,
  file: string,
  next: string,
  pages: ReadonlyMap<string, string>,
): string {
  const [, open = '', url = '', close = ''] = /^([<"']?)(.*?)([>"']?)$/s.exec(written) ?? [];
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (!path || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return written;
  const [, base = ''] = /^(.*?\/)?(?:pages|posts)\//.exec(file) ?? [];
  const said = removeEscapes(path).normalize();
  const key = withoutEnding(
    said.startsWith('/') ? `${base}pages${said}` : posix.join(posix.dirname(file), said),
  ).replace(/\/$/, '');
  const target = pages.get(key);
  if (target === undefined) return written;
  const [ending = ''] = /\.(?:ya?ml|md|markdown)$/i.exec(path) ?? [];
  const better = said.startsWith('/')
    ? `/${target.slice(`${base}pages/`.length)}`
    : posix.relative(posix.dirname(next), target) + ending;
  // What is left in brackets or quotes needs none.
  return open === '<' ? better + rest : open + better + rest + close;
}

const withoutEnding = (path: string) => path.replace(/\.(?:ya?ml|md|markdown)$/i, '');
