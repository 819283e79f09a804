import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

type Files = ReadonlyMap<string, string>;
interface Body {
  query: string;
  variables: { branch?: string; input?: Input };
  sha: string;
  head: string;
  labels: string[];
}
interface Input {
  name: string;
  oid: string;
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
}

const hash = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');
const time = '2026-11-25T00:00:00Z';

/** What the service answers instead of doing what it was asked. */
class Refusal extends Error {}

/**
 * Answers as GitHub's documented API does to what the editor asks (https://docs.github.com/rest and
 * https://docs.github.com/graphql), about one repository in memory.
 */
export class GitService {
  readonly #commits = new Map<string, Files>();
  /** The commits of each branch, the newest last. */
  readonly branches = new Map<string, string[]>();
  readonly pulls: { head: string; labels: string[] }[] = [];
  /** What everybody's token allows. */
  rights: 'none' | 'read' | 'write' = 'write';
  readonly server = createServer((request, response) => void this.#respond(request, response));

  constructor(files: Files) {
    this.commit('main', files);
  }

  commit(branch: string, changes: Files): string {
    const files = new Map([...this.read(branch), ...changes]);
    const oid = hash([...files]);
    this.#commits.set(oid, files);
    this.branches.set(branch, [...(this.branches.get(branch) ?? []), oid]);
    return oid;
  }

  /** The files of a branch, as they are or as they were some commits before. */
  read(branch: string, back = 0): Files {
    return this.#commits.get(this.branches.get(branch)?.at(-1 - back) ?? '') ?? new Map();
  }

  /** The files that differ between a branch and `main`. */
  listChanged(branch: string): string[] {
    const main = this.read('main');
    return [...this.read(branch)].flatMap(([file, text]) => (main.get(file) === text ? [] : file));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, value: unknown = '') => {
      for (const name of ['Origin', 'Headers', 'Methods']) {
        response.setHeader(`Access-Control-Allow-${name}`, '*');
      }
      response.writeHead(status).end(JSON.stringify(value));
    };
    const { method, url = '' } = request;
    if (method === 'OPTIONS') return send(200);
    const body = (method === 'GET' ? {} : await json(request)) as Body;
    const isGraphql = url === '/api/graphql';
    try {
      if (isGraphql) send(200, { data: this.#query(body) });
      else send(...this.#rest(`${method} ${url}`, body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // https://docs.github.com/graphql/guides: a query that fails has the status 200.
      const errors = [{ message: error.message }];
      send(isGraphql ? 200 : 422, { data: null, message: 'Validation Failed', errors });
    }
  }

  #rest(call: string, { sha, head, labels }: Body): [status: number, value?: unknown] {
    const [, path = ''] = /^\w+ \/api\/v3\/repos\/owner\/site\/([^?]*)/.exec(call) ?? [];
    const [place, what, ...name] = path.split('/');
    if (call === 'GET /api/v3/user') return [200, { id: 1, login: 'ann', name: 'Ann' }];
    if (place === 'collaborators') return [this.rights === 'none' ? 403 : 200];
    if (what === 'trees') {
      const files = this.#commits.get(name.join('/')) ?? new Map<string, string>();
      const tree = [...files].map(([path, text]) => ({ path, type: 'blob', sha: hash(text) }));
      return [200, { tree }];
    }
    if (what === 'refs') {
      this.branches.set(name.slice(1).join('/'), [sha]);
      return [200, {}];
    }
    if (place === 'issues') this.pulls.at(-1)?.labels.push(...labels);
    if (place !== 'pulls') return [200, []];
    if (this.pulls.some((pull) => pull.head === head)) {
      throw new Refusal(`A pull request already exists for owner:${head}.`);
    }
    const number = this.pulls.push({ head, labels: [] });
    return [201, { number, created_at: time, updated_at: time }];
  }

  #query({ query, variables: { branch = 'main', input } }: Body): unknown {
    if (input && this.rights !== 'write') {
      throw new Refusal('Resource not accessible by personal access token');
    }
    if (input?.name) {
      const name = input.name.replace('refs/heads/', '');
      if (this.branches.has(name)) throw new Refusal(`A ref named "${name}" already exists`);
      this.branches.set(name, [input.oid]);
      return {};
    }
    const [oid] = this.branches.get(input?.branch.branchName ?? branch)?.slice(-1) ?? [];
    if (input) {
      if (oid !== input.expectedHeadOid) throw new Refusal(`Expected branch to point to ${oid}`);
      const changes = input.fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
      );
      const commit = this.commit(input.branch.branchName, new Map(changes));
      return { createCommitOnBranch: { commit: { oid: commit, committedDate: time } } };
    }
    const author = { name: 'Ann', email: 'ann@example.com' };
    const nodes = [{ oid, message: '', author, committedDate: time }];
    const ref = { target: { oid, history: { nodes } } };
    const all = [...this.#commits.values()].flatMap((files) => [...files.values()]);
    const texts = new Map(all.map((text) => [hash(text), text]));
    const aliases = query.matchAll(/(\w+_\d+): (?:object\(\w+: "([^":]+):?([^"]*)"\))?/g);
    const objects = [...aliases].map(([, alias = '', name, file]) => {
      const text = file ? this.read(name ?? '').get(file) : texts.get(name ?? '');
      const blob = text === undefined ? null : { oid: hash(text), text };
      return [alias, name ? blob : ref] as const;
    });
    const pulls = this.pulls.map(({ head, labels }, index) => ({
      number: index + 1,
      headRefName: head,
      createdAt: time,
      updatedAt: time,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: this.listChanged(head).map((path) => ({ path, changeType: 'MODIFIED' })) },
    }));
    const own = pulls.filter(({ headRefName }) => headRefName === branch);
    const pullRequests = { totalCount: own.length, nodes: pulls };
    const repository = { ref, pullRequests, ...Object.fromEntries(objects) };
    return { repository, fork: { id: 'R' }, base: { ref } };
  }
}
