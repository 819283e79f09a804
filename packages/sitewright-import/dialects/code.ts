/** Stands for each character of code. */
const codeMask = '\uE000';

const hide = (text: string): string => text.replaceAll(/[^\n]/g, codeMask);

/** Masks the code of a text, line for line and character for character, so that nothing in it is found. */
export function maskCode(markdown: string): string {
  let fence: string | undefined;
  const lines = markdown.split('\n').map((line) => {
    const [, mark, info = ''] =
      /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
      return hide(line);
    }
    if (!mark || (mark.startsWith('`') && info.includes('`'))) return line;
    fence = mark;
    return hide(line);
  });
  return lines
    .join('\n')
    .replaceAll(/(?<!`)(`{1,2})(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, hide);
}
