import type { StartStep } from './progress.ts';

/** An update of a site whose pages are compared with those of before. */
export interface Upgrade {
  title: string;
  /** What was changed in the site's files, a sentence each. */
  changes: readonly string[];
  /** The folder of the pages as they were; empty where nobody has them. */
  before: string;
  /** The same as they are. */
  after: string;
  /** The folder for a report, and for the pictures in it. */
  folder: string;
  startStep: StartStep;
}

/** Compares the pages, and writes `index.html` into the folder: the field `upgrade` of a companion package. */
export type UpgradePart = (upgrade: Upgrade) => Promise<{ pages: number; different: number }>;
