import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { contentFiles } from '../../app/content/content-files.ts';
import { splitFrontMatter } from '../../app/content/markdown/front-matter.ts';
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
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  for (const kind of ['pages/', 'posts/']) {
    const [longest] = contentFiles(folder)
      .filter((file) => file.startsWith(kind) && file.endsWith('.md'))
      .sort((a, b) => read(b).length - read(a).length);
    if (!longest) continue;
    const target = path.join(folder, tag, longest);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, writeMarkdown(read(longest), write));
  }
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
  // Headings have other anchors in another language.
  const withoutAnchors = body.replaceAll(/(?<=\]\([^)#]*)#[^)]*/g, '').replaceAll(']()', '](/)');
  return `---\n${stringify(front)}---\n\n${change(withoutAnchors)}`;
}

/** Changes the words of a text, but not those in braces, the targets of links and the names of notes. */
function mapWords(
  text: string,
  change: (words: string) => string,
  then: (text: string) => string = (one) => one,
): string {
  const fixed = /(\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}|\]\([^)\s]*|\[\^\w+\])/;
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
