import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { PageDifference } from './compare-pages.ts';

const styles = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
  figure { display: inline-block; vertical-align: top; width: 48%; margin: 0 1% 1rem 0; }
  img { width: 100%; border: 1px solid; }
  ins, del { display: block; text-decoration: none; white-space: pre-wrap; }
`;

interface Report {
  title: string;
  /** What was done with the content, a sentence each. */
  changes: readonly string[];
  differences: readonly PageDifference[];
}

/** A page that an owner can read: what was changed, and each page that looks or says otherwise, before and after. */
export function writeReport({ title, changes, differences }: Report): string {
  const different = differences.filter(({ state }) => state !== 'same');
  const same = differences.filter(({ state }) => state === 'same').map(({ page }) => page);
  const list = (items: readonly string[]) =>
    h(
      'ul',
      items.map((one) => h('li', one)),
    );
  const body = [
    h('h1', title),
    h('h2', 'What was changed in your files'),
    changes.length > 0 ? list(changes) : h('p', 'Nothing.'),
    ...different.flatMap(describePage),
    h('h2', 'Pages that look and say the same'),
    same.length > 0 ? list(same) : h('p', 'None.'),
  ];
  const head = h('head', [h('meta', { charset: 'utf-8' }), h('title', title), h('style', styles)]);
  return toHtml([{ type: 'doctype' }, h('html', { lang: 'en' }, [head, h('body', body)])]);
}

const states = { new: 'is new', gone: 'is gone', different: '', same: '' };

const describePage = ({ page, state, words, pictures }: PageDifference) => [
  h('h2', `${page} ${states[state]}`.trim()),
  ...words.map(({ sign, text }) =>
    h(sign === '+' ? 'ins' : 'del', `${sign === '+' ? 'Now' : 'Before'}: ${text}`),
  ),
  ...pictures.flatMap(({ width, before, after }) => [
    h('h3', `In a window of ${width} pixels`),
    ...[
      ['Before', before],
      ['After', after],
    ].map(([name, src]) =>
      h('figure', [
        h('figcaption', name),
        h('img', { src, alt: `${page}, ${name?.toLowerCase()}` }),
      ]),
    ),
  ]),
];
