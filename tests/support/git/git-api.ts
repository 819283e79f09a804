import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type GitRepository, hashBlob, type Request } from './git-repository.ts';

export type Answer = [status: number, value: unknown, headers?: Record<string, string>];

/** Where services change branches. */
const branchChange = /\/(git\/refs(\/.*)?|repository\/commits|contents)$/;

/** The names of files that are texts; of any other each sign is a byte. */
export const isText = /\.(yaml|md|svg|vtt|csv|json)$/;

/** What a token may be, beside good. */
export type BadToken = 'expired' | 'may only read' | 'no access' | 'too many requests';

export interface Asked {
  method: string;
  /** Behind the host. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** What the stand-ins for services have in common: they answer as a REST API documents, about one repository in memory. */
export abstract class GitApi {
  repository: GitRepository;
  /** What the token of everybody is. */
  token: 'good' | BadToken = 'good';
  /** Happens just before the next change of a branch. */
  beforeChange: (() => void) | undefined;
  /** All that was asked, such as `GET /user`. */
  readonly asked: string[] = [];
  readonly server = createServer((request, response) => void this.#respond(request, response));
  /** What every change of a branch is answered with. */
  refusal: Answer | undefined;
  /** The ids of files that are no texts. */
  readonly #binaries = new Set<string>();
  /** How the header `Authorization` begins. */
  protected abstract readonly scheme: string;
  protected abstract readonly refused: Readonly<Record<BadToken, Answer>>;

  constructor(repository: GitRepository) {
    this.repository = repository;
  }

  /** Answers for another repository, as if nothing had been asked. */
  begin(repository: GitRepository): void {
    this.repository = repository;
    this.token = 'good';
    this.refusal = undefined;
    this.beforeChange = undefined;
    this.asked.length = 0;
    for (const [file, text] of repository.read('main'))
      if (!isText.test(file)) this.#binaries.add(hashBlob(text));
  }

  protected abstract answer(asked: Asked): Answer;

  /** What is to happen just before a branch is changed. */
  protected startChange(): void {
    this.beforeChange?.();
    this.beforeChange = undefined;
  }

  /** The bytes of a file by its id. */
  protected readBlob(id: string): Buffer | undefined {
    const text = this.repository.blobs.get(id);
    return text === undefined
      ? undefined
      : Buffer.from(text, this.#binaries.has(id) ? 'latin1' : 'utf8');
  }

  /** Bytes that were sent, as the repository has them. */
  protected readBytes(base64: string): string {
    const text = Buffer.from(base64, 'base64').toString('latin1');
    this.#binaries.add(hashBlob(text));
    return text;
  }

  /** The branch that the repository has for its main one: the first. */
  protected get defaultBranch(): string {
    const [first = ''] = this.repository.branches.keys();
    return first;
  }

  /** The requests of a branch, the newest first. */
  protected listRequests(branch: string): Request[] {
    return this.repository.requests.filter((one) => one.branch === branch).reverse();
  }

  /** The commits that have changed a file, the newest first. */
  protected listVersions(branch: string, file: string): string[] {
    const { repository } = this;
    return repository.listHistory(repository.branches.get(branch) ?? branch).filter((one) => {
      const [parent = ''] = repository.commits.get(one)?.parents ?? [];
      return repository.read(one).get(file) !== repository.read(parent).get(file);
    });
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = ([status, value, headers = {}]: Answer) => {
      response.writeHead(status, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-GitHub-Api-Version',
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
        'Access-Control-Expose-Headers': Object.keys(headers).join(', '),
        ...headers,
      });
      const isBytes = typeof value === 'string' || Buffer.isBuffer(value);
      response.end(isBytes ? value : JSON.stringify(value));
    };
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return send([204, '']);
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
    const body = hasBody ? ((await json(request)) as Record<string, unknown>) : {};
    this.asked.push(`${method} ${url}`);
    if (!headers.authorization?.startsWith(`${this.scheme} `)) return send(this.refused.expired);
    const mayDo = method === 'GET' && this.token === 'may only read';
    if (this.token !== 'good' && !mayDo) return send(this.refused[this.token]);
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost');
    if (this.refusal && method !== 'GET' && branchChange.test(path)) return send(this.refusal);
    send(this.answer({ method, path, query, body }));
  }
}
