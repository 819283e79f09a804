/** Stands for a note while a text is turned: signs that no text has and no rule finds. */
const token = /\uE100(\d+)\uE101/g;

/** What could not be moved, each in its place: words for the author, which no visitor reads. */
export class Notes {
  readonly all: string[] = [];

  /** @returns what stands for the note in a text until {@link place} */
  add(words: string): string {
    this.all.push(words.trim());
    return `\uE100${this.all.length - 1}\uE101`;
  }

  /**
   * Writes the notes where they belong: as comments, each in one line. A line that begins with a comment is HTML, and
   * no Markdown; there the comment stands at the end of the line.
   */
  place(text: string): string {
    const placed = this.#placeAll(text);
    // What stood in the name of a class, or in an address, has no place of its own.
    const missing = this.all.filter((words) => !placed.includes(writeNote(this.#whole(words))));
    return [placed.trimEnd(), ...missing.map((words) => writeNote(this.#whole(words)))].join(
      '\n\n',
    );
  }

  /** The words of a note, with those of the notes that are in it. */
  #whole(words: string): string {
    return words.replaceAll(token, (_, index: string) =>
      this.#whole(this.all[Number(index)] ?? ''),
    );
  }

  #placeAll(text: string): string {
    return text
      .split('\n')
      .map((line) => {
        const [begin = ''] = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?/.exec(line) ?? [];
        const [tokens = ''] = /^(?:\uE100\d+\uE101[ \t]*)+/.exec(line.slice(begin.length)) ?? [];
        const rest = line.slice(begin.length + tokens.length);
        if (!tokens) return line;
        return rest.trim()
          ? `${begin}${rest.trimEnd()} ${tokens.trim()}`
          : `${begin}${tokens.trim()}`;
      })
      .join('\n')
      .replaceAll(token, (_, index: string) =>
        writeNote(this.#whole(this.all[Number(index)] ?? '')),
      );
  }
}

/** A note as the file has it, in one line; what would end a comment, or a cell, is written otherwise. */
export const writeNote = (words: string): string =>
  `<!-- Not moved: ${words
    .replaceAll(/\s*\n\s*/g, ' ⏎ ')
    .replaceAll(/--(?=!?>)/g, '- -')
    .replaceAll('|', '¦')} -->`;
