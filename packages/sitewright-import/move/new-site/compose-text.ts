import stringWidth from 'string-width';
import { stringify } from 'yaml';
import type { Place } from '../places/new-places.ts';
import { findDescription, findUpdated } from '../texts/our-fields.ts';
import type { Report } from './report.ts';

/** What a text of the new site is made of. */
interface Parts extends Place {
  title: string;
  body: string;
  people: readonly string[];
  tags: readonly string[];
  picture: { src: string; alt: string } | undefined;
  blogPath: string;
  today: string;
}

const madeDescription = 'this description was made of the first words of the text: write your own';

/** Titles and descriptions that no two pages have in common, as search results show pages by them. */
export class Heads {
  readonly siteName: string;
  readonly report: Report;
  readonly #used = new Set<string>();

  /** @param titles those of the pages that the site has already */
  constructor(siteName: string, report: Report, titles: readonly string[]) {
    this.siteName = siteName;
    this.report = report;
    for (const one of titles) this.#used.add(` ${one}`);
  }

  /** @returns the words, or the same with what tells them apart */
  choose(words: string, language: string, others: readonly string[], longest: number): string {
    for (const one of [
      words,
      ...others,
      ...Array.from({ length: 999 }, (_, index) => `${words} (${index + 2})`),
    ]) {
      const key = `${language} ${one}`;
      if (stringWidth(one) > longest || this.#used.has(key)) continue;
      this.#used.add(key);
      return one;
    }
    return words;
  }
}

/** Writes a text of the new site: its fields, each of which says where a program chose its words, and its body. */
export function composeText(parts: Parts, heads: Heads): string {
  const { page, path, file, title: said, body, people, tags, picture, blogPath, today } = parts;
  const language = page.language ?? '';
  const comments: string[] = [];
  const above = path.split('/').at(-2)?.replaceAll('-', ' ') ?? '';
  const limit = page.day ? 120 : 1000;
  const short = said.length > limit ? `${said.slice(0, limit - 1).replace(/\s+\S*$/, '')}…` : said;
  const title = heads.choose(short, language, above ? [`${short} (${above})`] : [], limit);
  if (title !== said) {
    comments.push(`another page has the title "${said}" too: write one for this page alone`);
    heads.report.decide(
      'Titles that several pages had',
      'Write a title for each that says what the page alone is about.',
      `content/${file}: ${title}`,
    );
  }
  const found = findDescription(page, said, body, heads.siteName);
  const own = heads.choose(
    found.description,
    language,
    [`${title}. ${found.description}`, `${title}. ${found.description}`.slice(0, 159)],
    160,
  );
  if (!found.isOwn || own !== found.description) {
    comments.push(madeDescription);
    heads.report.decide(
      'Descriptions that a program made',
      'Write in a sentence or two what each page is about, of 70 to 160 characters, and remove the comment above it.',
      `content/${file}`,
    );
  }
  const updated = findUpdated(page, today);
  const isDefault = path === `${blogPath}/${path.split('/').at(-1)}`;
  if (picture && !picture.alt)
    comments.push('alt is the title of the post: write what the picture shows');
  const fields = {
    title,
    description: own,
    ...(people.length === 1 && page.day && { author: people[0] }),
    ...(people.length > 1 && page.day && { authors: people }),
    ...(tags.length > 0 && { tags }),
    ...(picture && { picture: { src: picture.src, alt: picture.alt || title } }),
    ...(updated && { updated }),
    ...(page.day && !isDefault && { address: path }),
    ...((body.match(/^#{2,3} /gm) ?? []).length > 3 && { contents: true }),
    ...(parts.isAlone && { alone: true }),
  };
  const marks = comments.map((one) => `# Placeholder: ${one}.\n`).join('');
  return `---\n${marks}${stringify(fields, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}
