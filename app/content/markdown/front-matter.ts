/** A Markdown file in its two parts, both with the line numbers that they have in the file. */
interface MarkdownParts {
  /** The YAML in front, with the `---` above it. */
  frontMatter: string;
  /** The Markdown, behind as many empty lines as the front matter has. */
  body: string;
}

/**
 * Parts a Markdown file.
 *
 * @param text the text of a file; anything at all
 * @returns undefined when the file does not begin with YAML between two lines of `---`
 */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^(---[ \t]*\n(?:.*\n)*?)---[ \t]*(?:\n|$)/.exec(lines);
  if (!match) return undefined;
  const [both, frontMatter = ''] = match;
  return { frontMatter, body: both.replaceAll(/.+/g, '') + lines.slice(both.length) };
}
