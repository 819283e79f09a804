import { expect, test } from 'vitest';
import { linkTo, surround, wordAround } from './markdown-marks.ts';

const show = ({ text, start, end }: ReturnType<typeof surround>) => [text, text.slice(start, end)];

test('words get marks and lose them again, and blanks stay outside', () => {
  expect(show(surround('a till ', '**'))).toEqual(['**a till** ', 'a till']);
  expect(show(surround('**a till**', '**'))).toEqual(['a till', 'a till']);
  expect(show(surround('', '*'))).toEqual(['**', '']);
});

test('words become a link to a page, an anchor or a file', () => {
  expect(show(linkTo('our prices', '/pricing#plans'))).toEqual([
    '[our prices](/pricing#plans)',
    'our prices',
  ]);
  expect(show(linkTo('', '/contact'))).toEqual(['[/contact](/contact)', '/contact']);
  expect(linkTo('a [b]', '/files/a b.pdf').text).toBe('[a \\[b\\]](</files/a b.pdf>)');
});

test('where nothing is selected, the word at the cursor is meant, and nothing where there is none', () => {
  const word = (text: string) => {
    const [from, to] = wordAround(text.replace('|', ''), text.indexOf('|'));
    return text.replace('|', '').slice(from, to);
  };
  expect(word('a ti|ll’s drawer')).toBe('till’s');
  expect(word('a till|')).toBe('till');
  expect(word('a . | till')).toBe('');
  expect(word('|')).toBe('');
});
