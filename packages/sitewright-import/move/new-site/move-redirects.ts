import type { SiteFolder } from 'sitewright/content';
import { importRedirects } from '../../redirects/import-redirects.ts';
import { readRedirectList } from '../../redirects/read-list.ts';
import type { ListedRedirect } from '../../redirects/redirect-list.ts';
import { type OldSite, plainAddress, type ReadFile } from '../old-site/old-site.ts';
import type { Targets } from '../places/find-target.ts';
import type { Place } from '../places/new-places.ts';
import type { Report } from './report.ts';

/**
 * Leads the old addresses of pages to the new ones, where these are others, and takes the lists of redirects of the old
 * site along.
 *
 * @param files the texts of the new site that are not on the disk yet
 * @returns what redirects.yaml says now; undefined where there is nothing to add
 */
export async function moveRedirects(
  old: OldSite,
  places: readonly Place[],
  targets: Targets,
  folder: SiteFolder,
  files: ReadonlyMap<string, string>,
  read: ReadFile,
  report: Report,
): Promise<string | undefined> {
  const [anyPage] = old.pages;
  const rows = new Map<string, ListedRedirect>();
  const add = (from: string, to: string, status: 301 | 302 = 301) => {
    const plain = encodeURI(decode(from)).replace(/(?<=.)\/$/, '');
    if (plain !== to && plain !== '/' && !rows.has(plain))
      rows.set(plain, { line: 0, from: plain, to, status });
  };
  const lead = (to: string): string => {
    const found = anyPage && !targets.isForeign(to) ? targets.find(to, anyPage) : undefined;
    return found && 'href' in found ? found.href : to;
  };
  for (const { page, path, file, isStart } of places) {
    if (isStart) continue;
    const [, language = ''] = /^([\w-]+)\/(?:pages|posts)\//.exec(file) ?? [];
    const to = language ? `/${language}${path}` : path;
    for (const one of [page.address, ...page.others]) add(one, to);
  }
  for (const { from, to } of old.redirects)
    add(
      plainAddress(`/${from}`),
      lead(to.startsWith('/') || targets.isForeign(to) ? to : `/${to}`),
    );
  for (const file of old.redirectFiles) {
    const { redirects, unread } = readRedirectList(read(file) ?? '');
    for (const { from, to, status } of redirects) add(from, lead(to), status);
    for (const { line, text, reason } of unread) leave(`${file}:${line} ${text}: ${reason}`);
  }
  if (rows.size === 0) return undefined;
  const site = folder.with(Object.fromEntries(files));
  const { text, added, left } = await importRedirects(site, {
    redirects: [...rows.values()],
    unread: [],
  });
  report.say(`${added} old addresses lead to new ones, in \`content/redirects.yaml\``);
  for (const one of left)
    if (!/already$|but for a slash$/.test(one)) leave(one.replace(/^0: /, ''));
  return text;

  function leave(line: string): void {
    report.decide(
      'Old addresses that could not be led on',
      'Each line says why: add what is missing to `content/redirects.yaml`, or leave it.',
      line,
    );
  }
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
