import { expect, test } from 'vitest';
import type { Navigation } from '../pages/group-menu.ts';
import { groupUntranslatedLinks } from './untranslated-links.ts';

const link = (href: string) => ({ label: href, href });
const navigation = {
  languages: { label: 'Languages', untranslated: 'In English' },
  header: {
    links: [link('/sv'), link('/about'), link('https://a.example')],
    group: { label: 'Tools', links: [{ name: 'Till', href: '/tools/till' }] },
  },
  footer: {
    groups: [
      { title: 'Help', links: [link('/sv/contact'), link('tel:+4684'), link('/blog')] },
      { title: 'Small print', links: [link('/privacy'), link('/files/terms.pdf')] },
      { title: 'More', links: [link('/svenska')] },
    ],
  },
} as unknown as Navigation;

const ownLinks = {
  ...navigation,
  header: { ...navigation.header, links: [link('/'), link('/about')] },
  footer: { groups: [{ title: 'Help', links: [link('/contact')] }] },
};
const languages = [{ base: '' }, { base: '/sv' }, { base: '/ar' }];

test('links to pages in another language stand in one group, and an empty group is left out', () => {
  const { header, footer } = groupUntranslatedLinks(navigation, { base: '/sv' }, languages);
  expect(header.links.map(({ href }) => href)).toEqual(['/sv', 'https://a.example']);
  expect(header.group.links).toEqual([]);
  expect(header.untranslated).toEqual({
    title: 'In English',
    links: [link('/about'), { label: 'Till', href: '/tools/till' }],
  });
  expect(
    footer.groups.map(({ title, links }) => [title, ...links.map(({ href }) => href)]),
  ).toEqual([
    ['Help', '/sv/contact', 'tel:+4684'],
    ['Small print', '/files/terms.pdf'],
    ['In English', '/blog', '/privacy', '/svenska'],
  ]);
});

test.each([
  ['in the first language', ownLinks, ''],
  ['without a heading for them', { ...navigation, languages: { label: 'Languages' } }, '/sv'],
])('%s the links stay where they are', (_, given, base) => {
  const { header, footer } = groupUntranslatedLinks(given as Navigation, { base }, languages);
  expect(header).toEqual({ ...given.header, untranslated: undefined });
  expect(footer).toMatchObject(given.footer);
});

test('a page in another language alone stands in the group of the first language too', () => {
  const foreign = { ...navigation.header, links: [link('/'), link('/sv/fika')] };
  const { header } = groupUntranslatedLinks(
    { ...navigation, header: foreign } as Navigation,
    { base: '' },
    languages,
  );
  expect(header.links).toEqual([link('/')]);
  expect(header.untranslated).toMatchObject({ links: [link('/sv/fika')] });
});
