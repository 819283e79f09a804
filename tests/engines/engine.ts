/** A browser that runs. Coordinates are CSS pixels from the window's upper left corner. */
export interface Browser {
  /** Its name and version, and what drives it. */
  description: string;
  /** Loads an address in a window whose page is so wide, and waits until it has loaded. */
  open(address: string, width: number): Promise<void>;
  /** Goes through the history: -1 is back, 1 is forward. May return before the page has come. */
  go(steps: -1 | 1): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Runs a function in the page: it sees its own arguments and nothing else from here. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R>;
  /** Opens an address apart from all others, for the first line with these words in its console.
   * Left out where the driver does not tell what the console got. */
  logged?(address: string, words: string): Promise<string>;
  close(): Promise<void>;
}

/** A browser engine that the site is to be tried in. */
export interface Engine {
  name: string;
  /** Why it cannot be tried on this machine; undefined when it can. */
  missing(): string | undefined;
  /** Brings it to this machine, as far as that goes. */
  install(): void;
  start(): Promise<Browser>;
}

export const windowHeight = 844;
