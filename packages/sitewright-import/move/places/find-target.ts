import path from 'node:path';
import { removeEscapes } from 'sitewright/lib';
import { toId } from '../../dialects/html-to-markdown.ts';
import { findFolders, type OldPage, type OldSite, plainAddress } from '../old-site/old-site.ts';
import type { Place } from './new-places.ts';

/** Where an address of an old site leads: an address of the new one, or a file of the old one. */
export type Target = { href: string } | { file: string };

/** The same for files: without ending and `index`, in small letters, numbers and signs of order as they are. */
const keyOf = (file: string) => plainAddress(`/${file}`).toLowerCase();

/** Finds where the addresses in texts of an old site lead. */
export class Targets {
  readonly #site: OldSite;
  readonly #byAddress = new Map<string, Place>();
  readonly #byFile = new Map<string, Place>();
  readonly #byName = new Map<string, Place[]>();
  readonly #files: ReadonlyMap<string, string>;
  readonly #byEnd: ReadonlyMap<string, string[]>;
  readonly #redirects: ReadonlyMap<string, string>;
  /** Where texts lie, and where files lie whose addresses begin at `/`. */
  readonly #textRoots: readonly string[];
  readonly #fileRoots: readonly string[];
  readonly #others: ReadonlySet<string>;

  /**
   * @param paths the addresses that the new site has beside those of the old pages
   */
  constructor(site: OldSite, places: readonly Place[], paths: Iterable<string>) {
    this.#site = site;
    for (const place of places) {
      const { page } = place;
      for (const one of [page.address, ...page.others]) {
        const key = plainAddress(removeEscapes(one)).toLowerCase();
        if (!this.#byAddress.has(key)) this.#byAddress.set(key, place);
      }
      this.#byFile.set(keyOf(page.file), place);
      // What numbers order is named without them.
      if (site.system.hasOrderedNames)
        this.#byFile.set(keyOf(page.file.replaceAll(/(^|\/)\d+[-_. ]+(?=\D)/g, '$1')), place);
      const name = keyOf(page.file).split('/').at(-1) ?? '';
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), place]);
    }
    this.#files = new Map(site.files.map((file) => [file.toLowerCase(), file]));
    this.#byEnd = Map.groupBy(site.files, (file) => path.posix.basename(file).toLowerCase());
    this.#others = new Set(paths);
    this.#textRoots = ['', ...new Set(site.pages.map(({ file }) => file.split('/')[0] ?? ''))];
    this.#fileRoots = site.system.statics.flatMap((root) => findFolders(root, site.files));
    this.#redirects = new Map(
      site.redirects.map(({ from, to }) => [plainAddress(`/${from}`).toLowerCase(), to]),
    );
  }

  /** Whether an address is one of another site. */
  isForeign(url: string): boolean {
    if (/^\/\//.test(url)) return !this.#site.hosts.has(url.slice(2).split('/')[0] ?? '');
    if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return false;
    return !(URL.canParse(url) && this.#site.hosts.has(new URL(url).host.replace(/^www\./, '')));
  }

  /**
   * @param url as a text of the old site has it, and not that of another site
   * @returns undefined where nothing is there
   */
  find(url: string, page: OldPage, depth = 0): Target | undefined {
    const whole = url.replace(/^(?:https?:)?\/\/[^/]+/i, '') || '/';
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(whole) ?? [];
    const [, id = ''] = /#(.*)$/s.exec(rest) ?? [];
    const own = removeEscapes(id);
    // Headings in Markdown have ids of their words, without other signs; those in HTML say theirs.
    const hashOf = (isHtml: boolean) =>
      id && `#${isHtml ? toId(own) : own.replaceAll(/[^\p{L}\p{M}\p{N}_.:-]+/gu, '')}`;
    const hash = hashOf(page.isHtml);
    const plain = removeEscapes(written.replace(/^@site\//, '/').replace(/^~?\/?(?=\{)/, ''));
    if (plain === '') return { href: hash || '#' };
    const { base } = this.#site;
    const cut =
      base && `${plain}/`.startsWith(`${base}/`) ? plain.slice(base.length) || '/' : plain;
    for (const one of new Set([cut, plain])) {
      const place = this.#findPage(one, page);
      if (place)
        return { href: place.isStart && !id ? '/' : place.path + hashOf(place.page.isHtml) };
      const other = this.#findOther(one, page);
      if (other) return { href: other + hash };
      const file = this.findFile(one, page);
      if (file) return { file };
    }
    const led = this.#redirects.get(plainAddress(cut).toLowerCase());
    if (!led || depth > 3) return undefined;
    return this.isForeign(led) ? { href: led } : this.find(led, page, depth + 1);
  }

  #findPage(url: string, page: OldPage): Place | undefined {
    const isWhole = url.startsWith('/');
    const byAddress = (address: string) => this.#byAddress.get(plainAddress(address).toLowerCase());
    const byFile = (file: string) => this.#byFile.get(keyOf(file));
    if (isWhole) {
      const tag = page.language ?? '';
      return (
        byAddress(url) ??
        byAddress(`/${tag}${url}`) ??
        this.#textRoots.flatMap((root) => byFile(root + url) ?? [])[0]
      );
    }
    const beside = path.posix.join(path.posix.dirname(page.file), url);
    const below = path.posix.join(`${page.address}/`, url);
    const level = path.posix.join(`${path.posix.dirname(page.address || '/')}/`, url);
    // Some name a page by the end of its path alone.
    const name = keyOf(url).split('/').at(-1) ?? '';
    const named = (this.#byName.get(name) ?? []).filter(
      (one) => keyOf(one.page.file).endsWith(keyOf(url)) && one.page.language === page.language,
    );
    return (
      byFile(beside) ??
      byAddress(level) ??
      byAddress(below) ??
      byAddress(`/${url}`) ??
      (named.length === 1 ? named[0] : undefined)
    );
  }

  /** A page of the new site that no old page became. */
  #findOther(url: string, page: OldPage): string | undefined {
    const whole = url.startsWith('/') ? url : path.posix.join(`${page.address}/`, url);
    const one = plainAddress(whole).toLowerCase() || '/';
    return this.#others.has(one) ? one : undefined;
  }

  /** A file of the old site that an address, or the name of a picture, means. */
  findFile(url: string, page: OldPage): string | undefined {
    const plain = removeEscapes(url.split(/[?#]/)[0] ?? '').replace(/^@site\//, '/');
    const name = plain.replace(/^(?:\.?\/)+/, '');
    const roots = this.#fileRoots;
    const wanted = [
      path.posix.join(path.posix.dirname(page.file), plain),
      ...roots.map((root) => path.posix.join(root, name)),
      path.posix.join(page.address.slice(1), plain),
      ...roots.map((root) =>
        path.posix.join(root, path.posix.dirname(page.address.slice(1)), plain),
      ),
      name,
    ];
    const found = wanted.flatMap(
      (one) => this.#files.get(one.replace(/^\//, '').toLowerCase()) ?? [],
    )[0];
    if (found || !/\.\w{2,5}$/.test(name)) return found;
    const ends = this.#byEnd.get(path.posix.basename(name).toLowerCase()) ?? [];
    const [only, second] = ends.filter((file) => !/\.(?:md|mdx|html)$/i.test(file));
    return second === undefined ? only : undefined;
  }
}
