import { ask, createClient, ServiceError, toBase64 } from './ask.ts';
import { type Branches, commitWithoutMerge, type FileUpdate } from './commit-without-merge.ts';
import { type GitService, Moved, type Proposal, type Repository } from './git-service.ts';
import { rememberTrees } from './remember-trees.ts';

/** Entries on a page of a list, which is the most that there can be. */
const pageSize = 100;

/** What a token needs. */
export const gitLabRights = (repository: string): string =>
  `the scope “api” and, in ${repository}, the role Developer`;

/**
 * A repository at GitLab: https://docs.gitlab.com/api/rest/, version 4. What is asked of commits, branches, merge requests
 * and deployments is at https://docs.gitlab.com/api/commits/, …/branches/, …/merge_requests/ and …/deployments/.
 */
export function createGitLab({ api, name, branch: main }: Repository, token: string): GitService {
  const service = {
    ...{ name: 'GitLab', repository: name, rights: gitLabRights(name) },
    headers: { Authorization: `Bearer ${token}` },
  };
  // A name with its groups is one step of an address.
  const own = `${api}/projects/${encodeURIComponent(name)}`;
  const { get, send } = createClient(service, own);

  async function getAll<Entry>(path: string, query: Record<string, string>): Promise<Entry[]> {
    const all: Entry[] = [];
    for (let page = 1; ; page += 1) {
      const parameters = { ...query, per_page: `${pageSize}`, page: `${page}` };
      const entries: Entry[] = await get(`${path}?${new URLSearchParams(parameters)}`);
      all.push(...entries);
      if (entries.length < pageSize) return all;
    }
  }

  async function commit(body: object, updates: readonly FileUpdate[], head?: string) {
    const actions = updates.map(async ({ path, content, old }) => ({
      action: content === null ? 'delete' : old ? 'update' : 'create',
      file_path: path,
      // With it, the service refuses to change what somebody else has changed meanwhile.
      ...(head && old && { last_commit_id: await findLastCommit(path, head) }),
      ...(typeof content === 'string' && { content }),
      ...(content instanceof Blob && { content: await toBase64(content), encoding: 'base64' }),
    }));
    try {
      await send('POST', '/repository/commits', { ...body, actions: await Promise.all(actions) });
    } catch (error) {
      if (error instanceof ServiceError && error.status === 400) throw new Moved(error.message);
      throw error;
    }
  }

  async function findLastCommit(path: string, commit: string): Promise<string> {
    const file = `/repository/files/${encodeURIComponent(path)}?ref=${commit}`;
    return (await get(file)).last_commit_id;
  }

  const change = (number: number, body: object) => send('PUT', `/merge_requests/${number}`, body);
  const branches: Branches = {
    async branches(start) {
      const all = await getAll<Branch>('/repository/branches', { search: `^${start}` });
      return new Map(all.map((one) => [one.name, one.commit.id]));
    },
    async base(one, other) {
      const query = new URLSearchParams([one, other].map((id) => ['refs[]', id]));
      return (await get(`/repository/merge_base?${query}`)).id;
    },
    files: rememberTrees(async (ref, path) => {
      const query = { ref, path, recursive: 'true' };
      const tree = await getAll<TreeEntry>('/repository/tree', query);
      return tree.flatMap((one) => (one.type === 'blob' ? [[one.path, one.id] as const] : []));
    }),
    async findProposal(branch) {
      const query = { state: 'all', source_branch: branch, target_branch: main };
      // The newest is the first.
      const [found] = await get(`/merge_requests?${new URLSearchParams(query)}`);
      return found && toProposal(found);
    },
    append: (branch, head, commit_message, updates) =>
      commit({ branch, commit_message }, updates, head),
    begin: (branch, start_sha, commit_message, updates) =>
      commit({ branch, start_sha, commit_message }, updates),
    async remove(branch) {
      const place = `${own}/repository/branches/${encodeURIComponent(branch)}`;
      await ask(service, place, { method: 'DELETE' });
    },
    async close(number) {
      await change(number, { state_event: 'close' });
    },
  };

  return {
    ...branches,
    commit: (one) => commitWithoutMerge(branches, one),
    user: async () => (await (await ask(service, `${api}/user`)).json()).username,
    head: async () => (await get(`/repository/branches/${encodeURIComponent(main)}`)).commit.id,
    read: async (id) => (await ask(service, `${own}/repository/blobs/${id}/raw`)).blob(),
    async propose(branch, title, description) {
      const open = await branches.findProposal(branch);
      if (open?.isOpen) return toProposal(await change(open.number, { title, description }));
      const body = { title, description, source_branch: branch, target_branch: main };
      return toProposal(await send('POST', '/merge_requests', body));
    },
    async publish({ number }, sha) {
      try {
        await send('PUT', `/merge_requests/${number}/merge`, { sha });
      } catch (error) {
        if (!(error instanceof ServiceError) || ![401, 405, 409, 422].includes(error.status)) {
          throw error;
        }
        throw new Error(
          'GitLab does not publish it yet: its pipeline still runs or has failed, somebody has to approve it, or your role may not merge. Open the request to see which.',
        );
      }
    },
    async versions(branch, path) {
      const query = new URLSearchParams({ ref_name: branch, path });
      const commits: Commit[] = await get(`/repository/commits?${query}`);
      return commits.map(({ author_name: who, authored_date: when, title: what }) => {
        return { who, when, what };
      });
    },
    async preview(sha) {
      const query = { status: 'success', order_by: 'created_at', sort: 'desc', per_page: '100' };
      const all: Deployment[] = await get(`/deployments?${new URLSearchParams(query)}`);
      return all.find((one) => one.sha === sha)?.environment.external_url ?? undefined;
    },
  };
}

interface Branch {
  name: string;
  commit: { id: string };
}

interface TreeEntry {
  id: string;
  path: string;
  type: string;
}

interface Commit {
  author_name: string;
  authored_date: string;
  title: string;
}

interface Deployment {
  sha: string;
  environment: { external_url: string | null };
}

interface MergeRequest {
  iid: number;
  web_url: string;
  state: string;
  sha: string;
}

const toProposal = ({ iid, web_url, state, sha }: MergeRequest): Proposal => {
  return { number: iid, address: web_url, isOpen: state === 'opened', commit: sha };
};
