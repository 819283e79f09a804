import { msg, t } from '../../words/words.ts';
import { encodePath, explainRefusal, toBase64 } from './client.ts';
import { explainCommit } from './git-service.ts';
import { pullRequests, readRefs, type Tree } from './pull-requests.ts';
import type { ServiceKind } from './service-kind.ts';

/** GitHub: https://docs.github.com/rest, version 2022-11-28. */
export const gitHub: ServiceKind = {
  name: 'GitHub',
  // https://docs.github.com/en/enterprise-server/rest: the API of a server of one's own is below /api/v3.
  findAddresses: (server) => ({
    api: server ? `${server}/api/v3` : 'https://api.github.com',
    tokens: `${server ?? 'https://github.com'}/settings/personal-access-tokens/new`,
  }),
  rights: (repository) =>
    t('read and write access to contents and pull requests of {repository}', { repository }),
  advice: msg('Choose this repository alone, and note down the day on which the token ends.'),
  headers: (token) => ({
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${token}`,
    'X-GitHub-Api-Version': '2022-11-28',
  }),
  locate: (repository) => `/repos/${repository}`,
  user: 'login',
  branchPlace: (branch) => `/git/refs/heads/${encodePath(branch)}`,
  proposals: pullRequests,
  unready: {
    statuses: [405, 409],
    reason: msg('its checks still run, have failed, or somebody has to approve it'),
  },
  connect: ({ ask, get, send }, { name, branch: main }) => ({
    head: async () => (await get(`/git/ref/heads/${encodePath(main)}`)).object.sha,
    branches: async (start) => readRefs(await get(`/git/matching-refs/heads/${start}`)),
    base: async (one, other) => (await get(`/compare/${one}...${other}`)).merge_base_commit.sha,
    async listTree(id) {
      const { tree, truncated }: Tree = await get(`/git/trees/${id}?recursive=1`);
      if (truncated)
        throw new Error(
          t('The repository has too many files for this editor: edit it in a clone.'),
        );
      return tree;
    },
    async read(id) {
      const accept = 'application/vnd.github.raw+json';
      return (await ask(`/git/blobs/${id}`, { accept })).blob();
    },
    async findProposal(branch) {
      const [owner] = name.split('/');
      const [pull] = await get('/pulls', { state: 'all', head: `${owner}:${branch}`, base: main });
      return pull && pullRequests.read(pull);
    },
    async commit({ branch, head, onto, message, files }) {
      const entries = [...files].map(async ([path, content]) => {
        const entry = { path, mode: '100644', type: 'blob' };
        if (content === null) return { ...entry, sha: null };
        if (typeof content === 'string') return { ...entry, content };
        const blob = { content: await toBase64(content), encoding: 'base64' };
        return { ...entry, sha: (await send('POST', '/git/blobs', blob)).sha };
      });
      const base_tree = (await get(`/git/commits/${onto}`)).tree.sha;
      const tree = await send('POST', '/git/trees', {
        base_tree,
        tree: await Promise.all(entries),
      });
      const parents = [...new Set([head ?? onto, onto])];
      const { sha } = await send('POST', '/git/commits', { message, tree: tree.sha, parents });
      // Without force, a branch that somebody else has moved meanwhile stays as it is.
      await explainRefusal(
        [422],
        (error) => explainCommit(error),
        () =>
          head
            ? send('PATCH', `/git/refs/heads/${branch}`, { sha, force: false })
            : send('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha }),
      );
      return branch;
    },
    merge: (number, sha) => send('PUT', `/pulls/${number}/merge`, { sha }),
    async preview(sha) {
      const [deployment] = await get(`/deployments?sha=${sha}`);
      if (!deployment) return undefined;
      const [status] = await get(`/deployments/${deployment.id}/statuses`);
      return status?.environment_url || undefined;
    },
  }),
};
