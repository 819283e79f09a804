import type { Navigation } from '../pages/group-menu.ts';
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
    return title !== undefined && isPage && (target?.base ?? '') !== base;
  };
  const isOwn = (link: { href: string }) => !isAbsent(link);
  const groupOf = <Link>(links: Link[]) =>
    title && links.length > 0 ? { title, links } : undefined;
  const { group } = header;
  const inMenu = group.links.map(({ name, href }) => ({ label: name, href }));
  const untranslated = groupOf([...header.links, ...inMenu].filter(isAbsent));
  const inFooter = groupOf(footer.groups.flatMap(({ links }) => links.filter(isAbsent)));
  const groups = footer.groups.map((one) => {
    return { ...one, links: one.links.filter(isOwn), isUntranslated: false };
  });
  return {
    ...navigation,
    header: {
      ...header,
      links: header.links.filter(isOwn),
      group: { ...group, links: group.links.filter(isOwn) },
      untranslated,
    },
    footer: {
      ...footer,
      groups: [
        ...groups.filter(({ links }) => links.length > 0),
        ...(inFooter ? [{ ...inFooter, isUntranslated: true }] : []),
      ],
    },
  };
}
