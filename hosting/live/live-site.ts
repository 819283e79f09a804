import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServedFile } from '../served-files.ts';
import type { Findings } from './findings.ts';
import type { LiveClient, LiveResponse } from './live-client.ts';

/** What every check knows. */
export interface LiveSite {
  /** The address that was asked for, without a slash at its end. */
  address: string;
  client: LiveClient;
  findings: Findings;
  /** The build on this machine, and its served files with their paths below the address. */
  folder: string;
  files: readonly ServedFile[];
  /** Whether this very build is live. */
  isLive: boolean;
  /** Whether the host is one that sends the site's headers. */
  hasHeaders: boolean;
  /** Gets a path below the address. */
  get(urlPath: string, headers?: Record<string, string>): Promise<LiveResponse>;
}

/** Reads a file of the build as text. */
export const readBuilt = (site: LiveSite, file: string) =>
  readFileSync(path.join(site.folder, file), 'utf8');
