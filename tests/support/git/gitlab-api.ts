import { type Answer, type Asked, GitApi } from './git-api.ts';
import { hashBlob, type Request } from './git-repository.ts';

interface Action {
  action: 'create' | 'update' | 'delete';
  file_path: string;
  content?: string;
  encoding?: 'text' | 'base64';
  last_commit_id?: string;
}

/** The name of the repository, whose groups are one in the other. */
export const gitLabProject = 'group/inner/site';

/**
 * Answers as GitLab's REST API documents to what the editor asks (https://docs.gitlab.com/api/rest/), about the project
 * `group/inner/site`.
 */
export class GitLabApi extends GitApi {
  protected readonly scheme = 'Bearer';
  protected readonly refused = {
    expired: [
      401,
      { error: 'invalid_token', error_description: 'Token is expired. You can either do…' },
    ] as Answer,
    'may only read': [
      403,
      {
        error: 'insufficient_scope',
        error_description: 'The request requires higher privileges than provided.',
      },
    ] as Answer,
    'no access': [404, { message: '404 Project Not Found' }] as Answer,
    'too many requests': [
      429,
      'Retry later\n',
      { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1764259200' },
    ] as Answer,
  };

  protected answer({ method, path, query, body }: Asked): Answer {
    const { repository } = this;
    if (path === '/api/v4/user') return [200, { id: 1, username: 'ann', name: 'Ann' }];
    const own = `/api/v4/projects/${encodeURIComponent(gitLabProject)}/`;
    if (`${path}/` === own) return [200, { default_branch: this.defaultBranch }];
    if (!path.startsWith(own)) return [404, { message: '404 Project Not Found' }];
    const steps = path.slice(own.length).split('/').map(decodeURIComponent);
    const [area, kind = '', name = ''] = steps;
    if (area === 'merge_requests') return this.#answerRequests(method, steps, query, body);
    if (area === 'deployments') return [200, this.#listDeployments(query)];
    if (area !== 'repository') return [404, { error: '404 Not Found' }];
    if (kind === 'branches') return this.#answerBranches(method, name, query);
    if (kind === 'merge_base') {
      const [one = '', other = ''] = query.getAll('refs[]');
      return [200, { id: repository.base(one, other) }];
    }
    if (kind === 'tree') {
      const folder = `${query.get('path')}/`;
      const files = [...repository.read(query.get('ref') ?? '')];
      const inside = files.filter(([file]) => file.startsWith(folder));
      const tree = inside.map(([file, text]) => {
        return { id: hashBlob(text), path: file, type: 'blob', mode: '100644' };
      });
      return [200, getPage([{ id: '0', path: `${folder}pictures`, type: 'tree' }, ...tree], query)];
    }
    if (kind === 'blobs') {
      const bytes = this.readBlob(name);
      return bytes ? [200, bytes] : [404, { message: '404 Blob Not Found' }];
    }
    if (kind === 'files') {
      const [last] = this.listVersions(query.get('ref') ?? '', name);
      return [200, { file_path: name, last_commit_id: last }];
    }
    if (kind === 'commits' && method === 'GET') {
      const versions = this.listVersions(query.get('ref_name') ?? '', query.get('path') ?? '');
      return [200, versions.map((id) => this.#toCommit(id))];
    }
    return kind === 'commits' ? this.#commit(body) : [404, { error: '404 Not Found' }];
  }

  #commit(body: Record<string, unknown>): Answer {
    const { repository } = this;
    this.startChange();
    const branch = String(body.branch);
    const head = repository.branches.get(branch);
    const refuse = (message: string): Answer => [400, { message }];
    if (body.start_sha && head) {
      return refuse(
        `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
      );
    }
    const parent = String(body.start_sha ?? head);
    if (!repository.commits.has(parent)) return refuse('You can only create or edit files when …');
    const files = new Map(repository.read(parent));
    for (const { action, file_path: file, content = '', ...one } of body.actions as Action[]) {
      if (action === 'create' && files.has(file)) {
        return refuse('A file with this name already exists');
      }
      if (action !== 'create' && !files.has(file)) {
        return refuse("A file with this name doesn't exist");
      }
      const [last] = this.listVersions(parent, file);
      if (one.last_commit_id && one.last_commit_id !== last) {
        return refuse(`The file has changed since you started editing it: ${file}`);
      }
      const isBytes = one.encoding === 'base64';
      if (action === 'delete') files.delete(file);
      else files.set(file, isBytes ? this.readBytes(content) : content);
    }
    const id = repository.addCommit(files, [parent], String(body.commit_message));
    repository.branches.set(branch, id);
    return [201, this.#toCommit(id)];
  }

  #answerBranches(method: string, name: string, query: URLSearchParams): Answer {
    const { branches } = this.repository;
    const toBranch = ([name, id]: [string, string]) => ({ name, commit: { id } });
    if (!name) {
      const start = query.get('search')?.replace(/^\^/, '') ?? '';
      const found = [...branches].filter(([branch]) => branch.startsWith(start));
      return [200, getPage(found.map(toBranch), query)];
    }
    const id = branches.get(name);
    if (!id) return [404, { message: '404 Branch Not Found' }];
    if (method === 'DELETE') branches.delete(name);
    return method === 'DELETE' ? [204, ''] : [200, toBranch([name, id])];
  }

  #answerRequests(
    method: string,
    [, number, verb]: readonly string[],
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): Answer {
    const { repository } = this;
    if (method === 'GET') {
      const own = this.listRequests(query.get('source_branch') ?? '');
      return [200, own.map((one) => this.#toRequest(one))];
    }
    if (method === 'POST') {
      const branch = String(body.source_branch);
      if (this.listRequests(branch).some((one) => one.isOpen)) {
        const message = ['Another open merge request already exists for this source branch: !1'];
        return [409, { message }];
      }
      const made = repository.addRequest(branch, String(body.title), String(body.description));
      return [201, this.#toRequest(made)];
    }
    const request = repository.requests.find((one) => String(one.number) === number);
    if (!request) return [404, { message: '404 Not found' }];
    if (verb === 'merge') {
      if (body.sha !== repository.branches.get(request.branch)) {
        return [409, { message: 'SHA does not match HEAD of source branch' }];
      }
      if (!repository.isMergeable(request.branch)) {
        return [422, { message: 'Branch cannot be merged' }];
      }
      repository.merge(request);
    } else {
      const { title = request.title, description = request.body, state_event: event } = body;
      Object.assign(request, { title, body: description });
      if (event === 'close') request.isOpen = false;
    }
    return [200, this.#toRequest(request)];
  }

  #listDeployments(query: URLSearchParams) {
    if (query.get('status') !== 'success') return [];
    const own = [...this.repository.branches].filter(([branch]) => branch !== 'main');
    return own.map(([, sha]) => ({
      ...{ id: 7, status: 'success', sha },
      environment: { name: 'preview', external_url: 'https://preview-7.example' },
    }));
  }

  #toCommit(id: string) {
    const message = this.repository.commits.get(id)?.message ?? '';
    const [title] = message.split('\n');
    return { id, title, message, author_name: 'Ann', authored_date: '2026-11-25T00:00:00Z' };
  }

  #toRequest({ number: iid, branch, title, isOpen, isMerged }: Request) {
    return {
      ...{ iid, title, source_branch: branch, target_branch: 'main' },
      state: isOpen ? 'opened' : isMerged ? 'merged' : 'closed',
      web_url: `https://gitlab.example/${gitLabProject}/-/merge_requests/${iid}`,
      sha: this.repository.branches.get(branch),
    };
  }
}

/** A page of a list, as https://docs.gitlab.com/api/rest/#pagination has it. */
function getPage<Entry>(entries: readonly Entry[], query: URLSearchParams): Entry[] {
  const size = Math.min(Number(query.get('per_page') ?? 20), 100);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return entries.slice(start, start + size);
}
