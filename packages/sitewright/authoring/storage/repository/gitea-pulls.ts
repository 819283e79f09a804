import type { createClient } from './ask.ts';
import type { Proposal } from './git-service.ts';

/** Entries on a page of a list, which servers may make smaller. */
const pageSize = 50;

interface Pull {
  number: number;
  html_url: string;
  state: string;
  head: { ref: string; sha: string };
  base: { ref: string };
}

const toProposal = ({ number, html_url: address, state, head }: Pull): Proposal => {
  return { number, address, isOpen: state === 'open', commit: head.sha };
};

/** The requests of a repository at Gitea or Forgejo to take something over into a branch. */
export function createPulls({ get, send }: ReturnType<typeof createClient>, main: string) {
  /** The newest request of a branch on one page of the list, which cannot be asked for those of a branch. */
  async function findOnPage(branch: string, state: 'open' | 'closed', page: number) {
    const query = { state, sort: 'recentupdate', limit: `${pageSize}`, page: `${page}` };
    const pulls: Pull[] = await get(`/pulls?${new URLSearchParams(query)}`);
    const mine = pulls.filter(({ head, base }) => head.ref === branch && base.ref === main);
    const [newest] = mine.sort((one, other) => other.number - one.number);
    return { found: newest && toProposal(newest), isLast: pulls.length === 0 };
  }

  async function find(branch: string): Promise<Proposal | undefined> {
    for (let page = 1; ; page += 1) {
      const { found, isLast } = await findOnPage(branch, 'open', page);
      if (found) return found;
      if (isLast) break;
    }
    return (await findOnPage(branch, 'closed', 1)).found;
  }

  const change = (number: number, body: object) => send('PATCH', `/pulls/${number}`, body);
  return {
    find,
    async propose(branch: string, title: string, body: string): Promise<Proposal> {
      const open = await find(branch);
      if (open?.isOpen) return toProposal(await change(open.number, { title, body }));
      return toProposal(await send('POST', '/pulls', { title, body, head: branch, base: main }));
    },
    async close(number: number): Promise<void> {
      await change(number, { state: 'closed' });
    },
  };
}
