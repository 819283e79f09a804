import type { Period } from '../dates/period.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';

/** What a button says, and where it leads; without a target it does nothing. */
export interface Action {
  label: string;
  to?: string;
}

/** What one file defines and others may name. */
export interface FieldContext {
  /** The actions by their names; undefined when `actions.yaml` could not be read. */
  actions: ReadonlyMap<string, Action> | undefined;
  /** The paths that a link may lead to. */
  paths: ReadonlySet<string>;
  /** The paths, in the first language, of pages that it lacks; links lead to a language that has them. */
  pathsElsewhere?: readonly string[];
  /** Whether paths are missing because files cannot be read that say them, which is reported already. */
  lacksPaths?: boolean;
  /** Why visitors do not get a post or a page, by its path. */
  unpublishedReasons?: ReadonlyMap<string, string>;
  /** From when to when visitors get the pages that they do not get at all times, by their paths. */
  periods: ReadonlyMap<string, Period>;
  /** The paths of those that visitors do not get today. Lists leave out what leads there. */
  pathsOutsideDays: ReadonlySet<string>;
  /** The same of the file that names them; without it visitors always get what it says. */
  period?: Period;
  /** The site’s own, such as `https://www.example.com`; undefined where it is not known. */
  origin?: string | undefined;
  /** The day that it is where the vendor is. */
  today: string;
  /** The vendor’s time zone. */
  timeZone: string;
  /** The pages that are in the group of the header, by their paths. */
  groupPages: readonly string[];
  /** The tag of the language of the files that name them. */
  language: string;
  /** Whether that is another language than the first. */
  isTranslation?: boolean;
  /** The code of the currency of the page’s prices, if it has one. */
  currency?: string | undefined;
  /** The codes of the currencies that pages have prices and salaries in, in all languages. */
  currencies?: readonly string[];
  /** The tags of all languages of the site. */
  languages: readonly string[];
  pictures: PictureFolder;
  /** The names of the site's own drawings. */
  drawings: readonly string[];
  /** The sizes in bytes of the files that the vendor offers, by their names. */
  downloads: ReadonlyMap<string, number>;
}
