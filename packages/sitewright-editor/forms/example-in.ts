/** The example that words on a field give, such as `18:30` of `The time, such as 18:30: it orders posts`. */
export const exampleIn = (words: string): string | undefined =>
  /such as (.+?)(?=[;,()]|[:.](?:\s|$)|$)/.exec(words)?.[1];
