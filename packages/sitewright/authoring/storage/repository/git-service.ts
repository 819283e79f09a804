import type { Version } from '../content-storage.ts';

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
  /** The last commit of a branch; undefined where there is no such branch. */
  head(branch: string): Promise<string | undefined>;
  /** The last commit that two commits have in common. */
  base(one: string, other: string): Promise<string>;
  /** The ids of all files below a folder, by their paths in the repository. */
  files(commit: string, folder: string): Promise<Map<string, string>>;
  read(file: string): Promise<Blob>;
  /** @throws Moved where the branch has another head meanwhile; then it is as it was */
  commit(commit: NewCommit): Promise<string>;
  /** Makes the request of a branch, or gives that which is open its words. */
  propose(branch: string, title: string, text: string): Promise<Proposal>;
  /** The newest request of a branch, open or not. */
  findProposal(branch: string): Promise<Proposal | undefined>;
  publish(proposal: Proposal, commit: string): Promise<void>;
  versions(branch: string, path: string): Promise<Version[]>;
  /** Where the files of a commit are deployed to, once they are. */
  preview(commit: string): Promise<string | undefined>;
}

/** The branch has another head than was known. */
export class Moved extends Error {
  override name = 'Moved';
}

/** What the vendor says of the repository. */
export interface Repository {
  /** Where the API answers, such as `https://api.github.com`. */
  api: string;
  /** Owner and name. */
  name: string;
  /** The branch that the site is built from. */
  branch: string;
}
