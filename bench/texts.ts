import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const words =
  'till shop order price paper counter receipt delivery stock supplier shelf month morning lorry invoice team lemon coffee bread table window street number report scale basket drawer coin card ticket season market ladder bridge garden engine letter river stone cloud winter summer paint'.split(
    ' ',
  );

/** Words in an order that is the same in every run. */
function createWriter() {
  let seed = 7;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return words[seed % words.length];
  };
  const sentence = () => {
    const text = Array.from({ length: 12 }, word).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  return { word, paragraph };
}

/** Headings and paragraphs of a text: 5 × 3 × 48 words, and those of its headings. */
const [parts, paragraphs] = [5, 3];

/**
 * Writes short texts in Markdown, the same in every run, with a title and a description each.
 *
 * @returns the file of the first, whose first paragraph begins with `Now`
 */
export function writeTexts(folder: string, count: number): string {
  const { word, paragraph } = createWriter();
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    const title = `Text ${number} about a ${word()}`;
    const description = `${title}: what a ${word()}, a ${word()} and a ${word()} have to do with it, in five short parts.`;
    const body = Array.from({ length: parts }, (_, part) => {
      const heading = `## The ${word()} and the ${word()} ${number}.${part}`;
      return [heading, ...Array.from({ length: paragraphs }, paragraph)].join('\n\n');
    });
    const head = `---\ntitle: ${title}\ndescription: "${description}"\n---\n`;
    writeFileSync(
      path.join(folder, `text-${number}.md`),
      `${head}\n${body.join('\n\n').replace('\n\n', '\n\nNow ')}\n`,
    );
  }
  return path.join(folder, 'text-1.md');
}
