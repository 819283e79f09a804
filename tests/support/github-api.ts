import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type GitRepository, hashBlob, type Request } from './git-repository.ts';

type Answer = [status: number, value: unknown, headers?: Record<string, string>];

const refused: Record<string, Answer> = {
  expired: [401, { message: 'Bad credentials' }],
  'may only read': [403, { message: 'Resource not accessible by personal access token' }],
  'no access': [404, { message: 'Not Found' }],
  'too many requests': [
    403,
    { message: 'API rate limit exceeded' },
    { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1764259200' },
  ],
};

/** The names of files that are texts; of any other each sign is a byte. */
export const isText = /\.(yaml|md|svg|vtt)$/;

/**
 * Answers as GitHub's REST API documents to what the editor asks (https://docs.github.com/rest), about the repository
 * `owner/site`.
 */
export class GitHubApi {
  repository: GitRepository;
  /** What the token of everybody is. */
  token: 'good' | keyof typeof refused = 'good';
  /** Happens just before the next change of a branch. */
  beforeChange: (() => void) | undefined;
  /** All that was asked, such as `GET /user`. */
  readonly asked: string[] = [];
  /** The ids of files that are no texts. */
  readonly #binaries = new Set<string>();
  readonly server = createServer((request, response) => void this.#respond(request, response));

  constructor(repository: GitRepository) {
    this.repository = repository;
  }

  /** Answers for another repository, as if nothing had been asked. */
  begin(repository: GitRepository): void {
    this.repository = repository;
    this.token = 'good';
    this.beforeChange = undefined;
    this.asked.length = 0;
    for (const [file, text] of repository.read('main'))
      if (!isText.test(file)) this.#binaries.add(hashBlob(text));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = ([status, value, headers = {}]: Answer) => {
      const exposed = Object.keys(headers).join(', ');
      response.writeHead(status, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-GitHub-Api-Version',
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
        'Access-Control-Expose-Headers': exposed,
        ...headers,
      });
      const isBytes = typeof value === 'string' || Buffer.isBuffer(value);
      response.end(isBytes ? value : JSON.stringify(value));
    };
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return send([204, '']);
    const body = method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>);
    this.asked.push(`${method} ${url}`);
    if (!headers.authorization?.startsWith('Bearer '))
      return send([401, { message: 'Requires authentication' }]);
    const isRead = method === 'GET' && this.token === 'may only read';
    const refusal = isRead ? undefined : refused[this.token];
    send(refusal ?? this.#answer(method, new URL(url, 'http://localhost'), body));
  }

  #answer(method: string, { pathname, searchParams }: URL, body: Record<string, unknown>): Answer {
    const { repository } = this;
    const path = pathname.replace(/^\/api\/v3/, '');
    if (path === '/user') return [200, { login: 'ann', id: 1 }];
    const inside = path.replace('/repos/owner/site', '');
    const [, area, kind, ...rest] = inside.split('/');
    const name = rest.join('/');
    const invalid = (message: string): Answer => [
      422,
      { message: 'Validation Failed', errors: [{ message }] },
    ];
    if (inside === path) return [404, { message: 'Not Found' }];
    if (area === 'git') {
      if (kind === 'ref') {
        const sha = repository.branches.get(name.replace('heads/', ''));
        return sha
          ? [200, { ref: `refs/${name}`, object: { type: 'commit', sha } }]
          : [404, { message: 'Not Found' }];
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
        const text = repository.blobs.get(name);
        if (text === undefined) return [404, { message: 'Not Found' }];
        return [200, this.#binaries.has(name) ? Buffer.from(text, 'latin1') : text];
      }
      if (kind === 'blobs') {
        const text = Buffer.from(String(body.content), 'base64').toString('latin1');
        repository.blobs.set(hashBlob(text), text);
        this.#binaries.add(hashBlob(text));
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
        const branch = searchParams.get('head')?.replace('owner:', '');
        const own = repository.requests.filter(
          (one) => one.branch === branch && (searchParams.get('state') === 'all' || one.isOpen),
        );
        return [200, own.reverse().map((one) => this.#toPull(one))];
      }
      if (method === 'POST') {
        if (repository.requests.some((one) => one.branch === body.head && one.isOpen))
          return invalid(`A pull request already exists for owner:${body.head}.`);
        const made = {
          number: repository.requests.length + 1,
          branch: String(body.head),
          title: String(body.title),
          body: String(body.body),
          isOpen: true,
          isMerged: false,
        };
        repository.requests.push(made);
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
      const [id = ''] = [repository.branches.get(searchParams.get('sha') ?? '')];
      const file = searchParams.get('path') ?? '';
      const changed = repository.listHistory(id).filter((one) => {
        const [parent = ''] = repository.commits.get(one)?.parents ?? [];
        return repository.read(one).get(file) !== repository.read(parent).get(file);
      });
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
    this.beforeChange?.();
    this.beforeChange = undefined;
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
