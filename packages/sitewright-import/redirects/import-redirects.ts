import type { SiteFolder } from 'sitewright/content';
import { readPagePaths } from 'sitewright/pages';
import { checkContent } from 'sitewright/site';
import { stringify } from 'yaml';
import { differences, type ListedRedirect, type RedirectList } from './redirect-list.ts';

/** The file of the content that has old addresses. */
const file = 'redirects.yaml';

export interface Import {
  /** What redirects.yaml says now; undefined where nothing was added. */
  text: string | undefined;
  added: number;
  /** What was changed on its way, one line each. */
  changed: string[];
  /** What was not taken, one line each. */
  left: string[];
}

/**
 * Adds a list to the old addresses of a site. What is there stays as it is written; what the site could not be built
 * with is left out, and said.
 *
 * @param folder of which redirects.yaml, if it is there, has no mistakes
 */
export async function importRedirects(folder: SiteFolder, list: RedirectList): Promise<Import> {
  const said = folder.has(file) ? (folder.get(file)?.text ?? '') : 'moved:\n';
  const before = readMoved(folder);
  const { origin } = folder.fields('site.yaml');
  const targets = new Map(before.map(({ from, to }) => [strip(from), to]));
  const left: ReportLine[] = list.unread.map(({ line, text, reason }) => [
    line,
    `${text}: ${reason}`,
  ]);
  const changed: ReportLine[] = [];
  /** What is said of many lines. */
  const differs: ReportLine[] = [];
  let rows: ListedRedirect[] = [];
  const [host, ...others] = new Set(
    list.redirects.map(({ from }) => /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(from)?.[1]),
  );
  // A list of whole addresses is that of the site, whatever its host was.
  const old = host && others.length === 0 ? `https://${host}` : origin;
  if (old !== origin && host !== hostOf(origin))
    changed.push([list.redirects[0]?.line ?? 1, `the host ${host} of all lines is taken off`]);
  const pages = readPagePaths(folder);
  const names = pages.map((one) => RegExp.escape(one === '/' ? '/index' : one)).join('|');
  /** The files of a build at which nothing can lead elsewhere. */
  const files = new RegExp(`^((${names}|/404|/500)\\.(html|md)|${filesOfBuild})$`);
  for (const one of list.redirects) {
    const cutHosts = (address: string) => cut(cut(address, old), origin);
    const row = { ...one, from: cutHosts(one.from), to: cutHosts(one.to) };
    const there = targets.get(strip(row.from));
    const leave = (reason: string) => left.push([one.line, `${one.from} → ${one.to}: ${reason}`]);
    const isOwn = row.from === `${row.to === '/' ? '/index' : row.to}.html`;
    const [path = ''] = row.to.split(/[?#]/);
    if (strip(row.from) === strip(row.to)) leave('it leads to itself, but for a slash');
    else if (files.test(row.from) && !isOwn) leave('this site has a file there');
    else if (/^\/(?!files\/)[^:]*\.\w+$/.test(path) && !files.test(path) && !/\.atom$/.test(path))
      leave('this site has no such file: put it into files/, and lead there');
    else if (there === undefined) {
      targets.set(strip(row.from), row.to);
      rows.push(row);
    } else if (strip(there) === strip(row.to)) differs.push([one.line, 'it is there already']);
    else leave(`${row.from} leads to ${there} already`);
  }
  // A page stays where it is, whatever the list says of it.
  for (const page of pages) targets.delete(page);
  rows = rows.map((row) => {
    const to = follow(row.to, targets);
    if (to !== row.to)
      changed.push([row.line, `${row.from} leads to ${to} at once, as ${row.to} does`]);
    return { ...row, to };
  });
  // What is left out may be what another one hides behind, or leads to.
  for (;;) {
    const text = rows.length > 0 ? append(said, rows) : said;
    const problems = await findProblems(folder, text);
    const wrong = new Map(
      problems.flatMap(({ field, message }) => {
        const [, index = ''] = /^moved\[(\d+)\]/.exec(field) ?? [];
        return index && Number(index) >= before.length
          ? [[Number(index) - before.length, message] as const]
          : [];
      }),
    );
    if (wrong.size === 0) {
      const widened = rows.flatMap(({ line, from, wider }) =>
        wider ? [[line, `${from} leads from more than the line says: ${wider}`] as const] : [],
      );
      for (const { line, differs: all = [] } of rows)
        differs.push(...all.map((one) => [line, one] as const));
      return {
        text: rows.length > 0 ? text : undefined,
        added: rows.length,
        changed: formatLines([...changed, ...widened, ...mergeLines(differs)]),
        left: formatLines(left),
      };
    }
    for (const [index, message] of wrong) {
      const { line, from, to } = rows[index] as ListedRedirect;
      const isBelow = rows.some((one) => one.line === line && `${one.from}/*` === from);
      // Below a page without pages nothing was found before either.
      if (isBelow && message.startsWith('expected a path of which this site has pages'))
        differs.push([line, differences.below]);
      else left.push([line, `${from} → ${to}: ${message}`]);
    }
    rows = rows.filter((_, index) => !wrong.has(index));
  }
}

const filesOfBuild = String.raw`/(robots|llms|licences|release)\.txt|/sitemap\.xml|/favicon\.(ico|svg)`;

type ReportLine = readonly [line: number, text: string];

/** Lines of a report, in the order of the list, each once. */
const formatLines = (lines: readonly ReportLine[]): string[] => [
  ...new Set(
    lines.toSorted(([one], [other]) => one - other).map(([line, text]) => `${line}: ${text}`),
  ),
];

/** How many other lines of the list a line of the report names. */
const mostNamed = 3;

/** Says once what is said of many lines. */
const mergeLines = (lines: readonly ReportLine[]): ReportLine[] =>
  [...Map.groupBy(lines, ([, text]) => text)].map(([text, found]) => {
    const [first = 1, ...others] = new Set(found.map(([line]) => line));
    const more = others.length - mostNamed;
    const named = [...others.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join(', ');
    return [first, named ? `${text} (so it is with the lines ${named})` : text];
  });

function readMoved(folder: SiteFolder): { from: string; to: string }[] {
  const { moved } = folder.fields(file) as { moved?: unknown };
  return Array.isArray(moved) ? moved : [];
}

async function findProblems(folder: SiteFolder, text: string) {
  const { problems } = await checkContent(folder, { [file]: text });
  return problems.filter((one) => one.file === folder.nameOf(file));
}

/** Writes rows below what a file says, as far to the right as what is there. */
function append(said: string, rows: readonly ListedRedirect[]): string {
  const [, indent = '  '] = /^( *)- /m.exec(said) ?? [];
  const lines = rows.map(({ from, to, status }) => {
    const row = { from, to, ...(status === 302 && { status }) };
    return stringify([row], { lineWidth: 0 }).replaceAll(/^(?=.)/gm, indent);
  });
  const start = said.replace(/^moved: *\[\] *$/m, 'moved:');
  return `${start.replace(/\n*$/, '\n')}${lines.join('')}`;
}

const hostOf = (origin: unknown): string =>
  typeof origin === 'string' ? origin.replace(/^https:\/\/(www\.)?/, '') : '';

/** An address without what this site's own have in common, and a page without its slash. */
function cut(address: string, origin: unknown): string {
  const host = hostOf(origin);
  const path = host
    ? address.replace(new RegExp(`^https?://(www\\.)?${RegExp.escape(host)}(?=/|$)`), '')
    : address;
  return path === '' ? '/' : path.replace(/^(\/[^?#*]*[^/])\/(?=[?#]|$)/, '$1');
}

const strip = (address: string) => address.replace(/(?<=.)\/$/, '');

/** Where a target leads in the end. */
function follow(to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let end = to;
  for (let next = targets.get(strip(end)); next !== undefined; next = targets.get(strip(end))) {
    if (seen.has(end)) return to;
    seen.add(end);
    end = next;
  }
  return end;
}
