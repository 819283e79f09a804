/** What may stand behind a value in a text: a full stop that is no part of an address and none of three. */
export const stopBehind = String.raw`(\.(?![.\p{L}\p{N}]))?`;

/**
 * A value with the full stop that a text has behind it: that of an abbreviation at its end is the sentence’s too, as in
 * `1 жовтня 2021 р.` and `Wells & Co.`
 */
export const withStop = (value: string, stop = ''): string =>
  /\.[\u2066-\u2069]*$/.test(value) ? value : value + stop;
