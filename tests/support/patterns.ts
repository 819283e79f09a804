/** A text as part of a regular expression that matches it alone. */
export const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a label with what may follow it for those who do not see where it stands. */
export const startingWith = (label: string) => new RegExp(`^${escapeText(label)}`);
