import { z } from 'zod';
import { toCspSource } from '../../lib/csp-source.ts';
import { besideMistakes, group, webOrigin } from '../fields/fields.ts';

/**
 * What no branch can be called: https://git-scm.com/docs/git-check-ref-format, and what GitHub and GitLab refuse besides:
 * https://docs.github.com/en/get-started/using-git/dealing-with-special-characters-in-branch-and-tag-names
 */
const wrongInBranch = [
  /^$|[\p{Cc} ~^:?*[\\]/u,
  /\.\.|\/\/|@\{/,
  /^[-/]|[/.]$/,
  /(^|\/)\.|\.lock(\/|$)/,
  /^(HEAD|@)$/,
  /^refs\/|^[\da-f]{40}$/i,
];

/** A step of a repository's address, which must lead no step up: groups and names have no other signs at any service. */
const step = String.raw`(?!\.\.?(?:\/|$))[\w.-]+`;

/** Git keeps no file in a folder of these names, and no address of one leads out of the repository. */
const isStepOfFolder = (name: string) =>
  !/^(|\.|\.\.|\.git)$/i.test(name) && !/[\p{Cc}\\]/u.test(name);

/** An address of which nothing but scheme, host and port is left. */
const isServer = (value: string) =>
  toCspSource(value) === value && /^https:|^http:\/\/localhost(:|$)/.test(value);

/** What is said of the repository that editors change. */
export const editingSchema = group(
  'The repository that editors change at /admin; without it there is no /admin',
  {
    service: z.enum(['github', 'gitlab', 'gitea']).describe('The service that has the repository'),
    repository: z
      .string()
      .regex(new RegExp(`^${step}(?:\\/${step})+(?<!\\.git)$`), {
        abort: true,
        error: 'owner and name alone, as in its address behind the host, such as "acme/site"',
      })
      .describe('Its owner and name, such as acme/site'),
    branch: z
      .string()
      .refine((name) => !wrongInBranch.some((wrong) => wrong.test(name)), {
        error: String.raw`the name of a branch as Git has it, such as "main": without spaces, "..", and \ ~ ^ : ? * [`,
      })
      .default('main')
      .describe('The branch from which the site is built'),
    folder: z
      .string()
      .refine((path) => path.split('/').every(isStepOfFolder), {
        error:
          'the path of a folder from the top of the repository, without a slash at its ends or "..", such as "sites/acme/content"',
      })
      .optional()
      .describe(
        'The folder of the content in the repository, such as sites/acme/content; left out, where it lies when the site is built',
      ),
    server: z
      .string()
      .refine(isServer, {
        error: 'https:// and the host with nothing after it, such as "https://git.example.com"',
      })
      .optional()
      .describe('The address of the service where it is your own, such as https://git.example.com'),
    at: webOrigin
      .optional()
      .describe(
        'An address of the editor’s own, such as https://edit.example.com: what the build writes into build/editor is served there, and the site itself has no /admin',
      )
      .meta({
        hint: 'An address of the editor’s own, such as https://edit.example.com; the site itself has no /admin then',
      }),
  },
).refine(
  // GitLab alone has groups within groups.
  ({ service, repository }) => service === 'gitlab' || String(repository).split('/').length <= 2,
  {
    error: 'one owner and one name, such as "acme/site"',
    path: ['repository'],
    ...besideMistakes,
  },
);
