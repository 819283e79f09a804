import { type Answer, type Asked, GitApi, isText } from './git-api.ts';
import { hashBlob, type Request } from './git-repository.ts';

interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content?: string;
  sha?: string;
}

const notFound: Answer = [404, { message: "The target couldn't be found.", errors: null, url: '' }];

/**
 * Answers as the API of Gitea and Forgejo documents to what the editor asks (`/api/swagger` of each server,
 * https://docs.gitea.com/api/), about the repository `owner/site`.
 */
export class GiteaApi extends GitApi {
  protected readonly scheme = 'token';
  protected readonly refused = {
    expired: [401, { message: 'user does not exist [uid: 0, name: ]', url: '' }] as Answer,
    'may only read': [
      403,
      {
        message: 'token does not have at least one of required scope(s): [write:repository]',
        url: '',
      },
    ] as Answer,
    'no access': notFound,
    // Its servers limit nothing; what stands before them does.
    'too many requests': [429, 'Too Many Requests', { 'Retry-After': '60' }] as Answer,
  };

  protected answer({ method, path, query, body }: Asked): Answer {
    const { repository } = this;
    if (path === '/api/v1/user') return [200, { id: 1, login: 'ann' }];
    const own = '/api/v1/repos/owner/site';
    if (path === own)
      return [200, { default_branch: this.defaultBranch, default_merge_style: 'merge' }];
    if (!path.startsWith(`${own}/`)) return notFound;
    const steps = path
      .slice(own.length + 1)
      .split('/')
      .map(decodeURIComponent);
    const [area, kind = '', ...rest] = steps;
    const name = rest.join('/');
    if (area === 'contents') return this.#change(body);
    if (area === 'pulls') return this.#answerPulls(method, [kind, name], query, body);
    if (area === 'branches') {
      const branch = [kind, ...rest].join('/');
      const id = repository.branches.get(branch);
      if (!id) return notFound;
      if (method === 'DELETE') repository.branches.delete(branch);
      return method === 'DELETE' ? [204, ''] : [200, { name: branch, commit: { id } }];
    }
    if (area === 'git' && kind === 'refs') return this.#listRefs(name);
    if (area === 'git' && kind === 'trees') {
      // A server may have small pages.
      const size = 2;
      const start = (Number(query.get('page')) - 1) * size;
      const all = [...repository.read(name)].map(([file, text]) => {
        return { path: file, mode: '100644', type: 'blob', sha: hashBlob(text) };
      });
      const tree = all.slice(start, start + size);
      return [200, { sha: name, tree, truncated: start + size < all.length }];
    }
    if (area === 'git' && kind === 'blobs') {
      const bytes = this.readBlob(name);
      if (!bytes) return notFound;
      const content = bytes.toString('base64');
      return [200, { sha: name, size: bytes.length, encoding: 'base64', content }];
    }
    if (area === 'compare') {
      const [one = '', other = ''] = [kind, ...rest].join('/').split('...');
      const known = repository.listHistory(one);
      const commits = repository.listHistory(other).filter((id) => !known.includes(id));
      return [
        200,
        { total_commits: commits.length, commits: commits.map((id) => this.#toCommit(id)) },
      ];
    }
    if (area === 'commits' && name === 'statuses') {
      const target_url = 'https://preview-7.example';
      return [
        200,
        [
          { context: 'build', status: 'success', target_url: 'https://ci.example/log' },
          { context: 'preview', status: 'success', target_url },
        ],
      ];
    }
    if (area !== 'commits') return notFound;
    const versions = this.listVersions(query.get('sha') ?? '', query.get('path') ?? '');
    return [200, versions.map((id) => this.#toCommit(id))];
  }

  /** All that begin so, or the one that is called so. */
  #listRefs(start: string): Answer {
    const refs = [...this.repository.branches].flatMap(([branch, sha]) =>
      `heads/${branch}`.startsWith(start)
        ? { ref: `refs/heads/${branch}`, object: { type: 'commit', sha } }
        : [],
    );
    if (refs.length === 0) return notFound;
    return [200, refs.length === 1 && refs[0]?.ref === `refs/${start}` ? refs[0] : refs];
  }

  #change(body: Record<string, unknown>): Answer {
    const { repository } = this;
    this.startChange();
    const [from, to] = [String(body.branch), String(body.new_branch ?? body.branch)];
    const parent = repository.branches.get(from);
    if (!parent) return [404, { message: `branch does not exist [name: ${from}]` }];
    const refuse = (message: string): Answer => [422, { message, url: '' }];
    if (to !== from && repository.branches.has(to)) {
      return refuse(`branch already exists [name: ${to}]`);
    }
    const files = new Map(repository.read(parent));
    for (const { operation, path: file, content = '', sha } of body.files as Change[]) {
      const text = files.get(file);
      if (operation === 'create' && text !== undefined) {
        return refuse(`repository file already exists [path: ${file}]`);
      }
      if (operation !== 'create') {
        if (text === undefined) return notFound;
        if (!sha) return refuse('a SHA or commit ID must be proved when updating a file');
        if (sha !== hashBlob(text)) {
          return refuse(`sha does not match [given: ${sha}, expected: ${hashBlob(text)}]`);
        }
      }
      if (operation === 'delete') files.delete(file);
      else if (isText.test(file)) files.set(file, Buffer.from(content, 'base64').toString());
      else files.set(file, this.readBytes(content));
    }
    const id = repository.addCommit(files, [parent], String(body.message));
    repository.branches.set(to, id);
    return [201, { files: [], commit: this.#toCommit(id) }];
  }

  #answerPulls(
    method: string,
    [number, verb]: readonly string[],
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): Answer {
    const { repository } = this;
    if (method === 'GET') {
      const isFirst = query.get('page') === '1';
      const all = repository.requests.filter(
        ({ isOpen }) => isOpen === (query.get('state') === 'open'),
      );
      return [200, isFirst ? all.map((one) => this.#toPull(one)) : []];
    }
    if (method === 'POST' && !number) {
      if (this.listRequests(String(body.head)).some((one) => one.isOpen)) {
        return [409, { message: 'pull request already exists for these targets', url: '' }];
      }
      const made = repository.addRequest(String(body.head), String(body.title), String(body.body));
      return [201, this.#toPull(made)];
    }
    const request = repository.requests.find((one) => String(one.number) === number);
    if (!request) return notFound;
    if (verb !== 'merge') {
      const { state, title = request.title, body: text = request.body } = body;
      Object.assign(request, { title, body: text });
      if (state === 'closed') request.isOpen = false;
      return [201, this.#toPull(request)];
    }
    if (body.head_commit_id !== repository.branches.get(request.branch)) {
      return [409, { message: 'head out of date', url: '' }];
    }
    if (!repository.isMergeable(request.branch)) {
      return [405, { message: 'Please try again later', url: '' }];
    }
    repository.merge(request);
    return [200, ''];
  }

  #toCommit(sha: string) {
    const { message, parents = [] } = this.repository.commits.get(sha) ?? {};
    return {
      sha,
      parents: parents.map((parent) => ({ sha: parent })),
      commit: { message, author: { name: 'Ann', date: '2026-11-25T00:00:00Z' } },
    };
  }

  #toPull({ number, branch, title, isOpen, isMerged }: Request) {
    return {
      ...{ number, title, state: isOpen ? 'open' : 'closed', merged: isMerged },
      html_url: `https://gitea.example/owner/site/pulls/${number}`,
      head: { ref: branch, sha: this.repository.branches.get(branch) },
      base: { ref: 'main' },
    };
  }
}
