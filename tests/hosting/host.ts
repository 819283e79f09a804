import type { Answer } from './ask.ts';

/** A server under test that runs until it is stopped. */
export interface RunningHost {
  origin: string;
  /** A folder around the one that is served: nothing in it may be seen from outside. */
  place?: string;
  /** The process that serves, or that leads those which do. */
  pid?: number | undefined;
  /** Puts another built site in place of the one that is served. */
  publish?(built: string): void;
  /** Takes a file out of the folder that is served. */
  remove?(file: string): void;
  /** Makes it fail whenever a path is asked for, and gives what it then answers. */
  failAt?(path: string): Promise<Answer>;
  /** Kills what answers, without warning, and has it started again. */
  killAndRestart?(): Promise<void>;
  stop(): Promise<void>;
}

/** A kind of server that the site is to be tried on. */
export interface Host {
  name: string;
  /** The encodings that it can send, beside none. */
  encodings: readonly ('br' | 'gzip')[];
  /** Whether it sends parts of a file. */
  ranges: boolean;
  /** What it makes of a page's file name: no such path, or another name for the page. */
  fileNames: 'not found' | 'redirect';
  /** Whether a running one can be given another site. */
  publishes: boolean;
  /** Why it cannot be tried on this machine; undefined when it can. */
  missing(): string | undefined;
  start(folder: string): Promise<RunningHost>;
}
