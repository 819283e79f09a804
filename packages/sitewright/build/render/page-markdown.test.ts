import { h } from 'hastscript';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tones } from '../../content/markdown/notes.ts';
import { noteWordsOf, type Reading } from '../../content/schemas/reading.ts';
import FormView from '../../kinds/form/form-view.tsx';
import { kinds } from '../../kinds/kinds-by-name.ts';
import NewsletterView from '../../kinds/newsletter/newsletter-view.tsx';
import { Quoted } from '../../page/figures/quoted.tsx';
import { createNote } from '../../page/long-text/text-blocks.tsx';
import { renderSection } from '../../page/testing.tsx';
import { parsePage } from '../css/page-tree.ts';
import { inspectPage } from './inspect-page.ts';
import { toMarkdownPage } from './page-markdown.ts';

const write = (html: string) => {
  const { elements } = parsePage(`<html><body><main>${html}</main></body></html>`, () => '');
  const main = elements.find(({ name }) => name === 'main');
  const head = { title: 'A', description: 'B', url: 'https://www.example.com/a' };
  return toMarkdownPage(main, head, (address) => address).replace(/^---.*?---\n\n/s, '');
};

const views = { form: FormView, newsletter: NewsletterView } as Record<
  string,
  ComponentType<never>
>;
const endpoint = 'https://forms.example/f/1';

test.each(
  (['form', 'newsletter'] as const).flatMap((name) =>
    (['short', 'long'] as const).map((length) => [length, name] as const),
  ),
)(
  'the %s sample of a %s says in Markdown what it asks for and where it is sent',
  (length, name) => {
    const kind = kinds.get(name);
    const view = views[name];
    if (!kind || !view) throw new Error(`no ${name}`);
    const draw = (more: object) =>
      renderSection(kind, view as never, { ...kind.samples?.[length], ...more });
    const html = draw({ endpoint });
    const labels = [...html.matchAll(/<(label|legend)\b(?![^>]*\binert)[^>]*>(.*?)<\/\1>/gs)];
    expect(labels.length).toBeGreaterThan(0);
    const text = write(html);
    const plain = (said: string) => said.replaceAll(/<[^>]*>|\]\([^()]*\)|[[\\*]/g, '').trim();
    for (const [, , label = ''] of labels) expect(plain(text)).toContain(plain(label));
    const choices = [...html.matchAll(/<option>(.+?)<\/option>/g)];
    expect(choices.length > 0).toBe(name === 'form' && length === 'long');
    for (const [, choice = ''] of choices) expect(text).toContain(`- ${choice}\n`);
    expect(text).toContain(`→ \`${endpoint}\``);
    // The field that people do not see is asked of nobody, and a form without an address is sent nowhere.
    expect(text).not.toContain('website');
    expect(write(draw({}))).not.toContain('→');
  },
);

test('a quotation in another one has the marks with which it is written', () => {
  const words = 'Er sagte: „Kommt, wie im ‚Faust‘ und im «Egmont»“, und ging.';
  const html = renderToStaticMarkup(createElement(Quoted, { words }));
  expect(html).toContain('<q');
  expect(write(`<blockquote>${html}</blockquote>`)).toBe(`> ${words}\n`);
});

test('a quotation of a text in Markdown is one for whoever reads it, and so is what is quoted in it', () => {
  const text = '<p>He said: <q>Yes, <q>now</q></q>.</p>';
  expect(write(text)).toBe('He said: <q>Yes, <q>now</q></q>.\n');
});

test.each(tones)('a note says in Markdown that it is a %s, as its source does', (tone) => {
  const node = h('aside', { dataNote: tone });
  const Note = createNote({ notes: noteWordsOf('sv') } as Reading);
  const draw = (...children: ReactNode[]) =>
    renderToStaticMarkup(createElement(Note, { node }, ...children));
  const [words, mark] = [createElement('p', {}, 'Lyssna'), `[!${tone.toUpperCase()}]`];
  const word = noteWordsOf('sv')?.[tone];
  expect(write(draw(words))).toBe(`> ${mark}\n>\n> ${word}\n>\n> Lyssna\n`);
  expect(write(`<blockquote>${renderToStaticMarkup(words)}</blockquote>`)).toBe('> Lyssna\n');
});

test('what has no words of its own is left out, and a film is a link that is called as it is', () => {
  const film = '<video poster="/p.jpg" aria-label="A till opens"><source src="/f.webm"></video>';
  expect(write(`<img src="/a.jpg" alt="">${film}<img src="/b.jpg" alt="A till">`)).toBe(
    '[A till opens](https://www.example.com/f.webm)\n\n![A till](https://www.example.com/b.jpg)\n',
  );
});

test('a page from right to left keeps its numbers in Markdown as they are written, and code as it is', () => {
  const html = `<html dir="rtl" lang="he"><head><link type="text/markdown" href="/a.md"></head>
    <body><main><p>8–12 בבוקר, 12 <code>8–12</code></p><p dir="ltr">8–12</p></main></body></html>`;
  const read = (page: string) =>
    inspectPage({ path: '/a', file: 'a.html', tree: parsePage(page, () => '') }).markdown;
  expect(read(html)).toMatch(/\u2066\u202d8–12\u202c\u2069 בבוקר, 12 `8–12`\n\n8–12\n$/);
  expect(read(html.replace('rtl', 'ltr'))).toMatch(/\n8–12 בבוקר/);
});
