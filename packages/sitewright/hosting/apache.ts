import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machineFolder } from '../lib/own-files.ts';
import type { ParsedRedirect, Redirect } from '../lib/redirect.ts';
import { sortRedirects, spellBoth, takesQuery } from './redirects.ts';
import { fillHoles, findPaths } from './syntax/address-pattern.ts';
import { escapeSigns, Variable } from './syntax/directives.ts';
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
 * @param basePath what every path of the site begins with
 * @throws Error when it has no spelling for a value
 */
export function buildApacheSite(redirects: readonly Redirect[], basePath: string): string {
  const template = path.join(machineFolder, 'hosting/templates/apache.conf');
  return readFileSync(template, 'utf8')
    .replace('ErrorDocument 404 ', `$&${basePath}`)
    .replace(
      'RewriteEngine On\n',
      (line) => line + printApache(buildRedirects(redirects, basePath)),
    );
}

function buildRedirects(redirects: readonly Redirect[], basePath: string): ApacheDirective[] {
  const { byQuery, byPath, byPattern } = sortRedirects(redirects, basePath);
  const patterns = byPattern.flatMap(buildPatternRedirect);
  const moves = [
    rule(String.raw`^\.htaccess$`, '-', 'R=404,L'),
    ...[...byQuery, ...byPath].flatMap(buildWholeRedirect),
    condition(file, '^(.+?)/?$'),
    condition(new Variable('1'), '-f', '[OR]'),
    condition([new Variable('1'), '.html'], '-f'),
    skip(patterns),
    ...patterns,
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
  const address = findPaths(move, { spell: encodeURI, end: String.raw`?\s` }).replace('^', '');
  return lead(move, [condition(request, String.raw`^\S+ ${address}[?\s]`)]);
}

/** @param conditions of which the last one finds what the holes stand for */
function lead(move: ParsedRedirect, conditions: readonly ApacheDirective[]): ApacheDirective[] {
  const fill = (parts: ParsedRedirect['to']) =>
    fillHoles(parts, move, (group) => new Variable(`${group}`)).map((part) =>
      typeof part === 'string' ? escapeTarget(part) : part,
    );
  const [to, anchor] = [fill(move.to), fill(move.anchor)];
  // Nothing is escaped again (NE), and Apache adds what stood behind `?`, but not without it (QSD).
  const flags = `R=${move.status},NE,L`;
  const plain = rule('^', [...to, ...anchor], takesQuery(move) ? flags : `${flags},QSD`);
  if (!takesQuery(move) || anchor.length === 0) return [...conditions, plain];
  // It would add it behind the place on the page.
  const carried = rule('^', [...to, '?', query, ...anchor], flags);
  return [condition(query, '.'), ...conditions, carried, ...conditions, plain];
}
