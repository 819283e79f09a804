import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visitParents } from 'unist-util-visit-parents';
import { parse, stringify } from 'yaml';
import { contentFiles } from '../../app/content/content-files.ts';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
import { parseMarkdown } from '../../app/content/markdown/read-markdown.ts';
import { mapTexts } from '../../app/content/parse.ts';
import { readFields } from '../../app/content/read-fields.ts';
import { addTranslation } from '../support/translated-content.ts';

/** A language that nobody speaks, made of the first language's words. */
interface PseudoLanguage {
  tag: string;
  /** How it writes the letters from a to z. */
  letters: string;
  /** What all of its texts have, and no other. */
  mark: RegExp;
}

/** Every vowel has an accent; texts are 40 % longer, as in languages with longer words. */
export const accented: PseudoLanguage = {
  tag: 'en-XA',
  letters: 'ábcdéfghíjklmñópqrstúvwxýz',
  mark: /[áéíñóúýÁÉÍÑÓÚÝ]/,
};

/** The same in Arabic letters, from right to left, in a language whose counts have two forms. */
export const mirrored: PseudoLanguage = {
  tag: 'fa',
  letters: 'ابصدیفگهیجکلمنوپقرستوسوکیز',
  mark: /\p{Script=Arabic}/u,
};

/** Adds a pseudo-language to a content folder: all words of all YAML files, and the longest page and post. */
export function addPseudoLanguage(folder: string, { tag, letters }: PseudoLanguage): void {
  const write = (words: string) => mapWords(words, (plain) => writeLetters(plain, letters));
  const files = contentFiles(folder).filter((file) => file.endsWith('.yaml'));
  // What search results show has a limit, which longer words would exceed.
  const limited = new Set<string>();
  for (const file of files) {
    mapTexts(readFields(folder, file), [], (text, at) => {
      if (at.includes('meta') || /^tags\.\d+\.description/.test(at.join('.'))) limited.add(text);
      return text;
    });
  }
  const names = files.map((file) => file.replace('.yaml', ''));
  addTranslation(folder, tag, names, (words) =>
    limited.has(words) ? write(words) : mapWords(words, lengthen, write),
  );
  for (const kind of ['pages', 'posts']) {
    const file = findLongest(folder, new RegExp(`^${kind}/.+\\.md$`));
    if (!file) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    mkdirSync(path.dirname(path.join(folder, tag, file)), { recursive: true });
    writeFileSync(path.join(folder, tag, file), writeMarkdown(text, write));
  }
}

function findLongest(folder: string, name: RegExp): string | undefined {
  const size = (file: string) => statSync(path.join(folder, file)).size;
  return contentFiles(folder)
    .filter((file) => name.test(file))
    .sort((a, b) => size(b) - size(a))[0];
}

/** The longer words of a text, with those of its front matter that have no limit. */
function writeMarkdown(text: string, write: (words: string) => string): string {
  const { frontMatter, body } = splitFrontMatter(text) ?? { frontMatter: '', body: text };
  const { title, description, picture = {} } = parse(frontMatter);
  const { alt, caption } = picture;
  const change = (words: string) => mapWords(words, lengthen, write);
  const front = {
    title: write(title),
    description: write(description),
    ...(alt && { picture: { alt: change(alt), ...(caption && { caption: change(caption) }) } }),
  };
  const tree = parseMarkdown(body);
  visitParents(tree, (node) => {
    if (node.type === 'text') node.value = change(node.value);
    if (node.type === 'image') {
      node.alt &&= change(node.alt);
      node.title &&= change(node.title);
    }
    // Headings have other anchors in another language.
    if (node.type === 'link') node.url = node.url.replace(/#.*/, '') || '/';
  });
  return `---\n${stringify(front)}---\n\n${toMarkdown(tree, { extensions: [gfmToMarkdown()] })}`;
}

/** Changes the words of a text, but not those in braces and the targets of links. */
function mapWords(
  text: string,
  change: (words: string) => string,
  then: (text: string) => string = (one) => one,
): string {
  const fixed = /(\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}|\]\([^)]*\))/;
  const parts = text.split(fixed).map((part, index) => {
    if (index % 2 === 0) return part.trim() === '' ? part : change(part);
    return /^\{[\w.-]+,/.test(part)
      ? part.replaceAll(
          /(?<=(?:zero|one|two|few|many|other|=\d+) \{)((?:[^{}]|\{[^{}]*\})*)(?=\})/g,
          (form) => mapWords(form, change),
        )
      : part;
  });
  return then(parts.join(''));
}

/** Makes short words longer, and adds a word where that is not enough. */
function lengthen(words: string): string {
  const missing = () => Math.round(words.length * 0.4) - (longer.length - words.length);
  const longer = words.replaceAll(/\p{L}+/gu, (word) =>
    word.length < 10 ? word + 'aeiou'.slice(0, Math.round(word.length * 0.4)) : word,
  );
  const filler = missing() > 3 ? ` ${'aeiouaeiou'.slice(0, Math.min(10, missing() - 1))}` : '';
  // Spaces and stops at the end stay there.
  return longer.replace(/[\s.?!:]*$/, (end) => filler + end);
}

function writeLetters(words: string, letters: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => {
    const written = letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
    return letter === letter.toLowerCase() ? written : written.toUpperCase();
  });
}
