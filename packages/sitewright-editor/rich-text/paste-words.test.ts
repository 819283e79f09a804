import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEditedText } from '../text-editor/edited-text.ts';
import { readPastedText, readPastedWords } from './paste-words.ts';
import { writeRuns } from './runs.ts';

// An environment of Vitest's for this file alone would start another process, which loads all modules again.
const window = new Window();
beforeAll(() => {
  for (const name of ['DOMParser', 'Element'] as const) vi.stubGlobal(name, window[name]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await window.happyDOM.close();
});

const origin = 'http://localhost:5173';

const clipboard = (html: string, plain = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : plain),
});

/** What is pasted into a text, as Markdown, and what is said of it. */
function paste(html: string, plain = '') {
  const pasted = readPastedText(clipboard(html, plain), origin);
  return pasted && { text: readEditedText('').write(pasted.doc).text, notice: pasted.notice };
}

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

test('of Word, a text keeps headings, bold words, emphasis, links and lists, and says what it drops', () => {
  expect(paste(word)).toEqual({
    text: [
      '## Opening\n',
      'We are **open** on *most* Sundays, see [our hours](https://example.com/hours%20%28new%29).[1]\n',
      '- Bread\n  - Rye **only**\n',
      '1. Come in\n',
      'Bye',
    ].join('\n'),
    notice: 'Pasted without pictures; every word is there.',
  });
});

test('of Google Docs, marks that are styles are marks, addresses of the site are paths, and lists are nested', () => {
  expect(paste(docs)).toEqual({
    text: 'Pay **by card** *or not*[, see prices](/pricing#plans)\n\n- Cash\n  - Coins 🪙\n- כרטיס',
    notice: '',
  });
});

test('of a page, a table is a table, the words of links that lead nowhere are kept, and nothing runs or is hidden', () => {
  expect(paste(web)).toEqual({
    text: [
      '## Title\n',
      'One **two**\n',
      'three *four*\n',
      '| Till | 590 kr |\n|---|---|\n| Drawer | 1190 kr |\n',
      'five [six](mailto:a@example.com)',
    ].join('\n'),
    notice:
      'Pasted without links other than https:, mailto: and tel: addresses and pictures; every word is there.',
  });
});

test.each([
  [
    'cells of several lines',
    '<tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr>',
    '| a b | c |\n|---|---|',
  ],
  [
    'a cell over two columns',
    '<tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr>',
    '| a | |\n|---|---|\n| b | c |',
  ],
  [
    'a cell over two rows',
    '<tr><th>a</th><th>b</th></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr>',
    '| a | b |\n|---|---|\n| c | d |\n| | e |',
  ],
  [
    'bold heads',
    '<tr><th><b>a</b></th><td><p><span style="font-weight:700">b</span></p></td></tr><tr><td><b>c</b></td><td>d</td></tr>',
    '| a | b |\n|---|---|\n| **c** | d |',
  ],
  ['a table for the look alone', '<tr><td><p>a</p></td></tr><tr><td>b</td></tr>', 'a\n\nb'],
])('of a table, %s are what a text can have', (_, rows, text) => {
  expect(paste(`<table>${rows}</table>`)?.text).toBe(text);
});

test('comments of Word are no words of a text, and raised signs are said to be lost', () => {
  const html = `<p>Open<a href="#_msocom_1" class="msocomanchor" id="_anchor_1">[AB1]</a>, H<sub>2</sub>O</p>
    <div style='mso-element:comment-list'><div style='mso-element:comment'><p class="MsoCommentText">Is this right?</p></div></div>`;
  expect(paste(html)).toEqual({
    text: 'Open, H2O',
    notice: 'Pasted without raised and lowered signs; every word is there.',
  });
});

test('a picture that comes with words is a picture of the text', () => {
  const picture = 'data:image/png;base64,AAAA';
  expect(paste(`<p>One</p><p><img src="${picture}" alt="A till"></p>`)).toEqual({
    text: `One\n\n![A till](${picture})`,
    notice: '',
  });
});

test('the lines of a page of paper are joined, with words that were parted; those of a verse stay', () => {
  const paper =
    'Who opens a shop in the morning counts the drawer first, and writes the sum on a\npiece of paper that stays there until the even-\ning, when it is count\u00AD\ned again.';
  const even = paper
    .replace('until the even-', 'until somebody comes for it in the even-')
    .replace('when it is', 'when all of it, with coins and notes, is');
  const { text, notice } = paste('', `${even}\n\nA verse\nof two lines`) ?? {};
  expect(text).toBe(
    'Who opens a shop in the morning counts the drawer first, and writes the sum on a piece of paper that stays there until somebody comes for it in the evening, when all of it, with coins and notes, is counted again.\n\nA verse\n\nof two lines',
  );
  expect(notice).toContain('Lines are joined');
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
  expect(paste(html, '**bold**')).toBeUndefined();
});

test('words without HTML are pasted as they are', () => {
  const { runs } = readPastedWords(clipboard('', 'Two\n lines * of it\n'), true, origin);
  expect(runs.map(({ text }) => text).join('')).toBe('Two lines * of it');
});

test('a row of a table in a line is its cells with commas', () => {
  const row =
    '<table><tr><td><p></p></td><td><p>Till</p></td><td><p><b>590</b> kr</p></td></tr></table>';
  const { runs, lost } = readPastedWords(clipboard(row), true, origin);
  expect(writeRuns(runs).text).toBe('Till, **590** kr');
  expect([...lost]).toEqual(['tables']);
});
