/** Something that a person decides, for each place in which it is to be decided. */
interface Decision {
  /** What it is, in a line. */
  what: string;
  /** What to do. */
  todo: string;
  places: readonly string[];
}

/** The report of a move. */
export class Report {
  readonly #facts: string[] = [];
  readonly #decisions = new Map<string, Decision & { places: string[] }>();
  readonly #changes = new Map<string, string[]>();
  /** What became of each old text: its file in the content folder, by the file that it was. */
  readonly texts = new Map<string, string>();

  /** Says a fact, such as a count. */
  say(line: string): void {
    this.#facts.push(line);
  }

  /** Adds a place to a decision, which is told by its words. */
  decide(what: string, todo: string, place: string): void {
    const one = this.#decisions.get(what) ?? { what, todo, places: [] };
    one.places.push(place);
    this.#decisions.set(what, one);
  }

  /** Writes down what is otherwise than in the old site, and asks for nothing. */
  note(what: string, place: string): void {
    this.#changes.set(what, [...(this.#changes.get(what) ?? []), place]);
  }

  /**
   * Leaves out what a person has decided since an earlier run.
   *
   * @param isOpen whether a file of the new site, of which a place says words, still waits
   */
  leaveOutDecided(isOpen: (file: string, words: string) => boolean): void {
    for (const one of this.#decisions.values()) {
      one.places = one.places.filter((place) => {
        const [, file, words = ''] = /^(content\/\S+\.md)(?:: (.*))?$/s.exec(place) ?? [];
        return file === undefined || isOpen(file, words);
      });
    }
  }

  get decisions(): readonly Decision[] {
    return [...this.#decisions.values()]
      .filter(({ places }) => places.length > 0)
      .toSorted((one, other) => other.places.length - one.places.length);
  }

  get facts(): readonly string[] {
    return this.#facts;
  }

  /** The report as a page of Markdown: counts, decisions, and below all that is not in the new site. */
  print(): string {
    const decisions = this.decisions.map(
      ({ what, todo, places }, index) =>
        `### ${index + 1}. ${what} (${places.length})\n\n${todo}\n\n${list(places.slice(0, 10))}${places.length > 10 ? `- … and ${places.length - 10} more, listed below\n` : ''}`,
    );
    const details = [
      ...this.decisions.filter(({ places }) => places.length > 10),
      ...[...this.#changes].map(([what, places]) => ({ what, places })),
    ].map(({ what, places }) => `### ${what} (${places.length})\n\n${list(places)}`);
    return [
      '# What moved in\n',
      list(this.#facts),
      `## To decide (${decisions.length})\n`,
      decisions.length > 0
        ? 'Each is one question, the most frequent first. What could not be moved is a comment in its place, `<!-- Not moved: … -->`, which visitors do not see: `npm run launch-check` lists them all, and a release waits until they are gone.\n'
        : 'Nothing.\n',
      ...decisions,
      '## What is otherwise than in the old site\n',
      ...details,
    ].join('\n');
  }
}

const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${inOneLine(line)}\n`).join('');

/** Words of old files as they are, in one line. */
const inOneLine = (line: string): string =>
  line.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll('<!--', '<!‒‒');
