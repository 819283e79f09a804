import path from 'node:path';
import { maskCode } from '../../dialects/code.ts';
import { findFolders, type OldPage, type OldSite, type ReadFile } from '../old-site/old-site.ts';
import { partText, type Values, valueAt, wordsOf } from '../old-site/read-values.ts';
import type { Notes } from './notes.ts';

/** How deep a file may take in others. */
const deepest = 5;

/** Filters that change no words that a reader sees. */
const plainFilters =
  /^(?:\s*\|\s*(?:escape\w*|safe\w*|strip\w*|markdownify|absolute_url|relative_url|url|default:?.*|trim|normalize_whitespace|htmlUnescape|plainify)\s*)*$/i;

/** The files of each old site, and where it looks for those that texts take in. */
const known = new WeakMap<OldSite, { files: ReadonlySet<string>; folders: readonly string[] }>();

function readParts(site: OldSite) {
  const { system, files, config } = site;
  const [, base] =
    /"base_path":"([^"]+)"/.exec(JSON.stringify(config.markdown_extensions ?? '')) ?? [];
  const folders = [...(base ? [base] : []), ...system.parts].flatMap((one) =>
    findFolders(one, files),
  );
  const parts = known.get(site) ?? { files: new Set(files), folders };
  known.set(site, parts);
  return parts;
}

/** Finds what a file names, in the folders in which its system looks. */
function findPart(name: string, page: OldPage, site: OldSite): string | undefined {
  const { files, folders } = known.get(site) ?? readParts(site);
  return [path.posix.dirname(page.file), ...folders]
    .flatMap((folder) => endings.map((ending) => path.posix.join(folder, `${name}${ending}`)))
    .find((file) => files.has(file));
}

const endings = ['', '.html', '.md', '.mdx', '.njk', '.liquid'];

