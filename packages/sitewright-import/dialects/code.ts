/** Stands for each character of code. */
export const codeMask = '\uE000';

const hide = (text: string): string => text.replaceAll(/[^\n]/g, codeMask);

/** What stands behind the fence of a block of MyST, in the place of a language. */
export const blockInfo = /^[ \t]*\{([a-z][\w:-]*)\}[ \t]*(.*?)[ \t]*$/i;

/** Blocks of MyST whose words are no Markdown, and languages of code that R and Jupyter write in braces. */
export const literal =
  /^(?:code.*|sourcecode|math|mermaid|raw|eval-rst|.*-table|parsed-literal|graphviz|plot|r|py|python|julia|bash|sh|sql|js|json|ya?ml)$/i;

/** Whether a fence begins a block of words, and no code. */
const isBlock = (info: string): boolean => {
  const [, name] = blockInfo.exec(info) ?? [];
  return name !== undefined && !literal.test(name);
};

/** Masks the code of a text, line for line and character for character, so that nothing in it is found. */
export function maskCode(markdown: string): string {
  let fence: string | undefined;
  const blocks: string[] = [];
  const lines = markdown.split('\n').map((line) => {
    const [, mark, info = ''] =
      /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const isBare = info.trim() === '';
    if (fence) {
      if (mark?.startsWith(fence) && isBare) fence = undefined;
      return hide(line);
    }
    if (!mark || (mark.startsWith('`') && info.includes('`'))) return line;
    if (isBlock(info)) blocks.push(mark);
    else if (isBare && mark.startsWith(blocks.at(-1) ?? 'none')) blocks.pop();
    else {
      fence = mark;
      // What names its language in braces is to be found.
      return blockInfo.test(info) ? line : hide(line);
    }
    return line;
  });
  return lines
    .join('\n')
    .replaceAll(/(?<!`)(`{1,2})(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, hide);
}
