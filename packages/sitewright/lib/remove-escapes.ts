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

/** An escape, or those of one sign in UTF-8. */
const escapes =
  /%[0-7][\da-f]|%[c-d][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{2}/gi;

/**
 * A path without its escapes, as servers compare it. A byte that is no UTF-8, as old servers sent them, becomes a lone
 * surrogate from U+DC80 on, which no other text has.
 */
export const decodePath = (path: string): string =>
  path.replaceAll(
    escapes,
    (one) =>
      decodeEscapes(one) ??
      one.replaceAll(/%(..)/g, (_, hex: string) => toByte(Number.parseInt(hex, 16))),
  );

/** The sign that stands for a byte in {@link decodePath}. */
export const toByte = (byte: number): string => String.fromCharCode(0xdc00 + byte);

/** Spells a path without escapes as browsers send it. */
export const encodePath = (path: string): string =>
  path.replaceAll(/([\udc80-\udcff])|[^\udc80-\udcff]+/gu, (part, byte?: string) =>
    byte ? `%${(byte.charCodeAt(0) - 0xdc00).toString(16).toUpperCase()}` : encodeURI(part),
  );
