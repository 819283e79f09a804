import { msg, t } from '../../words/words.ts';
import { encodePath, explainRefusal, ServiceError, toBase64 } from './client.ts';
import { explainCommit } from './git-service.ts';
import { type PullRequest, pullRequests, readRefs, type Tree } from './pull-requests.ts';
import type { ServiceKind } from './service-kind.ts';

const branchPlace = (name: string) => `/branches/${encodePath(name)}`;

/**
 * Gitea or Forgejo, whose servers document their API at `/api/swagger`; Gitea's is also at
 * https://docs.gitea.com/api/. It makes, changes and removes many files in one commit by `POST /repos/{owner}/{repo}/contents`.
 */
export const gitea: ServiceKind = {
  name: msg('Gitea or Forgejo'),
  shortName: 'Gitea',
  findAddresses: (server = 'https://gitea.com') => ({
    api: `${server}/api/v1`,
    tokens: `${server}/user/settings/applications`,
  }),
  rights: (repository) =>
    t(
      'read and write access to “repository”, read access to “user” and, in {repository}, the right to write',
      { repository },
    ),
  advice: msg('Open “Select permissions” there, and leave all others at “No access”.'),
  headers: (token) => ({ Authorization: `token ${token}` }),
  locate: (repository) => `/repos/${repository}`,
  user: 'login',
  branchPlace,
  proposals: pullRequests,
  unready: {
    statuses: [405, 409],
    reason: msg('its checks still run, have failed, or somebody has to approve it'),
  },
  previewHint: msg(
    'Gitea knows of no previews: it shows one that a pipeline reports as the commit status “preview”.',
  ),
  connect({ ask, get, send }, { branch: main }) {
    /** The newest request of a branch on one page of the list, which cannot be asked for those of a branch. */
    async function findOnPage(branch: string, state: 'open' | 'closed', page: number) {
      // Servers may make pages smaller.
      const query = { state, sort: 'recentupdate', limit: '50', page: `${page}` };
      const pulls: Pull[] = await get('/pulls', query);
      const mine = pulls.filter(({ head, base }) => head.ref === branch && base.ref === main);
      const [newest] = mine.sort((one, other) => other.number - one.number);
      return { found: newest && pullRequests.read(newest), isLast: pulls.length === 0 };
    }

    return {
      head: async () => (await get(branchPlace(main))).commit.id,
      async branches(start) {
        try {
          // One alone comes without a list.
          return readRefs([await get(`/git/refs/heads/${start}`)].flat());
        } catch (error) {
          if (error instanceof ServiceError && error.status === 404) return new Map();
          throw error;
        }
      },
      async base(one, other) {
        const query = { verification: 'false', files: 'false' };
        const { commits } = await get(`/compare/${one}...${other}`, query);
        const ids = new Set(commits.map(({ sha }: Commit) => sha));
        const parents: string[] = commits.flatMap((commit: Commit) =>
          commit.parents.map(({ sha }) => sha),
        );
        // The first is the newest: what it was merged with last, or began on.
        return parents.find((sha) => !ids.has(sha)) ?? other;
      },
      async listTree(id) {
        const files: Tree['tree'] = [];
        for (let page = 1; ; page += 1) {
          const query = { recursive: 'true', per_page: '1000', page: `${page}` };
          const { tree, truncated }: Tree = await get(`/git/trees/${id}`, query);
          files.push(...tree);
          if (!truncated || tree.length === 0) return files;
        }
      },
      async read(id) {
        const { content, size } = await get(`/git/blobs/${id}`);
        // Servers have a largest size, above which the content is left out.
        if (!content && size > 0)
          throw new Error(
            t('A file of {size} bytes is too large for this server: edit it in a clone.', { size }),
          );
        return new Blob([Uint8Array.from(atob(content ?? ''), (one) => one.charCodeAt(0))]);
      },
      async findProposal(branch) {
        for (let page = 1; ; page += 1) {
          const { found, isLast } = await findOnPage(branch, 'open', page);
          if (found) return found;
          if (isLast) break;
        }
        return (await findOnPage(branch, 'closed', 1)).found;
      },
      commit: {
        async add({ branch, head, message, updates }) {
          const files = updates.map(async ({ path, content, old }) => ({
            operation: content === null ? 'delete' : old ? 'update' : 'create',
            path,
            // With it, the service refuses to change what somebody else has changed meanwhile.
            ...(old && { sha: old }),
            ...(content !== null && { content: await toBase64(content) }),
          }));
          const place = head ? { branch } : { branch: main, new_branch: branch };
          const body = { ...place, message, files: await Promise.all(files) };
          // Another file is there, none, or the branch that is to be new.
          const explain = (error: ServiceError) => explainCommit(error, error.message);
          await explainRefusal([404, 409, 422], explain, () => send('POST', '/contents', body));
        },
      },
      async merge(number, head_commit_id) {
        const { default_merge_style: Do = 'merge' } = await get('');
        // It answers nothing.
        const body = { Do, head_commit_id };
        await ask(`/pulls/${number}/merge`, { method: 'POST', body });
      },
      async preview(sha) {
        const statuses = await get(`/commits/${sha}/statuses?sort=recentupdate`);
        const isPreview = ({ context, status }: Record<string, string>) =>
          context === 'preview' && status === 'success';
        return statuses.find(isPreview)?.target_url || undefined;
      },
    };
  },
};

interface Commit {
  sha: string;
  parents: { sha: string }[];
}

interface Pull extends PullRequest {
  head: { ref: string; sha: string };
  base: { ref: string };
}