/** The names and values of a command, such as `src="a.png" "words"`; those without a name by their numbers. */
function readArguments(words: string): Values {
  const found = [...words.matchAll(/(?:([\w-]+)\s*[=:]\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"',=]+))/g)];
  let count = 0;
  return Object.fromEntries(
    found.map(([, name, one, other, bare]) => [
      name ?? String(count++),
      one ?? other ?? bare ?? '',
    ]),
  );
}

/** What the words between two braces stand for, where the old site's data say it. */
function findValue(
  inner: string,
  page: OldPage,
  { system, config, data, base }: OldSite,
): string | undefined {
  const [, name = '', filters = ''] = /^\s*([.$\w-]+)\s*((?:\|[\s\S]*)?)$/.exec(inner) ?? [];
  if (!name || !plainFilters.test(filters)) return undefined;
  // Both lead to the site itself, as what stands behind them does alone.
  if (/^site\.(?:base_?url|base_?path)$/i.test(name)) return base;
  if (/^(?:site\.url|base_?url|base_?path|url)$/i.test(name)) return undefined;
  const look = (values: unknown, at: string) => {
    const value = valueAt(values, at);
    return Array.isArray(value) ? undefined : wordsOf(value);
  };
  const at = (start: RegExp) => (start.test(name) ? name.replace(start, '') : undefined);
  const roots: (readonly [string | undefined, unknown])[] = [
    [at(/^\.?site\.data\./i), data],
    [at(/^\.?site\.params\./i), config.params],
    [at(/^\.?site\./i), config],
    [at(/^config\.(?:extra\.)?/), { ...config, ...(config.extra as Values | undefined) }],
    [at(/^\.?page\.(?:meta\.|params\.)?/i), page.fields],
    [at(/^\.params\./i), page.fields],
    ...(system.hasBareNames
      ? ([
          [at(/^\$?frontmatter\./), page.fields],
          [name, { ...data, ...(config.extra as Values | undefined), ...page.fields }],
        ] as const)
      : []),
  ];
  return roots.flatMap(([one, values]) => (one ? (look(values, one) ?? []) : []))[0];
}

/** The end of a block such as `{% if %}`, with all blocks that are in it. */
function findBlockEnd(masked: string, from: number, name: string): number | undefined {
  let depth = 0;
  const signs = new RegExp(String.raw`\{%[-~+]?\s*(end)?${name}\b[^%]*(?:%(?!\})[^%]*)*%\}`, 'g');
  signs.lastIndex = from;
  for (let match = signs.exec(masked); match; match = signs.exec(masked)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return signs.lastIndex;
  }
  return undefined;
}

/** Each place in which a text takes something in, by what it says there. */
const places: readonly RegExp[] = [
  /\{%-?\s*(?:include|include_relative|include_cached|include-markdown|render)\s+(?<name>"[^"]+"|'[^']+'|[\w./-]+)(?<rest>[^%]*)-?%\}/g,
  /^[ \t]*;*--8<--[ \t]+(?<name>"[^"\n]+"|'[^'\n]+')(?<rest>)[ \t]*$/gm,
  /\{!(?<name>[^!\n]+)!(?<rest>)\}/g,
  /<!--\s*@include:\s*(?<name>[^\s{]+)(?<rest>)[^>]*-->/g,
  /\{\{[<%]\s*(?<name>[\w-]+)(?<rest>(?:[^>%]|[>%](?!\}\}))*?)\/?\s*[>%]\}\}(?:(?<inner>(?:(?!\{\{[<%])[\s\S])*?)\{\{[<%]\s*\/\s*\k<name>\s*[>%]\}\})?/g,
];

/**
 * Puts in what a text takes from elsewhere in the old site: other files, and values of its data. What is decided by a
 * program, as in `{% if %}`, becomes a note. Nothing runs.
 *
 * @param notes takes the notes
 */
export function expand(
  text: string,
  page: OldPage,
  site: OldSite,
  notes: Notes,
  read: ReadFile,
): string {
  // What stands in code is read by nothing else.
  const fenced = text.replaceAll(
    /^\{%-?\s*highlight\s+([\w+-]*)[^%]*%\}\n([\s\S]*?)\n?^\{%-?\s*endhighlight\s*-?%\}/gm,
    '````$1\n$2\n````',
  );
  return expandTo(deepest, withComponents(fenced, page, site, read));

  function expandTo(depth: number, source: string): string {
    let result = source;
    for (const place of places) {
      result = replaceOutsideCode(result, place, (found, groups) => {
        const name = (groups.name ?? '').trim().replaceAll(/^["']|["']$/g, '');
        const file = depth > 0 ? findPart(name, page, site) : undefined;
        const part = file && read(file);
        if (part === undefined || part === '') return found;
        const values = { ...readArguments(groups.rest ?? ''), inner: groups.inner?.trim() ?? '' };
        const filled = fillPart(partText(part).body, values);
        const whole = filled === undefined ? undefined : expandTo(depth - 1, filled);
        // What a template works out is not told by its file.
        if (whole === undefined || /\{\{-?\s*(?:\$|if|range|with|end|else|define)|\{%/.test(whole))
          return found;
        return whole.trim();
      });
    }
    result = replaceOutsideCode(
      result,
      /\{\{[-~]?(?![<%{/])([^{}]*?)[-~]?\}\}|\{\{[<%]\s*(?:param|var)\s+"?([\w.]+)"?\s*[>%]\}\}/g,
      (found, _, [inner, param]) =>
        (param
          ? (wordsOf(valueAt(page.fields, param)) ?? wordsOf(valueAt(site.config.params, param)))
          : findValue(inner ?? '', page, site)) ?? found,
    );
    // What a file that is taken in works out is told by the command that takes it in.
    return depth === deepest ? noteBlocks(result) : result;
  }

  function noteBlocks(source: string): string {
    const masked = maskCode(source);
    const begin = /\{%[-~+]?\s*(for|if|unless|case|capture|tablerow|macro|block|call|paginate)\b/g;
    let result = '';
    let last = 0;
    for (let match = begin.exec(masked); match; match = begin.exec(masked)) {
      const end = findBlockEnd(masked, match.index, match[1] ?? '');
      if (end === undefined) continue;
      result += source.slice(last, match.index) + notes.add(source.slice(match.index, end));
      last = end;
      begin.lastIndex = end;
    }
    return result + source.slice(last);
  }
}

/** Puts what a command says into the file that it takes in; undefined where that asks for more. */
function fillPart(part: string, values: Values): string | undefined {
  const text = part
    .replaceAll(
      /<!--[\s\S]*?-->|\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g,
      '',
    )
    .replaceAll(
      /\{\{-?\s*(?:include\.([\w-]+)|\.Get\s+"?([\w-]+)"?|\.(Inner))(?:\s*\|\s*(?:markdownify|safe\w*|safeHTML|escape|strip|\.Page\.RenderString))*\s*-?\}\}/g,
      (_, one, other, inner) =>
        String(valueAt(values, one ?? other ?? (inner ? 'inner' : '')) ?? ''),
    );
  return /\{\{-?\s*(?:include\.|\.Get|\.Inner)/.test(text) ? undefined : text;
}

/** Puts texts of MDX that others import in the place of their elements. */
function withComponents(text: string, page: OldPage, { files }: OldSite, read: ReadFile): string {
  let result = text;
  for (const [line, name = '', from = ''] of text.matchAll(
    /^import\s+(\w+)\s+from\s+['"]([^'"\n]+\.mdx?)['"];?[ \t]*$/gm,
  )) {
    const file = path.posix.normalize(
      from.startsWith('@site/')
        ? from.slice(6)
        : path.posix.join(path.posix.dirname(page.file), from),
    );
    const part = files.includes(file) ? read(file) : undefined;
    if (part === undefined) continue;
    result = result
      .replace(line, '')
      .replaceAll(new RegExp(`<${name}\\b[^<>]*/>`, 'g'), () => partText(part).body.trim());
  }
  return result;
}

/** Replaces what is found outside code. */
export function replaceOutsideCode(
  source: string,
  find: RegExp,
  write: (
    found: string,
    groups: Record<string, string | undefined>,
    all: readonly (string | undefined)[],
  ) => string,
): string {
  const masked = maskCode(source);
  let result = '';
  let last = 0;
  for (const match of masked.matchAll(find)) {
    const end = match.index + match[0].length;
    const [own] = source.slice(match.index, end).matchAll(new RegExp(find.source, find.flags));
    const found = source.slice(match.index, end);
    const [, ...all] = own ?? match;
    result += source.slice(last, match.index) + write(found, (own ?? match).groups ?? {}, all);
    last = end;
  }
  return result + source.slice(last);
}
