// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readPastedText, readPastedWords, sayLost } from './paste-words.ts';
import { writeRuns } from './runs.ts';

const origin = 'http://localhost:5173';

const clipboard = (html: string, plain = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : plain),
});

/** As Word has it: a whole document with styles, comments for Outlook, and lists that are paragraphs. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><title>Not the words</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-size:11.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Opening<o:p></o:p></h1>
<p class=MsoNormal>We are <b style='mso-bidi-font-weight:normal'>open</b> on <i>most</i>
Sundays, see <a href="https://example.com/hours (new)">our hours</a>.<a style='mso-footnote-id:ftn1'
href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Bread<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Rye <b>only</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Come in<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img src="file:///C:/image001.png"><![endif]>Bye<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** As Google Docs has it: all in a bold element that is not bold, marks as styles, lists beside their entries. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c3d4e">
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Pay </span><span style="font-weight:700;font-style:normal;">by card</span><span style="font-weight:400;font-style:italic;"> or not</span><a href="http://localhost:5173/pricing#plans" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">, see prices</span></a></p><br>
<ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Cash</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Coins 🪙</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="rtl" role="presentation"><span style="font-weight:400;">כרטיס</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/** As a browser has a part of a page: what surrounds it comes along. */
const web = `<html><body><!--StartFragment--><div class="x"><h2 style="font-weight: bold">Title</h2><p>One<span class="Apple-converted-space">&nbsp;</span><strong>two</strong><br>three <em>four</em></p>
<table><tbody><tr><th>Till</th><td>590 kr</td></tr><tr><th>Drawer</th><td>1190 kr</td></tr></tbody></table>
<script>alert(1)</script><p><a href="javascript:alert(1)">five</a> <a href="mailto:a@example.com">six</a> <span style="display:none">hidden</span></p><img src="a.png" alt="seven"></div><!--EndFragment--></body></html>`;

test('of Word, a text in Markdown keeps bold words, emphasis, links and lists, and says what it drops', () => {
  const { text, lost } = readPastedText(clipboard(word), origin) ?? {};
  expect(text).toBe(
    [
      'Opening\n',
      'We are **open** on *most* Sundays, see [our hours](https://example.com/hours%20%28new%29).\\[1]\n',
      '- Bread\n  - Rye **only**\n',
      '1. Come in\n',
      'Bye',
    ].join('\n'),
  );
  expect([...(lost ?? [])]).toEqual(['headings', 'pictures']);
});

test('of Google Docs, marks that are styles are marks, addresses of the site are paths, and lists are nested', () => {
  const { text, lost } = readPastedText(clipboard(docs), origin) ?? {};
  expect(text).toBe(
    'Pay **by card** *or not*[, see prices](/pricing#plans)\n\n- Cash\n  - Coins 🪙\n- כרטיס',
  );
  expect([...(lost ?? [])]).toEqual([]);
});

test('of a page, the words of a table and of links that lead nowhere are kept, and nothing runs or is hidden', () => {
  const { text, lost } = readPastedText(clipboard(web), origin) ?? {};
  expect(text).toBe(
    'Title\n\nOne **two**\n\nthree *four*\n\nTill, 590 kr\n\nDrawer, 1190 kr\n\nfive [six](mailto:a@example.com)',
  );
  expect(sayLost(lost ?? new Set())).toBe(
    'Pasted without headings, tables, links other than https:, mailto: and tel: addresses, and pictures; every word is there.',
  );
});

test('a row of a table whose cells are paragraphs is one line', () => {
  const row =
    '<table><tr><td><p></p></td><td><p>Till</p></td><td><p><b>590</b> kr</p></td></tr></table>';
  expect(readPastedText(clipboard(row), origin)?.text).toBe('Till, **590** kr');
});

test('a text of one line takes the words of lists, with marks where it may have them', () => {
  const { runs, lost } = readPastedWords(clipboard(docs), true, origin);
  expect(writeRuns(runs).text).toBe(
    'Pay **by card** *or not*[, see prices](/pricing#plans) Cash Coins 🪙 כרטיס',
  );
  expect([...lost]).toEqual(['lists']);
  const plain = readPastedWords(clipboard(docs), false, origin);
  expect(writeRuns(plain.runs).text).toBe('Pay by card or not, see prices Cash Coins 🪙 כרטיס');
});

test.each([
  `<meta charset='utf-8'><div style="color: #000;font-family: Menlo;white-space: pre;"><div><span>**bold**</span></div></div>`,
  '<html><body><!--StartFragment--><pre>**bold**</pre><!--EndFragment--></body></html>',
])('code of a text editor, as in %s, is pasted as it is', (html) => {
  expect(readPastedText(clipboard(html, '**bold**'), origin)).toBeUndefined();
});

test('words without HTML are pasted as they are', () => {
  const { runs } = readPastedWords(clipboard('', 'Two\n lines * of it\n'), true, origin);
  expect(runs.map(({ text }) => text).join('')).toBe('Two lines * of it');
  expect(readPastedText(clipboard('', 'Two\nlines'), origin)).toBeUndefined();
});
