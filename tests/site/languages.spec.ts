import {
  type AddressRules,
  pagePathAt,
  pathInLanguage,
} from '../../packages/sitewright/content/languages/language.ts';
import { htmlFiles, pagePaths, readBuilt, siteOrigin } from '../support/built-site.ts';
import { english } from '../support/content/english.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { ParsedPage, parsePage } from '../support/page/parsed-page.ts';

const { languages } = content;
const [first = english, ...others] = languages;
/** The paths of all pages, those included that search engines do not list. */
const addresses = new Set(htmlFiles.map(pathOf).filter((path) => !/\/[45]\d\d$/.test(path)));

function pathOf(file: string): string {
  return `/${file.replace(/^index\.html$|\.html$/, '')}`;
}

/** The language of what is at a path, by the path alone. */
const languageAt = (path: string) =>
  others.find(({ base }) => path === base || path.startsWith(`${base}/`)) ?? first;

/** The path of the same page in a language, whether it is translated or not. */
const pathIn = (path: string, language: AddressRules) =>
  pathInLanguage(language, pagePathAt(languageAt(path), path) ?? path);

const knownIds = new Map<string, ReadonlySet<string>>();
/** The ids on a page, read once. */
function idsOn(path: string): ReadonlySet<string> {
  const ids = knownIds.get(path) ?? new Set(parsePage(path).attributes('[id]', 'id'));
  knownIds.set(path, ids);
  return ids;
}

/** Whether a language has the page to which a link leads, and the section on it. */
function hasPlace(href: string, language: AddressRules): boolean {
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  const same = pathIn(path, language);
  if (!addresses.has(same)) return false;
  return anchor === undefined || idsOn(same).has(anchor);
}

/** What the head of a page says of the page in other languages, as `hreflang` and address. */
function alternatesOf(page: ParsedPage): [tag: string, address: string][] {
  const links = page.all('head > link[rel=alternate][hreflang]');
  return links.map(({ properties: { hrefLang, href } }) => [String(hrefLang), String(href)]);
}

test('each page says its language and direction', () => {
  for (const file of htmlFiles) {
    const { tag, dir } = languageAt(pathOf(file)) ?? {};
    const page = new ParsedPage(file);
    expect(page.attributes('html', 'lang'), file).toEqual([tag]);
    expect(page.attributes('html', 'dir'), file).toEqual(dir === 'rtl' ? ['rtl'] : []);
  }
});

test('a site in one language has no trace of others', () => {
  test.skip(others.length > 0, 'this site has several languages');
  for (const file of htmlFiles) {
    expect(readBuilt(file), file).not.toMatch(/hreflang|og:locale|inLanguage/i);
  }
  expect(readBuilt('sitemap.xml')).not.toContain('xhtml');
});

test.describe('with several languages', () => {
  test.skip(others.length === 0, 'this site has one language');

  test('each page names its translations, which name it in return', () => {
    const named = new Map(pagePaths.map((path) => [path, alternatesOf(parsePage(path))]));
    for (const [path, alternates] of named) {
      const translated = languages.filter((one) => addresses.has(pathIn(path, one)));
      const expected = translated.map((one) => [one.tag, siteOrigin + pathIn(path, one)]);
      const fallback = ['x-default', siteOrigin + pathIn(path, first)];
      expect(alternates, path).toEqual(expected.length > 1 ? [...expected, fallback] : []);
      for (const [, address] of alternates) {
        expect(named.get(new URL(address).pathname), `${path} and ${address}`).toEqual(alternates);
      }
    }
  });

  test('the sitemap names the same translations as the pages', () => {
    const entries = [...readBuilt('sitemap.xml').matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
    expect(entries).toHaveLength(pagePaths.length);
    for (const [, location = '', links = ''] of entries) {
      const named = [...links.matchAll(/hreflang="(.+?)" href="(.+?)"/g)];
      expect(named.map(([, tag, address]) => [tag, address])).toEqual(
        alternatesOf(parsePage(new URL(location).pathname)),
      );
    }
  });

  test('a link leads to the page in the visitor’s language, or says in which it is', () => {
    for (const file of htmlFiles) {
      const page = new ParsedPage(file);
      const own = languageAt(pathOf(file));
      const wrong = page.all('a[href^="/"]:not([lang])').filter(({ properties }) => {
        const href = String(properties.href);
        const [path = ''] = href.split(/[?#]/);
        if (/\.\w+$/.test(path)) return false;
        const target = languageAt(path);
        if (properties.hrefLang !== (target === own ? undefined : target?.tag)) return true;
        const isTranslated = own && hasPlace(href, own);
        return addresses.has(path) && isTranslated !== (target === own);
      });
      expect(
        wrong.map(({ properties }) => properties.href),
        file,
      ).toEqual([]);
    }
  });

  test('each page lists all languages by their own names, and leads to itself in each', () => {
    for (const file of htmlFiles) {
      const path = pathOf(file);
      const own = languageAt(path);
      const expected = languages.map((one) => {
        const same = pathIn(path, one);
        const href = addresses.has(same) ? same : one.base || '/';
        const current = href === path ? 'page' : 'true';
        return [one.name, one.tag, one.tag, href, one === own ? current : undefined];
      });
      const page = new ParsedPage(file);
      // A campaign page may have no menus.
      const lists = page.all('header nav').length > 0 ? ['header', 'footer'] : ['footer'];
      for (const list of lists) {
        const links = page.all(`${list} a[lang]`).map(({ properties, children }) => {
          const { lang, hrefLang, href, ariaCurrent } = properties;
          const [name] = children.map((child) => (child.type === 'text' ? child.value : ''));
          return [name, lang, hrefLang, href, ariaCurrent];
        });
        expect(links, `${file}, ${list}`).toEqual(expected);
      }
    }
  });

  test('what machines read is in the language of its path', () => {
    for (const { tag, base, dir } of languages) {
      const manifest = JSON.parse(readBuilt(`${base}/manifest.webmanifest`.slice(1)));
      expect(manifest).toMatchObject({ lang: tag, start_url: base || '/' });
      expect(manifest.dir).toBe(dir === 'rtl' ? 'rtl' : undefined);
      const listed = [...readBuilt(`${base}/llms.txt`.slice(1)).matchAll(/\]\((.+?)\.md\)/g)];
      const own = pagePaths.filter((path) => languageAt(path)?.tag === tag);
      expect(listed.map(([, address]) => address)).toEqual(
        expect.arrayContaining(own.filter((path) => path !== '/').map((path) => siteOrigin + path)),
      );
    }
    for (const path of pagePaths) {
      const { head, structuredData } = parsePage(path);
      const { tag = '' } = languageAt(path) ?? {};
      expect(head['og:locale'], path).toMatch(
        new RegExp(`^${new Intl.Locale(tag).language}_[A-Z]{2}$`),
      );
      for (const { inLanguage } of structuredData) expect([tag, undefined]).toContain(inLanguage);
    }
  });
});
