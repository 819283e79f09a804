/** A server under test that runs until it is stopped. */
export interface RunningHost {
  origin: string;
  stop(): Promise<void>;
}

/** A kind of server that the site is to be tried on. */
export interface Host {
  name: string;
  /** The encodings that it can send, beside none. */
  encodings: readonly ('br' | 'zstd' | 'gzip')[];
  /** What it makes of a page's file name: no such path, or another name for the page. */
  fileNames: 'not found' | 'redirect';
  /** Why it cannot be tried on this machine; undefined when it can. */
  missing(): string | undefined;
  start(folder: string): Promise<RunningHost>;
}
