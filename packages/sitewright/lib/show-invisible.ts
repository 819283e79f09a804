/**
 * What nobody sees in a text: controls, marks of direction, unassigned signs, spaces but the plain one. What
 * joins the parts of an emoji, or parts letters as in Persian, is matched first, and no group with it.
 */
const invisible =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\p{L}|\p{M})(?:\u200C|\u200D)(?=\p{L})|([\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?! )\p{Zs})/gu;

/** A letter with marks behind it. */
const marked = /\p{L}\p{M}+/gu;

/** A character by its number, such as `U+00A0`. */
export const nameCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const show = (character: string) => `<${nameCodePoint(character)}>`;

/**
 * Makes a line of a message tell apart what looks the same: invisible characters become their numbers,
 * such as `<U+00A0>`, and so do marks of a letter that has a sign of its own with them, as on macOS.
 */
export function showInvisible(line: string): string {
  return line
    .replaceAll(invisible, (found, hidden: string | undefined) => (hidden ? show(hidden) : found))
    .replaceAll(marked, (letter) => {
      if (letter.normalize('NFC') === letter) return letter;
      const [base = '', ...marks] = letter;
      return base + marks.map(show).join('');
    });
}
