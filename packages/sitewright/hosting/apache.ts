import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machineFolder } from '../lib/own-files.ts';
import type { ParsedRedirect, Redirect } from '../lib/redirect.ts';
import { encodePath } from '../lib/remove-escapes.ts';
import { sortRedirects, spellBoth, takesQuery } from './redirects.ts';
import type { Layout } from './release.ts';
import { fillHoles, findPaths } from './syntax/address-pattern.ts';
import { escapeSigns, pattern, Variable } from './syntax/directives.ts';
import { type ApacheDirective, escapeTarget, printApache } from './syntax/print-apache.ts';

/** The file in a build for another server, which Apache reads by itself where it may. */
export const apacheFile = '.htaccess';

const uri = new Variable('REQUEST_URI');
/** The whole path of a file, of which Apache tells apart what follows a folder that is there. */
const file = [new Variable('REQUEST_FILENAME'), new Variable('PATH_INFO')] as const;
/** Such as `GET /caf%C3%A9?a=b HTTP/1.1`: the only variable in which an address is as it was sent. */
const request = new Variable('THE_REQUEST');
const query = new Variable('QUERY_STRING');

type Word = ApacheDirective['words'][number];
const condition = (subject: Word, test: string, ...flags: string[]): ApacheDirective => ({
  words: ['RewriteCond', subject, test, ...flags],
});
const rule = (from: string, to: Word, flags: string): ApacheDirective => ({
  words: ['RewriteRule', from, to, `[${flags}]`],
});
/** Leaves out the rules that follow. */
const skip = (directives: readonly ApacheDirective[]) =>
  rule('^', '-', `S=${directives.filter(({ words: [name] }) => name === 'RewriteRule').length}`);

/**
 * Builds what Apache reads in a `<Directory>`, or as `.htaccess`: how it finds pages, and where old addresses lead.
 *
 * @throws Error when it has no spelling for a value
 */
export function buildApacheSite(redirects: readonly Redirect[], layout: Layout): string {
  const { basePath, languages } = layout;
  const template = path.join(machineFolder, 'hosting/templates/apache.conf');
  const errorPages = languages.map(
    (folder) =>
      `<If "%{REQUEST_URI} =~ m#^${basePath}/${folder}/#">\nErrorDocument 404 ${basePath}/${folder}/404.html\n</If>\n`,
  );
  return readFileSync(template, 'utf8')
    .replace(/ErrorDocument 404 (.*\n)/, `ErrorDocument 404 ${basePath}$1${errorPages.join('')}`)
    .replace('RewriteEngine On\n', (line) => line + printApache(buildRedirects(redirects, layout)));
}

function buildRedirects(
  redirects: readonly Redirect[],
  { basePath, languages }: Layout,
): ApacheDirective[] {
  const { byQuery, byPath, byPattern } = sortRedirects(redirects, basePath);
  const patterns = byPattern.flatMap(buildPatternRedirect);
  const folders = ['', ...languages.map((folder) => `${folder}/`)];
  const moves = [
    rule(pattern`^(?:\.htaccess|index|${folders}(?:404|500))/?$`, '-', 'R=404,L'),
    // Apache takes two slashes for one.
    condition(request, String.raw`^\S+ [^?\s]*//`),
    rule('^', '-', 'R=404,L'),
    ...(basePath ? lead(toStart(basePath), [condition(uri, `=${basePath}`)]) : []),
    ...[...byQuery, ...byPath].flatMap(buildWholeRedirect),
    condition(file, '^(.+?)/?$'),
    condition(new Variable('1'), '-f', '[OR]'),
    condition([new Variable('1'), '.html'], '-f'),
    condition(uri, String.raw`!\.html$`),
    skip(patterns),
    ...patterns,
    // A page has one address.
    rule(String.raw`\.html$`, '-', 'R=404,L'),
  ];
  return [
    // A file that Apache has found for an address is no address that somebody has asked for.
    condition(new Variable('ENV:REDIRECT_STATUS'), '.', '[OR]'),
    condition(new Variable('IS_SUBREQ'), 'true'),
    skip(moves),
    ...moves,
  ];
}

function buildWholeRedirect(move: ParsedRedirect): ApacheDirective[] {
  const paths = spellBoth(move);
  return lead(move, [
    ...move.query.map((one) => condition(query, `(?:^|&)${escapeSigns(one)}(?:&|$)`)),
    ...paths.map((one, index) =>
      condition(uri, matchPath(one), ...(index < paths.length - 1 ? ['[OR]'] : [])),
    ),
  ]);
}

/** A comparison is quicker than an expression, and cannot say all that an expression can. */
const matchPath = (one: string): string => (/["$]/.test(one) ? `^${escapeSigns(one)}$` : `=${one}`);

function buildPatternRedirect(move: ParsedRedirect): ApacheDirective[] {
  const address = findPaths(move, { spell: encodePath, end: String.raw`?\s` }).replace('^', '');
  return lead(move, [condition(request, String.raw`^\S+ ${address}[?\s]`)]);
}

type Move = Omit<ParsedRedirect, 'redirect' | 'status'> & { status: number };

/** Leads from the path of the site to its start page. */
const toStart = (basePath: string): Move => ({
  ...{ from: [basePath], query: [], to: [`${basePath}/`], anchor: [] },
  status: 308,
});

/** @param conditions of which the last one finds what the holes stand for */
function lead(move: Move, conditions: readonly ApacheDirective[]): ApacheDirective[] {
  const fill = (parts: ParsedRedirect['to']) =>
    fillHoles(parts, move, (group) => new Variable(`${group}`)).map((part) =>
      typeof part === 'string' ? escapeTarget(part) : part,
    );
  const [to, anchor] = [fill(move.to), fill(move.anchor)];
  // Nothing is escaped again (NE), and Apache would add what stood behind `?` after the place on the page (QSD).
  const flags = `R=${move.status},NE,L,QSD`;
  const plain = rule('^', [...to, ...anchor], flags);
  if (!takesQuery(move)) return [...conditions, plain];
  const carried = rule('^', [...to, '?', query, ...anchor], flags);
  return [condition(query, '.'), ...conditions, carried, ...conditions, plain];
}
