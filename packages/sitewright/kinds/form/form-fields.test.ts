import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type TinySite, tinySite } from '../../../../tests/fixtures/tiny/tiny-site.ts';
import { example } from '../../../../tests/support/example.ts';
import { getSection } from '../../../../tests/support/section.ts';
import { listFormFields } from './form-fields.ts';
import { MessageSheet } from './form-view.tsx';

const { form } = parse(readFileSync(`${example}/contact.yaml`, 'utf8'));

/** A page with a form, which has no field yet. */
const copyExample = () =>
  tinySite({ 'pages/privacy.md': {}, 'contact.yaml': { form } }).set('contact.yaml', {
    'form.labels': undefined,
  });

async function draw(site: TinySite) {
  const content = getSection(await site.content(), 'form');
  return renderToStaticMarkup(createElement(MessageSheet, { id: 'ask', content }));
}

/** The attributes of a field of a form. */
function attributesOf(html: string, name: string) {
  const [, tag, attributes = ''] =
    new RegExp(`<(input|select|textarea)([^>]* name="${name}"[^>]*)>`).exec(html) ?? [];
  const found = [...attributes.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)].filter(
    ([, one]) => one !== 'class',
  );
  const all = found.map(([, one, value]) => (value ? `${one?.toLowerCase()}=${value}` : one));
  return [tag, ...all.sort()].join(' ');
}

test('a vendor’s own fields stand in the form, each with what browsers know of its type', async () => {
  const fields = [
    { name: 'name', label: 'Name', needed: true, autocomplete: 'name' },
    { name: 'reading', type: 'nameReading', label: 'Reading', hint: 'In kana.' },
    { name: 'email', type: 'email', label: 'Mail' },
    { name: 'phone', type: 'phone', label: 'Phone' },
    { name: 'way', type: 'choice', label: 'Way', choices: ['Mail', 'Phone'], needed: true },
    { name: 'kilos', type: 'number', label: 'Kilos' },
    { name: 'day', type: 'date', label: 'Day' },
    { name: 'letter', type: 'longText', label: 'Letter' },
    { name: 'plan', type: 'file', label: 'Plan', files: ['pdf', 'jpg'] },
    { name: 'consent', type: 'consent', label: 'Yes, as [we say](/privacy)', needed: true },
  ];
  const html = await draw(copyExample().set('contact.yaml', { 'form.fields': fields }));
  expect(fields.map(({ name }) => attributesOf(html, name))).toEqual([
    'input autocomplete=name id=ask-name name=name required type=text',
    'input aria-describedby=ask-reading-hint id=ask-reading name=reading spellcheck=false type=text',
    expect.stringMatching(
      /^input autocomplete=email dir=ltr id=ask-email name=email .*type=email$/,
    ),
    'input autocomplete=tel id=ask-phone name=phone type=tel',
    'select id=ask-way name=way required',
    'input id=ask-kilos name=kilos step=any type=number',
    'input id=ask-day name=day type=date',
    'textarea id=ask-letter name=letter',
    'input accept=.pdf,.jpg id=ask-plan name=plan type=file',
    'input id=ask-consent name=consent required type=checkbox value=yes',
  ]);
  expect(html).toContain('<option value=""></option><option>Mail</option><option>Phone</option>');
  expect(html).toContain('<p id="ask-reading-hint"');
  expect(html).toMatch(/>Yes, as <a [^>]*href="\/privacy"[^>]*>we say<\/a>/);
  expect(html).toMatch(/ enctype="multipart\/form-data"/i);
});

test('the usual names stand in the order of the language', () => {
  const labels = {
    ...{ firstName: '名', lastName: '姓', email: '', company: '', subject: '', message: '' },
  };
  const namesIn = (language: string) =>
    listFormFields({ labels }, language)
      .slice(0, 2)
      .map(({ name }) => name);
  expect(['ja', 'zh-Hant', 'hu'].map(namesIn)).toEqual(Array(3).fill(['lastName', 'firstName']));
  expect(['en', 'sv', 'ar'].map(namesIn)).toEqual(Array(3).fill(['firstName', 'lastName']));
});

test('a form that is sent nowhere is none where the Enter key would send it', async () => {
  const folder = copyExample().set('contact.yaml', { 'form.endpoint': undefined });
  folder.set('contact.yaml', { 'form.fields': [{ name: 'phone', type: 'phone', label: 'Phone' }] });
  expect(await draw(folder)).toMatch(/^<div role="group" aria-labelledby="ask-title"/);
});

test.each([
  [
    undefined,
    /form.labels: expected labels of the usual six fields, or fields of your own, found neither$/,
  ],
  [
    [{ name: 'a', type: 'fax', label: 'A' }],
    /fields\[0\].type: expected .*"text".*, found the text "fax"$/,
  ],
  [[{ name: 'a', type: 'choice', label: 'A' }], /fields\[0\].choices: expected what can be chosen/],
  [[{ name: 'a', label: 'A', files: ['pdf'] }], /fields\[0\].files: expected no kinds of files/],
  [[{ name: 'a', label: 'A [b](/privacy)' }], /fields\[0\].label: expected words without links/],
  [
    [
      { name: 'a', label: 'A' },
      { name: 'a', label: 'B' },
    ],
    /fields\[1\].name: expected a name that no other field has/,
  ],
  [[{ name: 'website', label: 'A' }], /fields\[0\].name: expected a name that neither trap nor/],
])('of the fields %j an editor reads what is wrong', async (fields, line) => {
  const problems = await copyExample().set('contact.yaml', { 'form.fields': fields }).problems();
  expect(problems).toEqual([expect.stringMatching(line)]);
});

test('labels and fields together are refused', async () => {
  await tinySite({ 'contact.yaml': { form } })
    .set('contact.yaml', { 'form.fields': [{ name: 'a', label: 'A' }] })
    .expectProblems('*form.fields: expected labels or fields, found both; remove one of them');
});
