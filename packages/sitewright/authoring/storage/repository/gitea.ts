import { ask, createClient, encodePath, ServiceError, toBase64 } from './ask.ts';
import { type Branches, commitWithoutMerge, type FileUpdate } from './commit-without-merge.ts';
import { type GitService, Moved, type Repository } from './git-service.ts';
import { createPulls } from './gitea-pulls.ts';
import { rememberTrees } from './remember-trees.ts';

/** What a token needs. */
export const giteaRights = (repository: string): string =>
  `read and write access to “repository”, read access to “user” and, in ${repository}, the right to write`;

/**
 * A repository at Gitea or Forgejo, whose servers document their API at `/api/swagger`; Gitea's is also at
 * https://docs.gitea.com/api/. It makes, changes and removes many files in one commit by `POST /repos/{owner}/{repo}/contents`.
 */
export function createGitea({ api, name, branch: main }: Repository, token: string): GitService {
  const service = {
    ...{ name: 'Gitea', repository: name, rights: giteaRights(name) },
    headers: { Authorization: `token ${token}` },
  };
  const own = `${api}/repos/${name}`;
  const { get, send } = createClient(service, own);

  async function commit(body: object, updates: readonly FileUpdate[]) {
    const files = updates.map(async ({ path, content, old }) => ({
      operation: content === null ? 'delete' : old ? 'update' : 'create',
      path,
      // With it, the service refuses to change what somebody else has changed meanwhile.
      ...(old && { sha: old }),
      ...(content !== null && { content: await toBase64(content) }),
    }));
    try {
      await send('POST', '/contents', { ...body, files: await Promise.all(files) });
    } catch (error) {
      // Another file is there, none, or the branch that is to be new.
      if (error instanceof ServiceError && [404, 409, 422].includes(error.status))
        throw new Moved(error.message);
      throw error;
    }
  }

  const pulls = createPulls({ get, send }, main);
  const branches: Branches = {
    async branches(start) {
      try {
        // One alone comes without a list.
        const refs: Ref[] = [await get(`/git/refs/heads/${start}`)].flat();
        return new Map(refs.map(({ ref, object }) => [ref.replace('refs/heads/', ''), object.sha]));
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return new Map();
        throw error;
      }
    },
    async base(one, other) {
      const { commits }: { commits: Commit[] } = await get(
        `/compare/${one}...${other}?verification=false&files=false`,
      );
      const ids = new Set(commits.map(({ sha }) => sha));
      const parents = commits.flatMap((commit) => commit.parents.map(({ sha }) => sha));
      // The first is the newest: what it was merged with last, or began on.
      return parents.find((sha) => !ids.has(sha)) ?? other;
    },
    files: rememberTrees(async (id, folder) => {
      const files: (readonly [path: string, id: string])[] = [];
      for (let page = 1; ; page += 1) {
        const { tree, truncated }: Tree = await get(
          `/git/trees/${id}?recursive=true&per_page=1000&page=${page}`,
        );
        const blobs = tree.filter(
          ({ path, type }) => type === 'blob' && path.startsWith(`${folder}/`),
        );
        files.push(...blobs.map(({ path, sha }) => [path, sha] as const));
        if (!truncated || tree.length === 0) return files;
      }
    }),
    findProposal: pulls.find,
    append: (branch, _head, message, updates) => commit({ branch, message }, updates),
    begin: (branch, _onto, message, updates) =>
      commit({ branch: main, new_branch: branch, message }, updates),
    async remove(branch) {
      await ask(service, `${own}/branches/${encodePath(branch)}`, { method: 'DELETE' });
    },
    close: pulls.close,
  };

  return {
    ...branches,
    commit: (one) => commitWithoutMerge(branches, one),
    user: async () => (await (await ask(service, `${api}/user`)).json()).login,
    head: async () => (await get(`/branches/${encodePath(main)}`)).commit.id,
    async read(id) {
      const { content, size } = await get(`/git/blobs/${id}`);
      // Servers have a largest size, above which the content is left out.
      if (!content && size > 0)
        throw new Error(
          `A file of ${size} bytes is too large for this server: edit it in a clone.`,
        );
      const bytes = Uint8Array.from(atob(content ?? ''), (one) => one.charCodeAt(0));
      return new Blob([bytes]);
    },
    propose: pulls.propose,
    async publish({ number }, head_commit_id) {
      const { default_merge_style: Do = 'merge' } = await get('');
      try {
        // It answers nothing.
        const body = { Do, head_commit_id };
        await ask(service, `${own}/pulls/${number}/merge`, { method: 'POST', body });
      } catch (error) {
        if (!(error instanceof ServiceError) || ![405, 409].includes(error.status)) throw error;
        throw new Error(
          'Gitea does not publish it yet: its checks still run, have failed, or somebody has to approve it. Open the request to see which.',
        );
      }
    },
    async versions(branch, path) {
      const query = { sha: branch, path, stat: 'false', verification: 'false', files: 'false' };
      const commits: Commit[] = await get(`/commits?${new URLSearchParams(query)}`);
      return commits.map(({ commit: { message, author } }) => {
        return { who: author.name, when: author.date, what: message.split('\n')[0] ?? '' };
      });
    },
    async preview(sha) {
      const statuses: Status[] = await get(`/commits/${sha}/statuses?sort=recentupdate`);
      const found = statuses.find((one) => one.context === 'preview' && one.status === 'success');
      return found?.target_url || undefined;
    },
    previewHint:
      'Gitea knows of no previews: it shows one that a pipeline reports as the commit status “preview”.',
  };
}

interface Ref {
  ref: string;
  object: { sha: string };
}

interface Tree {
  tree: { path: string; type: string; sha: string }[];
  truncated: boolean;
}

interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string } };
}

interface Status {
  context: string;
  status: string;
  target_url: string;
}
