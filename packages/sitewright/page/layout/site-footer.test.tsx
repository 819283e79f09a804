import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import SiteFooter from './site-footer.tsx';
import { SiteFrameContext } from './site-frame.ts';

const navigation = {
  footer: { label: 'Footer', groups: [], social: { title: 'Elsewhere', links: [] } },
  languages: undefined,
};

/** What stands beside the copyright, with the invisible signs that keep a part in one. */
function drawCompany(tag: string, dir: 'ltr' | 'rtl', name: string) {
  const company = { legalName: name, founded: 1999, line: '{legalName}, {founded}' };
  const site = { name, tagline: '', copyright: 'X', company, origin: 'https://www.example.com' };
  const frame = { site, navigation, hasMenus: false, language: { tag, dir, base: '' } };
  const html = renderToStaticMarkup(
    <SiteFrameContext value={frame as never}>
      <SiteFooter />
    </SiteFrameContext>,
  );
  return /© .*(?=<\/p>)/.exec(html)?.[0];
}

test.each([
  ['ar', 'rtl', 'Ege A.Ş.', ['\u2068Ege A.Ş.\u2069', '\u2068Ege A.Ş.\u2069']],
  ['he', 'rtl', 'Ege', ['Ege', '\u2068Ege\u2069']],
  ['en', 'ltr', 'شركة', ['\u2068شركة\u2069', '\u2068شركة\u2069']],
  ['en', 'ltr', 'Ege A.Ş.', ['Ege A.Ş.', 'Ege A.Ş.']],
] as const)('in %s, a footer from %s keeps %s in one', (tag, dir, name, [alone, inLine]) => {
  expect(drawCompany(tag, dir, name)).toBe(`© ${alone}. X ${inLine}, 1999`);
});
