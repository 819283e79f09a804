import { t } from '../../words/words.ts';
import { type Client, createClient, explainRefusal, ServiceError } from './client.ts';
import { commitWithoutMerge, type PlainCommit } from './commit-without-merge.ts';
import type { GitService, NewCommit, Proposal, Repository } from './git-service.ts';

/** A service that has repositories, as it documents itself. */
export interface ServiceKind {
  /** As people call it where they choose it. */
  name: string;
  /** As messages call it, where that is another name. */
  shortName?: string;
  /** Where its API answers and where people make tokens; for a server of one's own, such as `https://git.example.com`. */
  findAddresses(server?: string): { api: string; tokens: string };
  /** What a token needs for a repository, in the service's words. */
  rights(repository: string): string;
  /** How people make such a token. */
  advice: string;
  headers(token: string): Readonly<Record<string, string>>;
  /** Where a repository is below the API. */
  locate(repository: string): string;
  /** The field of `/user` with the name of whose token it is. */
  user: 'login' | 'username';
  /** Where the branches are, each with slashes in its name encoded. */
  branchPlace(branch: string): string;
  proposals: ProposalKind;
  /** Says why a merge is refused for now, by the statuses with which it is. */
  unready: { statuses: readonly number[]; reason: string };
  /** What a preview needs where the service itself knows of none. */
  previewHint?: string;
  /** What differs more than in names. */
  connect(client: Client, repository: Repository): Connection;
}

/** How a service writes requests to take something over. */
interface ProposalKind {
  place: string;
  /** The method that changes one. */
  change: 'PATCH' | 'PUT';
  describe(title: string, text: string): object;
  begin(branch: string, main: string): object;
  closed: object;
  // biome-ignore lint/suspicious/noExplicitAny: what the service documents
  read(answer: any): Proposal;
}

interface Connection
  extends Pick<GitService, 'head' | 'branches' | 'base' | 'read' | 'findProposal' | 'preview'> {
  /** What is below a folder in a commit, and may be elsewhere too. */
  listTree(commit: string, folder: string): Promise<TreeEntry[]>;
  merge(number: number, commit: string): Promise<unknown>;
  /** Makes a commit with one parent, or any. */
  commit: { add(commit: PlainCommit): Promise<unknown> } | ((commit: NewCommit) => Promise<string>);
}

/** A file or a folder, with its id by the name that the service gives it. */
export interface TreeEntry {
  path: string;
  type: string;
  sha?: string;
  id?: string;
}

/** A repository at a service. */
export function createGitService(
  kind: ServiceKind,
  repository: Repository,
  token: string,
): GitService {
  const { api, name, branch: main } = repository;
  const { proposals, shortName = kind.name } = kind;
  const service = {
    ...{ name: shortName, repository: name, rights: kind.rights(name) },
    headers: kind.headers(token),
  };
  const client = createClient(service, api + kind.locate(name));
  const { commit, listTree, merge, ...connection } = kind.connect(client, repository);
  const { change, place } = proposals;
  const trees = new Map<string, Map<string, string>>();
  const git: Omit<GitService, 'commit'> = {
    ...connection,
    async head() {
      try {
        return await connection.head();
      } catch (error) {
        if (!(error instanceof ServiceError && error.status === 404)) throw error;
        // Where the repository answers, it is the branch that is not there.
        const { default_branch: now } = await client.get('');
        if (now === main) throw error;
        throw new Error(
          t(
            '{name} has no branch “{main}” any more, and its main branch is “{now}”: tell who keeps the site, whose site.yaml says the branch below editing.',
            { name, main, now },
          ),
        );
      }
    },
    user: async () => (await createClient(service, api).get('/user'))[kind.user],
    async files(id, folder) {
      // The files of a commit stay the same forever.
      const known = `${id}:${folder}`;
      const isFile = ({ type, path }: TreeEntry) =>
        type === 'blob' && path.startsWith(`${folder}/`);
      const list = async () =>
        (await listTree(id, folder))
          .filter(isFile)
          .map(({ path, sha, id: own }) => [path, sha ?? own ?? ''] as const);
      const files = trees.get(known) ?? new Map(await list());
      trees.set(known, files);
      return files;
    },
    async propose(branch, title, text) {
      const open = await connection.findProposal(branch);
      const words = proposals.describe(title, text);
      const answer = open?.isOpen
        ? await client.send(change, `${place}/${open.number}`, words)
        : await client.send('POST', place, { ...words, ...proposals.begin(branch, main) });
      return proposals.read(answer);
    },
    async publish({ number }, sha) {
      const { statuses, reason } = kind.unready;
      const explain = () =>
        new Error(
          t('{shortName} does not publish it yet: {reason}. Open the request to see which.', {
            shortName,
            reason: t(reason),
          }),
        );
      await explainRefusal(statuses, explain, () => merge(number, sha));
    },
    ...(kind.previewHint && { previewHint: kind.previewHint }),
  };
  if (typeof commit === 'function') return { ...git, commit };
  const plain = {
    ...git,
    ...commit,
    remove: (branch: string) => client.ask(kind.branchPlace(branch), { method: 'DELETE' }),
    close: (number: number) => client.send(change, `${place}/${number}`, proposals.closed),
  };
  return { ...git, commit: (one) => commitWithoutMerge(plain, one) };
}
