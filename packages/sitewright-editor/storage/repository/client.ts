import { spokenLanguage, t } from '../../words/words.ts';
import { refusals } from './refusals.ts';

/** What a service answered instead of doing what it was asked. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number;
  /** Whether it is a rule of the repository that refuses: whatever the status, nobody else has written. */
  readonly isRule: boolean;

  constructor(status: number, message: string, isRule = false) {
    super(message);
    this.status = status;
    this.isRule = isRule;
  }
}

interface Service {
  /** As people call it. */
  name: string;
  /** The repository as people call it. */
  repository: string;
  headers: Readonly<Record<string, string>>;
  /** What a token needs for the repository, as the service names it. */
  rights: string;
}

interface Options {
  method?: string;
  /** Goes as JSON. */
  body?: unknown;
  accept?: string;
}

/** Asks for what is below the address of a repository; what fails throws a ServiceError. */
export interface Client {
  ask(path: string, options?: Options): Promise<Response>;
  /** The answer as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: what the service documents
  get(path: string, query?: Readonly<Record<string, string>>): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: what the service documents
  send(method: string, path: string, body: unknown): Promise<any>;
}

export function createClient(service: Service, address: string): Client {
  const askBelow: Client['ask'] = (path, options) => ask(service, address + path, options);
  return {
    ask: askBelow,
    get: async (path, query) =>
      (await askBelow(query ? `${path}?${new URLSearchParams(query)}` : path)).json(),
    send: async (method, path, body) => (await askBelow(path, { method, body })).json(),
  };
}

/** Gives a refusal of some statuses another error, which says more. */
export async function explainRefusal<Result>(
  statuses: readonly number[],
  explain: (error: ServiceError) => Error,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof ServiceError && statuses.includes(error.status) ? explain(error) : error;
  }
}

/** @throws ServiceError with one line that says what to do */
async function ask(
  { name, repository, headers, rights }: Service,
  address: string,
  { method = 'GET', body, accept }: Options = {},
): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: {
      ...headers,
      ...(accept && { Accept: accept }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // What was read before a change is not what is there after it.
    cache: 'no-store',
  }).catch(() => {
    const host = new URL(address).host;
    throw new ServiceError(
      0,
      t('{host} does not answer: check the network, and try again. Nothing is lost.', { host }),
    );
  });
  if (response.ok) return response;
  const said = readMessage(await response.text());
  const rule = findRule();
  throw new ServiceError(response.status, rule ?? explain(), rule !== undefined);

  function findRule(): string | undefined {
    const signIn = response.headers.get('x-github-sso') ?? '';
    const text = signIn ? `${said}: single sign-on` : said;
    const rule = Object.values(refusals).find(({ says }) => says.test(text));
    const [place] = /(?<=url=)https:\S+/.exec(signIn) ?? [];
    return (
      rule &&
      `${rule.meaning(repository, place)}. ${t('{name} says: {said}. Nothing is lost.', {
        name,
        said: said.replaceAll(/\s+/g, ' '),
      })}`
    );
  }

  function explain(): string {
    const { status } = response;
    // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api: without a time it is a minute.
    const isSecondary = /secondary rate limit|abuse detection/i.test(said);
    const until = readLimit(response.headers) || (isSecondary ? t('a minute from now') : '');
    if (status === 429 || (status === 403 && until)) {
      return t(
        '{name} takes no more requests from you until {time}: try again then. Nothing is lost.',
        { name, time: until || t('later') },
      );
    }
    if (status === 401)
      return t(
        '{name} refuses the token, which is wrong or has expired: sign in with a new one. Nothing is lost.',
        { name },
      );
    if (status === 403)
      return t(
        'The token may not do this: give it {rights}, and sign in again. {name} says: {said}',
        { rights, name, said },
      );
    if (status === 404)
      return t('{name} shows this token no {repository}: give it {rights}, and sign in again.', {
        name,
        repository,
        rights,
      });
    return t('{name} answered {status}, {said}: try again later. Nothing is lost.', {
      name,
      status,
      said,
    });
  }
}

/** The time from which a service takes requests again, where it has said that there were too many. */
function readLimit(headers: Headers): string {
  const read = (...names: string[]) =>
    Number(names.map((name) => headers.get(name)).find((one) => one !== null) ?? Number.NaN);
  const wait = read('retry-after');
  const isOver = read('x-ratelimit-remaining', 'ratelimit-remaining') === 0;
  const reset = isOver ? read('x-ratelimit-reset', 'ratelimit-reset') : Number.NaN;
  const time = Number.isNaN(wait) ? reset * 1000 : Date.now() + wait * 1000;
  if (Number.isNaN(time)) return '';
  return new Date(time).toLocaleTimeString(spokenLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** What GitHub, GitLab and Gitea say of what they refuse. */
function readMessage(text: string): string {
  try {
    const { message, error, error_description: more, errors } = JSON.parse(text);
    const details = [errors ?? []].flat().map((one) => one.message ?? one);
    const said = typeof message === 'object' ? JSON.stringify(message) : (message ?? error);
    return [said, more, ...details].filter(Boolean).join(': ').replace(/\.$/, '');
  } catch {
    return text.slice(0, 200);
  }
}

/** A name whose slashes are those of the address. */
export const encodePath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** Bytes, or a text in UTF-8, as services take them in JSON. */
export async function toBase64(content: Blob | string): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
