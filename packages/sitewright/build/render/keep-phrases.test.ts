import { expect, test } from 'vitest';
import { parsePage } from '../css/page-tree.ts';
import { keepPhrasesOn } from './keep-phrases.ts';

const write = (body: string, lang: string) => {
  const tree = parsePage(`<html lang="${lang}"><body>${body}</body></html>`, () => '');
  keepPhrasesOn(tree);
  return tree.toHtml().replace(/^.*<body>|<\/body>.*$/g, '');
};

test.each([
  ['ja', '<h1>今日はいい天気です</h1>', '<h1><span>今日は<wbr>いい天気です</span></h1>'],
  ['ja', '<a href="/kojin">プライバシーポリシー</a>', '<a href="/kojin">プライバシーポリシー</a>'],
  ['ja', '<td>お支払い</td>', '<td>お支払い</td>'],
  ['ja', '<td>今日はいい天気です</td>', '<td><span>今日は<wbr>いい天気です</span></td>'],
  ['ja', '<p>今日はいい天気です</p>', '<p>今日はいい天気です</p>'],
  ['ja', '<h2 lang="en">Today is fine</h2>', '<h2 lang="en">Today is fine</h2>'],
  [
    'ja',
    '<div data-part="/a.js"><button>今日はいい天気です</button></div>',
    '<div data-part="/a.js"><button>今日はいい天気です</button></div>',
  ],
  ['ja', '<h1>はかりの検定</h1>', '<h1><span>はかりの<wbr>検定</span></h1>'],
  [
    'ja',
    '<a href="/a">はかり</a><h2>新しいはかりの話</h2>',
    '<a href="/a">はかり</a><h2><span>新しいはかりの<wbr>話</span></h2>',
  ],
  ['zh-Hant', '<h1>今天是晴天。</h1>', '<h1><span>今天<wbr>是<wbr>晴天。</span></h1>'],
  ['zh-CN', '<h1>今天是晴天。</h1>', '<h1><span>今天<wbr>是<wbr>晴天。</span></h1>'],
  ['ko', '<h1>오늘은 날씨가 좋습니다</h1>', '<h1>오늘은 날씨가 좋습니다</h1>'],
  ['en', '<h1>今日はいい天気です</h1>', '<h1>今日はいい天気です</h1>'],
])('on a page in %s %s is %s', (lang, html, expected) => {
  expect(write(html, lang)).toBe(expected);
});
