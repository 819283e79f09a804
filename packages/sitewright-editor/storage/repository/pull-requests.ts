import type { ServiceKind, TreeEntry } from './service-kind.ts';

export interface PullRequest {
  number: number;
  html_url: string;
  state: string;
  head: { sha: string };
}

/** Pull requests as GitHub writes them, and Gitea after it. */
export const pullRequests: ServiceKind['proposals'] = {
  place: '/pulls',
  change: 'PATCH',
  describe: (title, body) => ({ title, body }),
  begin: (head, base) => ({ head, base }),
  closed: { state: 'closed' },
  read: ({ number, html_url: address, state, head }: PullRequest) => {
    return { number, address, isOpen: state === 'open', commit: head.sha };
  },
};

/** What a commit has, a part of it where it is truncated. */
export interface Tree {
  tree: TreeEntry[];
  truncated: boolean;
}

/** Branches as both list them. */
export const readRefs = (refs: readonly { ref: string; object: { sha: string } }[]) =>
  new Map(refs.map(({ ref, object }) => [ref.replace('refs/heads/', ''), object.sha]));
