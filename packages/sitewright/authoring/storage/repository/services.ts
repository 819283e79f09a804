import type { GitService, Repository } from './git-service.ts';
import { createGitea, giteaRights } from './gitea.ts';
import { createGitHub, gitHubRights } from './github.ts';
import { createGitLab, gitLabRights } from './gitlab.ts';

/** What an editor knows of a service that has repositories. */
export interface ServiceKind {
  /** As people call it. */
  name: string;
  /** Where its API answers and where people make tokens; for a server of one's own, such as `https://git.example.com`. */
  findAddresses(server?: string): { api: string; tokens: string };
  /** What a token needs for a repository, in the service's words. */
  rights(repository: string): string;
  /** How people make such a token. */
  advice: string;
  create(repository: Repository, token: string): GitService;
}

/** The services, by their names in `site.yaml`. */
export const services: Readonly<Record<'github' | 'gitlab' | 'gitea', ServiceKind>> = {
  github: {
    name: 'GitHub',
    // https://docs.github.com/en/enterprise-server/rest: the API of a server of one's own is below /api/v3.
    findAddresses: (server) => ({
      api: server ? `${server}/api/v3` : 'https://api.github.com',
      tokens: `${server ?? 'https://github.com'}/settings/personal-access-tokens/new`,
    }),
    rights: gitHubRights,
    advice: 'Choose this repository alone, and an end that you remember.',
    create: createGitHub,
  },
  gitlab: {
    name: 'GitLab',
    // https://docs.gitlab.com/user/profile/personal_access_tokens/: the address fills the form in.
    findAddresses: (server = 'https://gitlab.com') => ({
      api: `${server}/api/v4`,
      tokens: `${server}/-/user_settings/personal_access_tokens?name=Site+editor&scopes=api`,
    }),
    rights: gitLabRights,
    advice:
      'A personal token reaches all that you reach at GitLab: an access token of the project, which its maintainers make, reaches this project alone.',
    create: createGitLab,
  },
  gitea: {
    name: 'Gitea or Forgejo',
    findAddresses: (server = 'https://gitea.com') => ({
      api: `${server}/api/v1`,
      tokens: `${server}/user/settings/applications`,
    }),
    rights: giteaRights,
    advice: 'Open “Select permissions” there, and leave all others at “No access”.',
    create: createGitea,
  },
};
