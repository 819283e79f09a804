import { t } from '../../words/words.ts';
import type { ServiceError } from './client.ts';

/** Contents of files by their paths in the repository; null removes one. */
export type FileContents = ReadonlyMap<string, string | Blob | null>;

/** A change of files that becomes the head of a branch. */
export interface NewCommit {
  branch: string;
  /** The head of the branch; undefined where the branch is new. */
  head: string | undefined;
  /** The commit whose files are changed, which the branch has from then on. */
  onto: string;
  message: string;
  files: FileContents;
  /** The folder that has all of them. */
  folder: string;
}

/** A request to take over the changes of a branch: a pull request, or a merge request. */
export interface Proposal {
  number: number;
  /** Where people read it. */
  address: string;
  isOpen: boolean;
  /** The last commit that it is about. */
  commit: string;
}

/**
 * A repository at a service, by the REST API that the service documents. Ids of commits and of files are what the
 * service calls them. What fails throws an Error whose message is one line with what to do.
 */
export interface GitService {
  /** Whose token it is. */
  user(): Promise<string>;
  /** The last commit of the branch that the site is built from. */
  head(): Promise<string>;
  /** The last commits of the branches whose names begin so, by their names. */
  branches(start: string): Promise<Map<string, string>>;
  /** The last commit that two commits have in common. */
  base(one: string, other: string): Promise<string>;
  /** The ids of all files below a folder, by their paths in the repository. */
  files(commit: string, folder: string): Promise<Map<string, string>>;
  read(file: string): Promise<Blob>;
  /**
   * @returns the branch that has the commit, which is the next of the editor's where that one cannot have it
   * @throws Moved where the branch has another head meanwhile; then nothing in it is overwritten
   */
  commit(commit: NewCommit): Promise<string>;
  /** Makes the request of a branch, or gives that which is open its words. */
  propose(branch: string, title: string, text: string): Promise<Proposal>;
  /** The newest request of a branch, open or not. */
  findProposal(branch: string): Promise<Proposal | undefined>;
  publish(proposal: Proposal, commit: string): Promise<void>;
  /** Where the files of a commit are deployed to, once they are. */
  preview(commit: string): Promise<string | undefined>;
  /** What a preview needs where the service itself knows of none. */
  previewHint?: string;
}

/** The branch has another head than was known. */
export class Moved extends Error {
  override name = 'Moved';

  constructor(
    message = t('Somebody else writes to your branch at this moment: save again. Nothing is lost.'),
  ) {
    super(message);
  }
}

/** What a service's refusal of a commit means: that the branch has another head, unless a rule refuses. */
export const explainCommit = (error: ServiceError, message?: string): Error =>
  error.isRule ? error : new Moved(message);

/** What the vendor says of the repository. */
export interface Repository {
  /** Where the API answers, such as `https://api.github.com`. */
  api: string;
  /** Owner and name, such as `acme/site`. */
  name: string;
  /** The branch that the site is built from. */
  branch: string;
}
