/** Says how far a step is: one more, or so many; and of how many, where that is known later. */
export type Advance = (done?: number, total?: number) => void;

/** Begins a step of a command, such as `Rendering the pages`, of so many where that is known. The one before ends. */
export type StartStep = (name: string, total?: number) => Advance;

/** For whoever calls a function that is no command, and says nothing. */
export const silently: StartStep = () => () => {};

/** A command that is quicker needs no word, in milliseconds. */
const quick = 2_000;
/** How often its line is drawn at a terminal, and printed elsewhere, in milliseconds. */
const [drawnEach, printedEach] = [100, 10_000];

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
const count = (number: number) => number.toLocaleString('en');

/**
 * What a command does and how far it is, for the person who waits for it. At a terminal it is one line, which is drawn
 * anew in its place; elsewhere a line each ten seconds. It is on the standard error, as programs read the other output.
 */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #isTerminal: boolean;
  /** How long each step took, in milliseconds. */
  readonly #times = new Map<string, number>();
  /** Until a command begins its first step, its code is loaded. */
  #current = { name: 'Loading the code', start: 0, done: 0, total: 0 };
  #timer: NodeJS.Timeout | undefined;
  #shownAt = 0;
  #isLineShown = false;
  #isTimeTold = false;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
    this.#isTerminal = stream.isTTY && !process.env.CI && process.env.TERM !== 'dumb';
  }

  step: StartStep = (name, total = 0) => {
    this.#endStep();
    const current = { name, start: performance.now(), done: 0, total };
    this.#current = current;
    if (!this.#timer) this.#start();
    if (this.#isTerminal) this.#draw();
    return (done = current.done + 1, all = current.total) => {
      Object.assign(current, { done, total: all });
      this.#show();
    };
  };

  /** Removes the line: what stands there next is of somebody else, such as a program that writes to the terminal itself. */
  clear(): void {
    if (!this.#isLineShown) return;
    this.#isLineShown = false;
    this.#stream.cursorTo(0);
    this.#stream.clearLine(0);
  }

  /** How long the command took, such as `11.7 seconds: rendering the pages 5.2, compressing 3.1`, the longest step first. */
  describeTime(): string {
    this.#endStep();
    this.#isTimeTold = true;
    const total = performance.now();
    const steps = [...this.#times].filter(([, time]) => total > quick && time > total / 20);
    const list = steps
      .sort(([, a], [, b]) => b - a)
      .map(([name, time]) => `${name.charAt(0).toLowerCase()}${name.slice(1)} ${seconds(time)}`);
    return [`${seconds(total)} seconds`, list.join(', ')].filter(Boolean).join(': ');
  }

  /** Says what took long, unless the command has said it. */
  finish(): void {
    const isLong = this.#timer && performance.now() > quick;
    this.stop();
    if (isLong && !this.#isTimeTold) this.#stream.write(`It took ${this.describeTime()}.\n`);
  }

  /** Leaves the terminal to what comes next, such as an error. */
  stop(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #endStep(): void {
    const { name, start } = this.#current;
    const now = performance.now();
    this.#times.set(name, (this.#times.get(name) ?? 0) + now - start);
    this.#current.start = now;
  }

  #start(): void {
    this.#timer = setInterval(() => this.#show(), drawnEach).unref();
    // Other output, whoever writes it, begins in a line of its own.
    for (const stream of this.#isTerminal ? [process.stdout, this.#stream] : []) {
      const { write } = stream;
      stream.write = ((...args: Parameters<typeof write>) => {
        this.clear();
        return write.apply(stream, args);
      }) as typeof write;
    }
  }

  #show(): void {
    const since = performance.now() - this.#shownAt;
    if (this.#isTerminal && since >= drawnEach) this.#draw();
    if (!this.#isTerminal && since >= printedEach) this.#stream.write(`${this.#nextLine()}\n`);
  }

  #draw(): void {
    this.#stream.write(this.#nextLine().slice(0, (this.#stream.columns || 80) - 1));
    this.#isLineShown = true;
  }

  #nextLine(): string {
    const { name, done, total } = this.#current;
    this.#shownAt = performance.now();
    const place = total > 0 ? `: ${count(done)} of ${count(total)}` : '';
    return `${name}${place} … ${Math.round(this.#shownAt / 1_000)} s`;
  }
}
