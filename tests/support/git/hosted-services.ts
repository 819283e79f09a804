import type { GitApi } from './git-api.ts';
import type { GitRepository } from './git-repository.ts';
import { GiteaApi } from './gitea-api.ts';
import { GitHubApi } from './github-api.ts';
import { GitLabApi, gitLabProject } from './gitlab-api.ts';

/** A service with the stand-in that answers in its place. */
export interface HostedService {
  /** As `site.yaml` names it. */
  kind: 'github' | 'gitlab' | 'gitea';
  /** As the editor calls it. */
  name: string;
  /** The repository that the stand-in has. */
  project: string;
  createApi(repository: GitRepository): GitApi;
}

export const hostedServices: readonly HostedService[] = [
  {
    ...{ kind: 'github', name: 'GitHub', project: 'owner/site' },
    createApi: (repository) => new GitHubApi(repository),
  },
  {
    ...{ kind: 'gitlab', name: 'GitLab', project: gitLabProject },
    createApi: (repository) => new GitLabApi(repository),
  },
  {
    ...{ kind: 'gitea', name: 'Gitea', project: 'owner/site' },
    createApi: (repository) => new GiteaApi(repository),
  },
];
