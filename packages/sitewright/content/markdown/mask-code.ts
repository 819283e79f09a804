/** Stands for each character of code. */
export const codeMask = '\uE000';

const hide = (text: string): string => text.replaceAll(/[^\n]/g, codeMask);

/** Masks the code of a text in Markdown, line for line and character for character, so that nothing in it is found. */
export function maskCode(markdown: string): string {
  let fence: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const [, mark] = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/.exec(line) ?? [];
    const isEnd = /^[ \t>]*[`~]+[ \t]*$/.test(line);
    if (mark && (fence ? mark.startsWith(fence) && isEnd : !isInline(line, mark))) {
      fence = fence ? undefined : mark;
      return hide(line);
    }
    return fence ? hide(line) : line;
  });
  return lines
    .join('\n')
    .replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, hide);
}

/** Whether a line has the end of the code that it begins, so that it is no fence. */
const isInline = (line: string, mark: string): boolean =>
  mark.startsWith('`') && line.slice(line.indexOf(mark) + mark.length).includes('`');
