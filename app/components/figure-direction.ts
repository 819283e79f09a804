/**
 * The direction of a figure, for `dir`: from left to right in any text, such as `50K+` and `590 kr`. One
 * with a word that is written from right to left, such as `20 دقيقة`, follows that word.
 */
export function figureDirection(text: string): 'ltr' | undefined {
  return /[\u0590-\u08ff]/.test(text) ? undefined : 'ltr';
}
