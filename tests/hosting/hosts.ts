import type { Host } from './host.ts';
import { nginx } from './nginx-host.ts';
import { preview } from './preview-host.ts';
import { workerd } from './workerd-host.ts';

/** Quick to start; `npm test` tries these, `npm run test:hosts` the others too. */
const quick: readonly Host[] = [preview, nginx];
const known = process.env.ALL_HOSTS ? [...quick, workerd] : quick;

/** The hosts that can be tried on this machine; says in one line why another cannot. */
export function hosts(): Host[] {
  return known.filter((host) => {
    const reason = host.missing();
    if (reason) console.log(`Not tried on ${host.name}: ${reason}`);
    return !reason;
  });
}
