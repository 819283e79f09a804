import { expect, test } from 'vitest';
import { ContentFolder } from '../../../tests/support/content-folder.ts';
import { recipes as brandColours } from '../../sitewright/content/brand/tokens.ts';
import { readSite } from '../../sitewright/kinds/read-site.ts';
import { listEffects } from './list-effects.ts';

const site = readSite(new ContentFolder().path);
const brand = site.fields('brand/brand.yaml') as { colours: Record<string, unknown> };
const sayHue = (colours: object) =>
  listEffects(site, 'brand/brand.yaml', { ...brand, colours })['colours.hue'];

test('at the hue stands which colours are set by hand, and which it changes', () => {
  expect(sayHue({ hue: 150 })).toBeUndefined();
  expect(sayHue({ hue: 150, action: { light: '#0f4229', dark: '#b9e0c3' } })).toMatch(
    /^These colours are set by hand below, so that the hue does not change them: Action, .*Connecting lines.* It changes .*Ink/,
  );
  // A colour that is none is said at its own field.
  expect(sayHue({ hue: 150, action: 'greenish' })).toBeUndefined();
});

test('where every colour that it would change is set by hand, the hue is said to change nothing', () => {
  const given = Object.fromEntries(
    Object.keys(brandColours).map((token) => [token, { light: '#ffffff', dark: '#000000' }]),
  );
  expect(sayHue({ hue: 150, ...given })).toMatch(/ It changes nothing\.$/);
});

test('what another field says in the place of one is said at that', () => {
  const post = 'posts/2026-11-12-three-hooks.md';
  const said = { title: 'A long title', searchTitle: 'Short', draft: true };
  expect(listEffects(site, post, said)).toEqual({
    title: 'Search results and the browser’s tab show “Short” instead',
    draft: 'Visitors do not get this post while it is a draft',
  });
  expect(listEffects(site, 'brand/brand.yaml', { ...brand, shortName: 'Brass' })).toMatchObject({
    name: 'Titles, the header and the icon on a phone show “Brass” instead',
  });
  const folder = new ContentFolder();
  folder.edit(post, 'title:', 'address: /old/hooks\ntitle:');
  const blog = readSite(folder.path);
  expect(listEffects(blog, 'blog.yaml', blog.fields('blog.yaml')).permalink).toMatch(
    /^Not for “.+”, which have an address of their own$/,
  );
});

test('days on which visitors do not get something are said at them', () => {
  expect(
    listEffects(site, 'announcement.yaml', { from: '2999-01-01', until: '2020-01-01' }),
  ).toEqual({
    from: 'Visitors do not get it before that day',
    until: 'That day is over: visitors get it no more',
  });
  expect(listEffects(site, 'pages/winter.yaml', { publish: { until: '2020-01-01' } })).toEqual({
    'publish.until': 'That day is over: visitors get it no more',
  });
});

test('at the pages after a form stands where visitors see them', () => {
  const said = listEffects(site, 'contact.yaml', site.fields('contact.yaml'));
  expect(said['form.sent']).toBe('Visitors see this page at /contact/sent');
  expect(said['form.failed']).toBe('Visitors see this page at /contact/not-sent');
  expect(listEffects(site, 'pricing.yaml', {})).toEqual({});
});

test('at the day of a post stands when it is published, and by whom where that is to come', () => {
  const say = (said: object) =>
    listEffects(site, 'posts/2020-12-04-clocks.md', { title: 'A title', ...said }).published;
  expect(say({ published: '2099-12-04', time: '9:00' })).toMatch(
    /^Published on 4 December 2099 at 09:00 in Stockholm\. It appears when the site is published on that day or later/,
  );
  expect(say({ published: '2020-12-04' })).toBe('Published on 4 December 2020 in Stockholm.');
  expect(say({ published: '2099-12-04', time: 'nine', draft: true })).toBe(
    'Published on 4 December 2099 in Stockholm.',
  );
  expect(say({ published: '' })).toBeUndefined();
});
