import { expect, test } from 'vitest';
import { tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { describeHeaders } from './describe-headers.ts';

test('links that the header has no room for are named in their language, and their file with its line', async () => {
  const words = [
    'Hastanelerimiz',
    'Doktorlarımız',
    'Tıbbi Birimler',
    'Randevu Al',
    'Hasta Rehberi',
  ];
  const labels = [...words, 'Kariyer Olanakları', 'Basın Odası', 'Yatırımcı İlişkileri'];
  const site = tinySite({
    'navigation.yaml': { 'header.links': labels.map((label) => ({ label, href: '/' })) },
  }).translate('sv');
  const describe = async () => describeHeaders(site.folder, await site.content());
  expect(await describe()).toEqual([
    expect.stringMatching(
      /^content\/navigation\.yaml:\d+:\d+ header\.links: at 1280 pixels the header has room for \d of its 8 links in English; .*"Yatırımcı İlişkileri" (is|are) in the menu alone, as there are about \d+ characters too many: shorten the labels, or write twoLines: true under header: of the first language$/,
    ),
    expect.stringMatching(/^content\/sv\/navigation\.yaml:.* in Swedish; /),
  ]);
  site.set('navigation.yaml', { 'header.twoLines': true });
  expect(await describe()).toEqual([]);
});
