/** A text of an address without its escapes, such as `%20`; as it is, where one of them is none. */
export function removeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
