/** A line of three or more colons with the name of a block, and words behind it that are its title. */
const block = /^([ \t>]*:{3,})([ \t]*)([a-z]+)[ \t]*(\[.*\]|[^[\]{}\n]*?)[ \t]*(\{.*\})?[ \t]*$/i;

/** A footnote whose name has spaces, where it is defined. */
const note = /^[ \t]*\[\^([^\]\n]*[^\]\s][^\]\n]*)\]:/gm;

/**
 * Writes what other systems have in other ways as the parser knows it, each line in its place: the title of a block
 * behind its name (`::: tip Read this`), and names of footnotes with spaces.
 *
 * @returns a text with as many lines; only those of such blocks may be longer
 */
export function prepareSource(markdown: string): string {
  let fence: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const [, mark] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || (mark.startsWith(fence) && /^[ \t>]*[`~]+[ \t]*$/.test(line)))) {
      fence = fence ? undefined : mark;
      return line;
    }
    if (fence) return line;
    return line.replace(block, (_, colons: string, _space, name: string, title: string) => {
      const label = title && !title.startsWith('[') ? `[${title}]` : title;
      return colons + name.toLowerCase() + label;
    });
  });
  const text = lines.join('\n');
  const names = [...text.matchAll(note)].flatMap(([, name = '']) => (/\s/.test(name) ? name : []));
  return names.reduce(
    (all, name) => all.replaceAll(`[^${name}]`, `[^${name.replaceAll(/\s/g, '-')}]`),
    text,
  );
}
