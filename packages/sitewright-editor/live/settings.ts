import type { DecodedFiles } from 'sitewright/folder';
import type { Site } from 'sitewright/schemas';

/** A map as JSON has it. */
type EntriesOf<Known> = Known extends ReadonlyMap<infer Key, infer Value> ? [Key, Value][] : never;

/** What the build tells the editor of the live site; nothing of it is secret, and of the content's texts it has captions alone. */
export interface LiveSettings
  extends Pick<NonNullable<Site['editing']>, 'service' | 'repository' | 'branch'> {
  /** Where the service’s API answers. */
  api: string;
  /** Where people make a token. */
  tokens: string;
  /** The path of the content folder in the repository, as the site says it, else as the build has it. */
  place: string;
  /** Whether the editor has an address of its own, where no script of the site runs. */
  isApart: boolean;
  /** What every URL path of the site begins with. */
  base: string;
  /** The files beside texts and pictures, by their paths in the content folder. */
  others: readonly string[];
  /** The files to download, with their bytes, and the captions among them. */
  downloads: [name: string, bytes: number][];
  captions: [name: string, text: string][];
  /** What only a decoder can tell. */
  mark: DecodedFiles['mark'];
  fonts: Omit<DecodedFiles['fonts'], 'scripts'> & {
    scripts: EntriesOf<DecodedFiles['fonts']['scripts']>;
  };
  pictures: EntriesOf<DecodedFiles['pictures']>;
}
