import { ask, createClient, encodePath, ServiceError, toBase64 } from './ask.ts';
import {
  type GitService,
  Moved,
  type NewCommit,
  type Proposal,
  type Repository,
} from './git-service.ts';
import { rememberTrees } from './remember-trees.ts';

/** What a fine-grained token needs. */
export const gitHubRights = (repository: string): string =>
  `read and write access to contents and pull requests of ${repository}`;

/** A repository at GitHub: https://docs.github.com/rest, version 2022-11-28. */
export function createGitHub({ api, name, branch: main }: Repository, token: string): GitService {
  const service = {
    ...{ name: 'GitHub', repository: name },
    rights: gitHubRights(name),
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  };
  const own = `${api}/repos/${name}`;
  const [owner = ''] = name.split('/');
  const { get, send } = createClient(service, own);
  const findProposal = async (branch: string): Promise<Proposal | undefined> => {
    const query = new URLSearchParams({ state: 'all', head: `${owner}:${branch}`, base: main });
    const [pull] = await get(`/pulls?${query}`);
    return pull && toProposal(pull);
  };

  async function commit({ branch, head, onto, message, files }: NewCommit): Promise<string> {
    const entries = [...files].map(async ([path, content]) => {
      const entry = { path, mode: '100644', type: 'blob' };
      if (content === null) return { ...entry, sha: null };
      if (typeof content === 'string') return { ...entry, content };
      const blob = { content: await toBase64(content), encoding: 'base64' };
      return { ...entry, sha: (await send('POST', '/git/blobs', blob)).sha };
    });
    const { tree } = await get(`/git/commits/${onto}`);
    const made = await send('POST', '/git/trees', {
      base_tree: tree.sha,
      tree: await Promise.all(entries),
    });
    const parents = [...new Set([head ?? onto, onto])];
    const { sha } = await send('POST', '/git/commits', { message, tree: made.sha, parents });
    try {
      // Without force, a branch that somebody else has moved meanwhile stays as it is.
      if (head) await send('PATCH', `/git/refs/heads/${branch}`, { sha, force: false });
      else await send('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
    } catch (error) {
      if (error instanceof ServiceError && error.status === 422) throw new Moved();
      throw error;
    }
    return branch;
  }

  return {
    commit,
    findProposal,
    user: async () => (await (await ask(service, `${api}/user`)).json()).login,
    head: async () => (await get(`/git/ref/heads/${encodePath(main)}`)).object.sha,
    async branches(start) {
      const refs: { ref: string; object: { sha: string } }[] = await get(
        `/git/matching-refs/heads/${start}`,
      );
      return new Map(refs.map(({ ref, object }) => [ref.replace('refs/heads/', ''), object.sha]));
    },
    base: async (one, other) => (await get(`/compare/${one}...${other}`)).merge_base_commit.sha,
    files: rememberTrees(async (id, folder) => {
      const { tree, truncated } = await get(`/git/trees/${id}?recursive=1`);
      if (truncated)
        throw new Error('The repository has too many files for this editor: edit it in a clone.');
      const blobs = (tree as { path: string; type: string; sha: string }[]).filter(
        ({ path, type }) => type === 'blob' && path.startsWith(`${folder}/`),
      );
      return blobs.map(({ path, sha }) => [path, sha] as const);
    }),
    async read(id) {
      const accept = 'application/vnd.github.raw+json';
      return (await ask(service, `${own}/git/blobs/${id}`, { accept })).blob();
    },
    async propose(branch, title, body) {
      const open = await findProposal(branch);
      if (open?.isOpen)
        return toProposal(await send('PATCH', `/pulls/${open.number}`, { title, body }));
      return toProposal(await send('POST', '/pulls', { title, body, head: branch, base: main }));
    },
    async publish({ number }, sha) {
      try {
        await send('PUT', `/pulls/${number}/merge`, { sha });
      } catch (error) {
        if (!(error instanceof ServiceError) || ![405, 409].includes(error.status)) throw error;
        throw new Error(
          `GitHub does not publish it yet: its checks still run, have failed, or somebody has to approve it. Open the request to see which.`,
        );
      }
    },
    async versions(branch, path) {
      const query = new URLSearchParams({ sha: branch, path });
      const commits: { commit: { message: string; author: { name: string; date: string } } }[] =
        await get(`/commits?${query}`);
      return commits.map(({ commit: { message, author } }) => {
        return { who: author.name, when: author.date, what: message.split('\n')[0] ?? '' };
      });
    },
    async preview(sha) {
      const [deployment] = await get(`/deployments?sha=${sha}`);
      if (!deployment) return undefined;
      const [status] = await get(`/deployments/${deployment.id}/statuses`);
      return status?.environment_url || undefined;
    },
  };
}

interface Pull {
  number: number;
  html_url: string;
  state: string;
  head: { sha: string };
}

const toProposal = ({ number, html_url: address, state, head }: Pull): Proposal => {
  return { number, address, isOpen: state === 'open', commit: head.sha };
};
