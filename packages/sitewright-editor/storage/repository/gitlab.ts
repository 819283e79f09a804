import { msg, t } from '../../words/words.ts';
import { explainRefusal, type ServiceError, toBase64 } from './client.ts';
import { explainCommit } from './git-service.ts';
import type { ServiceKind, TreeEntry } from './service-kind.ts';

/** Entries on a page of a list, which is the most that there can be. */
const pageSize = 100;

const proposals: ServiceKind['proposals'] = {
  place: '/merge_requests',
  change: 'PUT',
  describe: (title, description) => ({ title, description }),
  begin: (source_branch, target_branch) => ({ source_branch, target_branch }),
  closed: { state_event: 'close' },
  read: ({ iid, web_url, state, sha }: MergeRequest) => {
    return { number: iid, address: web_url, isOpen: state === 'opened', commit: sha };
  },
};

const branchPlace = (branch: string) => `/repository/branches/${encodeURIComponent(branch)}`;

/**
 * GitLab: https://docs.gitlab.com/api/rest/, version 4. What is asked of commits, branches, merge requests
 * and deployments is at https://docs.gitlab.com/api/commits/, …/branches/, …/merge_requests/ and …/deployments/.
 */
export const gitLab: ServiceKind = {
  name: 'GitLab',
  // https://docs.gitlab.com/user/profile/personal_access_tokens/: the address fills the form in.
  findAddresses: (server = 'https://gitlab.com') => ({
    api: `${server}/api/v4`,
    tokens: `${server}/-/user_settings/personal_access_tokens?name=Site+editor&scopes=api`,
  }),
  rights: (repository) =>
    t('the scope “api” and, in {repository}, the role Developer', { repository }),
  advice: msg(
    'A personal token reaches all that you reach at GitLab: an access token of the project, which its maintainers make, reaches this project alone.',
  ),
  headers: (token) => ({ Authorization: `Bearer ${token}` }),
  // A name with its groups is one step of an address.
  locate: (repository) => `/projects/${encodeURIComponent(repository)}`,
  user: 'username',
  branchPlace,
  proposals,
  unready: {
    statuses: [401, 405, 409, 422],
    reason: msg(
      'its pipeline still runs or has failed, somebody has to approve it, or your role may not merge',
    ),
  },
  connect({ ask, get, send }, { branch: main }) {
    async function getAll<Entry>(path: string, query: Record<string, string>): Promise<Entry[]> {
      const all: Entry[] = [];
      for (let page = 1; ; page += 1) {
        const entries = await get(path, { ...query, per_page: `${pageSize}`, page: `${page}` });
        all.push(...entries);
        if (entries.length < pageSize) return all;
      }
    }

    async function findLastCommit(path: string, ref: string): Promise<string> {
      return (await get(`/repository/files/${encodeURIComponent(path)}`, { ref })).last_commit_id;
    }

    return {
      head: async () => (await get(branchPlace(main))).commit.id,
      async branches(start) {
        const query = { search: `^${start}` };
        const all = await getAll<{ name: string; commit: { id: string } }>(
          '/repository/branches',
          query,
        );
        return new Map(all.map(({ name, commit }) => [name, commit.id]));
      },
      async base(one, other) {
        const query = new URLSearchParams([one, other].map((id) => ['refs[]', id]));
        return (await get(`/repository/merge_base?${query}`)).id;
      },
      listTree: (ref, path) =>
        getAll<TreeEntry>('/repository/tree', { ref, path, recursive: 'true' }),
      read: async (id) => (await ask(`/repository/blobs/${id}/raw`)).blob(),
      async findProposal(branch) {
        const query = { state: 'all', source_branch: branch, target_branch: main };
        // The newest is the first.
        const [found] = await get('/merge_requests', query);
        return found && proposals.read(found);
      },
      commit: {
        async add({ branch, head, onto, message, updates }) {
          const actions = updates.map(async ({ path, content, old }) => ({
            action: content === null ? 'delete' : old ? 'update' : 'create',
            file_path: path,
            // With it, the service refuses to change what somebody else has changed meanwhile.
            ...(head && old && { last_commit_id: await findLastCommit(path, head) }),
            ...(typeof content === 'string' && { content }),
            ...(content instanceof Blob && {
              content: await toBase64(content),
              encoding: 'base64',
            }),
          }));
          const body = {
            ...{ branch, commit_message: message, actions: await Promise.all(actions) },
            ...(!head && { start_sha: onto }),
          };
          const explain = (error: ServiceError) => explainCommit(error, error.message);
          await explainRefusal([400], explain, () => send('POST', '/repository/commits', body));
        },
      },
      merge: (number, sha) => send('PUT', `/merge_requests/${number}/merge`, { sha }),
      async preview(sha) {
        const query = { status: 'success', order_by: 'created_at', sort: 'desc', per_page: '100' };
        const all = await get('/deployments', query);
        const deployment = all.find((one: { sha: string }) => one.sha === sha);
        return deployment?.environment.external_url ?? undefined;
      },
    };
  },
};

interface MergeRequest {
  iid: number;
  web_url: string;
  state: string;
  sha: string;
}
