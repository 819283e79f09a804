/** A text of an address without its escapes, such as `%20`; undefined where one of them is none. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The same; as it is where one of them is none. */
export const removeEscapes = (text: string): string => decodeEscapes(text) ?? text;
