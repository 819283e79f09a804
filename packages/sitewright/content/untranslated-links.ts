import type { Navigation } from './group-menu.ts';
import type { Language } from './language.ts';

/**
 * Puts the links of header and footer that lead to pages of another language into a group of their own.
 *
 * @param all the languages of the site
 * @returns `untranslated` is the group, of the header; undefined without its heading or without such a link
 */
export function groupUntranslatedLinks(
  navigation: Navigation,
  { base }: Pick<Language, 'base'>,
  all: readonly Pick<Language, 'base'>[],
) {
  const { header, footer, languages } = navigation;
  const title = languages?.untranslated;
  const isAbsent = ({ href }: { href: string }) => {
    const [path = ''] = href.split(/[?#]/);
    const isPage = /^\/(?!.*\.\w+$)/.test(path);
    const isIn = (one: { base: string }) => path === one.base || path.startsWith(`${one.base}/`);
    const target = all.find((one) => one.base !== '' && isIn(one));
    return isPage && (target?.base ?? '') !== base;
  };
  const isOwn = (link: { href: string }) => !isAbsent(link);
  const { group } = header;
  const inHeader = [
    ...header.links.filter(isAbsent),
    ...group.links.filter(isAbsent).map(({ name, href }) => ({ label: name, href })),
  ];
  const inFooter = footer.groups.flatMap(({ links }) => links.filter(isAbsent));
  if (!title || inHeader.length + inFooter.length === 0) {
    const groups = footer.groups.map((one) => ({ ...one, isUntranslated: false }));
    return {
      ...navigation,
      header: { ...header, untranslated: undefined },
      footer: { ...footer, groups },
    };
  }
  const groups = footer.groups.map((one) => ({
    ...one,
    links: one.links.filter(isOwn),
    isUntranslated: false,
  }));
  return {
    ...navigation,
    header: {
      ...header,
      links: header.links.filter(isOwn),
      group: { ...group, links: group.links.filter(isOwn) },
      untranslated: inHeader.length > 0 ? { title, links: inHeader } : undefined,
    },
    footer: {
      ...footer,
      groups: [
        ...groups.filter(({ links }) => links.length > 0),
        ...(inFooter.length > 0 ? [{ title, links: inFooter, isUntranslated: true }] : []),
      ],
    },
  };
}
