import { type Answer, type Asked, GitApi } from './git-api.ts';
import { hashBlob, type Request } from './git-repository.ts';

/**
 * Answers as GitHub's REST API documents to what the editor asks (https://docs.github.com/rest), about the repository
 * `owner/site`.
 */
export class GitHubApi extends GitApi {
  protected readonly scheme = 'Bearer';
  protected readonly refused = {
    expired: [401, { message: 'Bad credentials' }] as Answer,
    'may only read': [
      403,
      { message: 'Resource not accessible by personal access token' },
    ] as Answer,
    'no access': [404, { message: 'Not Found' }] as Answer,
    'too many requests': [
      403,
      { message: 'API rate limit exceeded' },
      { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1764259200' },
    ] as Answer,
  };

  protected answer({ method, path: place, query: searchParams, body }: Asked): Answer {
    const { repository } = this;
    const path = place.replace(/^\/api\/v3/, '');
    if (path === '/user') return [200, { login: 'ann', id: 1 }];
    const inside = path.replace('/repos/owner/site', '');
    const [, area, kind, ...rest] = inside.split('/');
    const name = rest.join('/');
    const invalid = (message: string): Answer => [
      422,
      { message: 'Validation Failed', errors: [{ message }] },
    ];
    if (inside === path) return [404, { message: 'Not Found' }];
    if (inside === '') return [200, { default_branch: this.defaultBranch }];
    if (area === 'git') {
      if (kind === 'ref') {
        const sha = repository.branches.get(name.replace('heads/', ''));
        return sha
          ? [200, { ref: `refs/${name}`, object: { type: 'commit', sha } }]
          : [404, { message: 'Not Found' }];
      }
      if (kind === 'matching-refs') {
        const start = name.replace('heads/', '');
        const found = [...repository.branches].filter(([branch]) => branch.startsWith(start));
        return [
          200,
          found.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { sha } })),
        ];
      }
      if (kind === 'trees' && method === 'GET') {
        const tree = [...repository.read(name)].map(([file, text]) => ({
          path: file,
          mode: '100644',
          type: 'blob',
          sha: hashBlob(text),
        }));
        return [200, { sha: name, tree, truncated: false }];
      }
      if (kind === 'trees') {
        const known = repository.read(String(body.base_tree));
        const tree = body.tree as { path: string; sha?: string | null }[];
        // Only what is there can be removed.
        return tree.some(({ path, sha }) => sha === null && !known.has(path))
          ? [422, { message: 'GitRPC::BadObjectState' }]
          : [201, { sha: this.#addTree(body) }];
      }
      if (kind === 'blobs' && method === 'GET') {
        const bytes = this.readBlob(name);
        return bytes ? [200, bytes] : [404, { message: 'Not Found' }];
      }
      if (kind === 'blobs') {
        const text = this.readBytes(String(body.content));
        repository.blobs.set(hashBlob(text), text);
        return [201, { sha: hashBlob(text) }];
      }
      if (kind === 'commits' && method === 'GET') return [200, { sha: name, tree: { sha: name } }];
      if (kind === 'commits') {
        const files = this.#trees.get(String(body.tree)) ?? new Map();
        return [
          201,
          { sha: repository.addCommit(files, body.parents as string[], String(body.message)) },
        ];
      }
      if (kind === 'refs') return this.#moveBranch(method, name, body);
    }
    if (area === 'compare') {
      const [one = '', other = ''] = decodeURIComponent([kind, ...rest].join('/')).split('...');
      return [200, { merge_base_commit: { sha: repository.base(one, other) } }];
    }
    if (area === 'pulls') {
      const request = repository.requests.find((one) => String(one.number) === kind);
      if (method === 'GET') {
        const branch = searchParams.get('head')?.replace('owner:', '') ?? '';
        const own = this.listRequests(branch).filter(
          (one) => searchParams.get('state') === 'all' || one.isOpen,
        );
        return [200, own.map((one) => this.#toPull(one))];
      }
      if (method === 'POST') {
        if (repository.requests.some((one) => one.branch === body.head && one.isOpen))
          return invalid(`A pull request already exists for owner:${body.head}.`);
        const made = repository.addRequest(
          String(body.head),
          String(body.title),
          String(body.body),
        );
        return [201, this.#toPull(made)];
      }
      if (!request) return [404, { message: 'Not Found' }];
      if (name === 'merge') {
        if (body.sha !== repository.branches.get(request.branch))
          return [409, { message: 'Head branch was modified. Review and try the merge again.' }];
        repository.merge(request);
        return [200, { merged: true }];
      }
      Object.assign(request, body);
      return [200, this.#toPull(request)];
    }
    if (area === 'commits') {
      const changed = this.listVersions(
        searchParams.get('sha') ?? '',
        searchParams.get('path') ?? '',
      );
      return [
        200,
        changed.map((sha) => ({
          sha,
          commit: {
            message: repository.commits.get(sha)?.message,
            author: { name: 'Ann', date: '2026-11-25T00:00:00Z' },
          },
        })),
      ];
    }
    if (area === 'deployments' && kind)
      return [200, [{ state: 'success', environment_url: `https://preview-${kind}.example` }]];
    if (area === 'deployments') return [200, [{ id: 7, sha: searchParams.get('sha') }]];
    return [404, { message: 'Not Found' }];
  }

  readonly #trees = new Map<string, Map<string, string>>();

  #addTree(body: Record<string, unknown>): string {
    const files = new Map(this.repository.read(String(body.base_tree)));
    for (const { path, content, sha } of body.tree as {
      path: string;
      content?: string;
      sha?: string | null;
    }[]) {
      if (sha === null) files.delete(path);
      else files.set(path, content ?? this.repository.blobs.get(String(sha)) ?? '');
    }
    const id = hashBlob(JSON.stringify([...files]));
    this.#trees.set(id, files);
    return id;
  }

  #moveBranch(method: string, name: string, { ref, sha, force }: Record<string, unknown>): Answer {
    const { repository } = this;
    const branch = String(ref ?? name).replace(/^(refs\/)?heads\//, '');
    this.startChange();
    const old = repository.branches.get(branch);
    if (method === 'POST' && old) return [422, { message: 'Reference already exists' }];
    const isForward = !old || repository.listHistory(String(sha)).includes(old);
    if (!isForward && force !== true) return [422, { message: 'Update is not a fast forward' }];
    repository.branches.set(branch, String(sha));
    return [200, { ref: `refs/heads/${branch}`, object: { sha } }];
  }

  #toPull({ number, branch, title, isOpen }: Request) {
    const sha = this.repository.branches.get(branch);
    return {
      number,
      title,
      state: isOpen ? 'open' : 'closed',
      html_url: `https://github.example/owner/site/pull/${number}`,
      head: { ref: branch, sha },
    };
  }
}
