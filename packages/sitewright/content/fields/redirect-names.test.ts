import { expect, test } from 'vitest';
import { isPattern, joinParts, parseRedirect } from '../../lib/redirect.ts';
import { describeRedirectSource } from './redirect-source.ts';

const languages =
  'ar az bn cs de el en es fa fi fr ga he hi hu hy is ja ka kk ko lt pl ru sv ta th tr uk vi zh'.split(
    ' ',
  );

test.each(languages)(
  'the words for year and month in %s are names of parts of old addresses',
  (language) => {
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
    const [year = '', month = ''] = (['year', 'month'] as const).map((field) =>
      `${names.of(field)}`.replaceAll(/[^\p{L}\p{M}]/gu, ''),
    );
    const from = `/a/:${year}/:${month}`;
    expect(describeRedirectSource(from, () => false)).toBeUndefined();
    const move = parseRedirect({ from, to: `/b/:${month}#:${year}` });
    expect(isPattern(move)).toBe(true);
    const fill = ({ name }: { name: string }) => `[${name}]`;
    expect([joinParts(move.to, fill), joinParts(move.anchor, fill)]).toEqual([
      `/b/[${month}]`,
      `#[${year}]`,
    ]);
  },
);

test.each(['/قیمت\u200cها', '/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D8%AF', '/ක්\u200dෂ'])(
  'an old address may have the joiners of its letters: %j',
  (from) => {
    expect(describeRedirectSource(from, () => false)).toBeUndefined();
    expect(
      describeRedirectSource(from.replace(/\u200c|\u200d|%E2%80%8C/, '\u200b'), () => false),
    ).toMatch(/^an old path/);
  },
);
