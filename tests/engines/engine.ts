/** A running browser. Coordinates are CSS pixels from the window's upper left corner. */
export interface Browser {
  /** Its name and version, and what drives it. */
  description: string;
  /** Opens a URL in a window with this viewport width and waits until the page has loaded. */
  open(url: string, width: number): Promise<void>;
  /** Goes through the history: -1 is back, 1 is forward. May return before the page has loaded. */
  go(steps: -1 | 1): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Returns a new tab's first console line with this text. Missing where the driver has no access. */
  readConsole?(url: string, text: string): Promise<string>;
  close(): Promise<void>;
}

/** A browser engine to test the site in. */
export interface Engine {
  name: string;
  /** Says why it cannot run on this machine; undefined when it can. */
  describeMissing(): string | undefined;
  /** Installs it, if possible. */
  install(): void;
  start(): Promise<Browser>;
}

export const windowHeight = 844;
